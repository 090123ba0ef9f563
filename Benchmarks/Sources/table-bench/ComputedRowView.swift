import TUIKit

/// Three lines: the name; the kind with the balance; a rule.
final class ComputedRowView: View, ReusableView {
  private var name = Text("")
  private var kind = Text("")
  private var balance = Text("")

  required override init() { super.init() }

  func configure(_ row: ComputedRow) {
    (name, kind, balance) = (Text(row.name), Text(row.kind, .secondary), Text(row.balance, .strong))
  }

  override func size(fitting size: Size) -> Size { Size(size.width, 3) }

  override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    if isSelected { canvas.put("▌", at: Point(0, 0), .key) }
    canvas.put(name, at: Point(2, 0))
    canvas.put("›", at: Point(width - 2, 0))
    canvas.put(kind, at: Point(3, 1))
    canvas.put(balance, at: Point(width - 3 - balance.columns, 1))
    canvas.fill(Rect(2, 2, 8, 1), canvas.palette[.border])
  }
}
