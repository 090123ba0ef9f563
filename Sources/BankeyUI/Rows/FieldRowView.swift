import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A field: its label, and its value on as many lines as necessary.
final class FieldRowView<Content: Field>: View, ReusableView {
  private var field: Content?

  func configure(_ field: Content) { self.field = field }

  func prepareForReuse() { field = nil }

  /// The full width and the height of the value.
  override func size(fitting size: Size) -> Size {
    let places = places(size.width)
    return Size(size.width, places.line + max(1, lines(size.width, places).count))
  }

  /// Draws the label, and the value beside it, or below it on narrow screens.
  override func draw(in canvas: inout Canvas) {
    guard let field else { return }
    let width = canvas.bounds.width
    let places = places(width)
    if isSelected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, 0), .mark) }
    canvas.put(Text(field.label, .secondary), from: 2, to: width - 1, line: 0)
    for (y, line) in lines(width, places).enumerated() { canvas.put(line, at: Point(places.value, y + places.line)) }
  }

  /// The column and the line where values start: below a label that does not fit beside them.
  private func places(_ width: Int) -> (value: Int, line: Int) {
    guard let field, !field.label.isEmpty else { return (2, 0) }
    // The names of accounts get as many columns as they need, so that values stay aligned.
    let labels = max(21, width < 70 ? 0 : field.labelColumns)
    guard width < 50 || Text(field.label).columns > labels else { return (labels > 21 ? labels + 4 : 24, 0) }
    // Reduces the indentation when that keeps the value on one line.
    return (Text(field.value).columns == width - 4 || Text(field.value).columns == width - 3 ? 2 : 4, 1)
  }

  private func lines(_ width: Int, _ places: (value: Int, line: Int)) -> [Text] {
    guard let field else { return [] }
    let role: Role = field.isWarning ? .warning : field.label.isEmpty ? .secondary : isSelected ? .strong : .text
    // Shows a bank's text completely.
    return Text(field.value, role).wrapped(to: max(1, width - places.value - 1), breaksNumbers: field.label.isEmpty)
  }
}
