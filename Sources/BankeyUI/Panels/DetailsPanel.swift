import BankeyCore
import TUIKit

/// What stands above an account's transactions: its name, where the figures come from, the number and the figures.
final class DetailsPanel: View {
  /// What it shows.
  var model: DetailsViewModel?
  /// How it is arranged in the room that there is.
  private var layoutOfScreen = DetailsLayout.line
  private let figures = FiguresView()

  /// The figures in boxes, where they are.
  override var subviews: [View] { if case .tiles = layoutOfScreen { [figures] } else { [] } }

  /// As many lines as its arrangement takes.
  override func size(fitting size: Size) -> Size {
    layoutOfScreen = DetailsLayout(model, in: size)
    return Size(size.width, layoutOfScreen.lines(model))
  }

  /// Puts the boxes under the title. Their shadows fall on the last line.
  override func layout() {
    guard case .tiles(let tiles) = layoutOfScreen else { return }
    if let model { figures.show(model, hasNumber: tiles.hasNumber) }
    figures.frame = Rect(0, 1, RowColumns(width: frame.width).width - 1, 4)
  }

  /// Draws the title, and the figures where they are not in boxes.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    drawTitle(of: model, &canvas)
    switch layoutOfScreen {
    case .tiles: break
    case .list: drawList(of: model, &canvas)
    case .line: drawLine(of: model, &canvas)
    }
  }

  private func drawTitle(of model: DetailsViewModel, _ canvas: inout Canvas) {
    let width = RowColumns(width: canvas.bounds.width).width
    let sign = model.isStale ? canvas.capabilities.symbols.warning + " " : ""
    let name = Text(model.name, .strong)
    let origin = Text(sign + model.origin, model.isStale ? .warning : .secondary)
    canvas.put(canvas.capabilities.symbols.back, at: Point(0, 0), .secondary)
    let hasRoom = width >= 50 || name.columns + origin.columns + 5 <= width
    let end = hasRoom ? canvas.put(origin, endingAt: width - 1, from: width / 3, line: 0) - 2 : width - 1
    let next = canvas.put(name, from: 2, to: end, line: 0)
    guard case .tiles(let tiles) = layoutOfScreen, !tiles.hasNumber, let number = model.number else { return }
    if next + 2 + number.count < end { canvas.put(number, at: Point(next + 2, 0), .secondary) }
  }

  private func drawList(of model: DetailsViewModel, _ canvas: inout Canvas) {
    let columns = ReportColumns(width: canvas.bounds.width)
    let rows = [model.number.map { ($0, "") }].compactMap(\.self) + model.figures.map { ($0.title, $0.amount) }
    for (n, row) in rows.enumerated() {
      let start = canvas.put(Text(row.1, .strong), endingAt: columns.amountEnd, line: n + 1)
      canvas.put(Text(row.0, .secondary), from: columns.title, to: start - 1, line: n + 1)
    }
  }

  /// The balance alone.
  private func drawLine(of model: DetailsViewModel, _ canvas: inout Canvas) {
    guard model.figures.count > 1 else { return }
    let columns = ReportColumns(width: canvas.bounds.width)
    let start = canvas.put(Text(model.figures[1].amount, .strong), endingAt: columns.amountEnd, line: 1)
    canvas.put(Text(model.figures[1].title, .secondary), from: columns.title, to: start - 1, line: 1)
  }
}
