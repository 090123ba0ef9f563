import BankeyCore
import TUIKit

/// A chart of balances: the scale at the left, the line, how far back it goes at the right; in ASCII a table of some days.
final class ChartView: View {
  /// What it shows.
  var model: ChartViewModel?
  /// Whether it is a table of two lines, since nothing can be drawn.
  var isTable = false
  /// The keys that change the range, as they are written beside it.
  static let keys = "[ ]"

  /// As wide as there is room.
  override func size(fitting size: Size) -> Size { size }

  /// Draws the plot with its texts, or the table.
  override func draw(in canvas: inout Canvas) {
    guard let model, canvas.bounds.height > 1 else { return }
    let room = drawRange(model, &canvas)
    if canvas.capabilities.isUnicode { drawPlot(model, to: room, &canvas) } else { drawTable(model, to: room, &canvas) }
  }

  private var hasAxis: Bool { frame.height > 2 }

  /// The range and the difference at the right. Gives the column that the plot ends before.
  private func drawRange(_ model: ChartViewModel, _ canvas: inout Canvas) -> Int {
    let edge = RowColumns(width: canvas.bounds.width).width - 3
    guard edge >= 57 else { return edge }
    let texts = [
      Text(model.range + "  ", .secondary) + Text(ChartView.keys, .key),
      model.change?.text(canvas.capabilities.symbols) ?? Text([]),
    ]
    for (y, text) in texts.enumerated() { canvas.put(text, endingAt: edge, line: y) }
    return edge - max(18, texts.map(\.columns).max() ?? 0) - 1
  }

  private func drawPlot(_ model: ChartViewModel, to end: Int, _ canvas: inout Canvas) {
    let labels = max(Text(model.highest).columns, Text(model.lowest).columns)
    let rows = canvas.bounds.height - (hasAxis ? 1 : 0)
    let start = 3 + labels
    canvas.put(Text(model.highest, .secondary), endingAt: 2 + labels, line: 0)
    canvas.put(Text(model.lowest, .secondary), endingAt: 2 + labels, line: rows - 1)
    canvas.putPlot(model.series, in: Rect(start, 0, end - start, rows))
    guard hasAxis, let first = model.ticks.first, let last = model.ticks.last else { return }
    canvas.put(Text(last.date, .secondary), endingAt: end, line: rows)
    canvas.put(Text(first.date, .secondary), from: start, to: end - Text(last.date).columns - 1, line: rows)
  }

  /// As many days as there is room for, each above its balance.
  private func drawTable(_ model: ChartViewModel, to end: Int, _ canvas: inout Canvas) {
    let width = model.ticks.map { max(Text($0.date).columns, Text($0.figure).columns) }.max() ?? 0
    let gaps = model.ticks.count - 1
    let step = [1, 2, 4].first { (step: Int) -> Bool in (gaps / step + 1) * (width + 2) <= end } ?? 4
    for (place, index) in stride(from: 0, to: model.ticks.count, by: step).enumerated() {
      let edge = (place + 1) * (width + 2)
      guard edge <= end else { return }
      canvas.put(Text(model.ticks[index].date, .secondary), endingAt: edge, line: 0)
      canvas.put(Text(model.ticks[index].figure), endingAt: edge, line: 1)
    }
  }
}
