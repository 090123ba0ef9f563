import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A chart of balances: the scale at the left, the line, and the range at the right. In ASCII, a table of some days.
final class ChartView: View {
  /// The chart; nil for none.
  var model: ChartViewModel?
  /// Whether nothing can be drawn, so that a table of two lines is shown instead.
  var isTable = false
  /// The day being read and the text for it; nil for none.
  var reading: (day: Day, text: String)?
  /// The keys for reading a day, shown while no day is read.
  var hint: Text?
  /// The preferred number of lines.
  var lines = Size.unlimited

  override func size(fitting size: Size) -> Size { Size(size.width, min(size.height, lines)) }

  /// Draws the plot with its texts, or the table.
  override func draw(in canvas: inout Canvas) {
    guard let model, canvas.bounds.height > 1 else { return }
    if isTall(canvas) {
      drawHeading(model, &canvas)
      return drawPlot(model, from: 1, to: edge(canvas), &canvas)
    }
    let room = drawRange(model, &canvas)
    if canvas.capabilities.isUnicode {
      drawPlot(model, from: 0, to: room, &canvas)
    } else {
      drawTable(model, to: room, &canvas)
    }
  }

  private var hasAxis: Bool { frame.height > 2 }

  /// Whether the texts have a line of their own above the plot, which then uses the whole width. Beside a tall plot
  /// they would leave a third of the screen empty.
  private func isTall(_ canvas: Canvas) -> Bool {
    canvas.capabilities.isUnicode && canvas.bounds.height >= ChartView.tall && edge(canvas) >= 36
  }

  /// The number of lines from which a chart is tall.
  static let tall = 5

  private func edge(_ canvas: Canvas) -> Int { min(canvas.bounds.width, ReportColumns.most) - 3 }

  /// Draws the range at the right; before it the text of a day, and before that the difference, if they fit.
  private func drawHeading(_ model: ChartViewModel, _ canvas: inout Canvas) {
    let change = model.change?.text(canvas.capabilities.symbols)
    let read = reading.map { Text($0.text, .strong) } ?? hint
    var x = edge(canvas)
    for text in [ranges(of: model), read, change].compactMap(\.self) where x - text.columns >= canvas.bounds.width / 5 {
      x = canvas.put(text, endingAt: x, line: 0) - 3
    }
  }
  /// The width of the line when it was last drawn.
  private var columns = 60

  /// The number of days per column of dots, which is the smallest step of reading.
  var daysPerStep: Int {
    guard let days = model?.series.days else { return 1 }
    return max(1, days.lowerBound.distance(to: days.upperBound) / max(1, BraillePlot.samples(columns)))
  }

  /// Draws the range and the difference at the right, or the text of the day. Returns the column before which the plot
  /// ends.
  private func drawRange(_ model: ChartViewModel, _ canvas: inout Canvas) -> Int {
    let edge = edge(canvas)
    let read = reading.map { Text($0.text, .strong) }
    guard edge >= 57 else {
      guard let read else { return edge }
      canvas.put(read, endingAt: edge, line: 0)
      return edge - read.columns - 1
    }
    let change = model.change?.text(canvas.capabilities.symbols)
    let isWide = edge >= 100
    let first = (isWide ? (read ?? hint).map { $0 + Text("   ") } ?? Text([]) : Text([])) + ranges(of: model)
    let second = (isWide ? change : read ?? change) ?? Text([])
    let columns = max(isWide ? 42 : 20, first.columns, second.columns)
    guard columns <= edge / 2 else { return edge }
    for (y, text) in [first, second].enumerated() { canvas.put(text, endingAt: edge, line: y) }
    return edge - columns - 1
  }

  /// For example "30d [90d] 1y all".
  private func ranges(of model: ChartViewModel) -> Text {
    model.ranges.enumerated().reduce(Text([])) { text, next in
      let (index, name) = next
      let shown = index == model.range ? Text("[" + name + "]", .key) : Text(name, .secondary)
      return text + (index == 0 ? Text([]) : Text(" ")) + shown
    }
  }

  private func drawPlot(_ model: ChartViewModel, from top: Int, to end: Int, _ canvas: inout Canvas) {
    let labels = max(Text(model.highest).columns, Text(model.lowest).columns)
    let rows = canvas.bounds.height - top - (hasAxis ? 1 : 0)
    // A line without a scale is more useful than a scale without a line.
    let hasScale = 3 + labels + 4 <= end
    let start = hasScale ? 3 + labels : 2
    if hasScale {
      canvas.put(Text(model.highest, .secondary), endingAt: 2 + labels, line: top)
      // A balance that never changes needs only one label.
      if !model.isFlat {
        canvas.put(Text(model.lowest, .secondary), endingAt: 2 + labels, line: top + rows - 1)
      }
    }
    canvas.putPlot(model.series, in: Rect(start, top, end - start, rows))
    columns = end - start
    if let reading {
      let x = start + model.series.sample(of: reading.day, among: max(1, columns))
      for y in top..<top + rows { canvas.put(canvas.capabilities.symbols.rule, at: Point(x, y), .mark) }
    }
    guard hasAxis, let first = model.ticks.first, let last = model.ticks.last else { return }
    canvas.put(Text(last.date, .secondary), endingAt: end, line: top + rows)
    // Shows a day completely or not at all, because half of one reads as another.
    guard start + Text(first.date).columns + 1 + Text(last.date).columns <= end else { return }
    canvas.put(Text(first.date, .secondary), at: Point(start, top + rows))
  }

  /// Draws as many days as fit, each above its balance.
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

/// An area drawn with half and full blocks, for fonts without braille.
nonisolated struct BlockPlot {
  /// The number of samples that `columns` columns show.
  static func samples(_ columns: Int) -> Int { columns }
  /// The highest half block of `rows` rows, counted from 0.
  static func top(_ rows: Int) -> Int { rows * 2 - 1 }

  /// The rows as text, the highest first.
  let lines: [String]

  /// Fills the area below these heights, one for each column.
  init(_ heights: [Int], rows: Int) {
    lines = (0..<rows).reversed().map { row in
      heights.map { height in height > row * 2 ? "█" : height == row * 2 ? "▄" : " " }.joined()
    }
  }
}

/// A line drawn with braille dots: a cell is two dots wide and four dots high.
nonisolated struct BraillePlot {
  /// The number of samples that `columns` columns show.
  static func samples(_ columns: Int) -> Int { columns * 2 }
  /// The highest dot of `rows` rows, counted from 0.
  static func top(_ rows: Int) -> Int { rows * 4 - 1 }

  private let rows: Int
  private var cells: [[UInt32]]

  /// Draws the line through these heights, one for each column of dots.
  init(_ heights: [Int], rows: Int) {
    self.rows = rows
    cells = Array(repeating: Array(repeating: 0, count: (heights.count + 1) / 2), count: rows)
    for (x, height) in heights.enumerated() {
      let before = x > 0 ? heights[x - 1] : height
      // The line rises or falls within the column of the new height.
      let reached = before < height ? before + 1...height : height...max(height, before - 1)
      for y in reached { set(x, y) }
    }
  }

  /// The rows as text, the highest first.
  var lines: [String] {
    cells.map { row in
      String(String.UnicodeScalarView(row.map { $0 == 0 ? " " : Unicode.Scalar(0x2800 + $0) ?? " " }))
    }
  }

  private mutating func set(_ x: Int, _ y: Int) {
    guard (0..<rows * 4).contains(y) else { return }
    cells[rows - 1 - y / 4][x / 2] |= BraillePlot.dots[x % 2][y % 4]
  }

  /// The bits of the left and the right dots, from the bottom up.
  private static let dots: [[UInt32]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]
}

extension Canvas {
  /// Draws the line of a series with the finest symbols of the terminal; nothing in ASCII.
  nonisolated mutating func putPlot(_ series: ChartSeries, in rect: Rect, _ role: Role = .chart) {
    guard capabilities.isUnicode, rect.width > 0, rect.height > 0 else { return }
    for (y, line) in lines(of: series, rect.size).enumerated() {
      put(line, at: Point(rect.x, rect.y + y), role)
    }
  }

  /// Draws a series within one line. In ASCII, only shows whether it ends higher or lower than it begins.
  nonisolated mutating func putTrend(
    _ series: ChartSeries?, at point: Point, columns: Int, _ role: Role = .secondary
  ) {
    guard let series else { return }
    if capabilities.isUnicode { return putPlot(series, in: Rect(point.x, point.y, columns, 1), role) }
    guard let change = series.change else { return }
    put(change.isNegative ? capabilities.symbols.fall : capabilities.symbols.rise, at: point, role)
  }

  private nonisolated func lines(of series: ChartSeries, _ size: Size) -> [String] {
    if capabilities.hasRichFont {
      let heights = series.heights(BraillePlot.samples(size.width), top: BraillePlot.top(size.height))
      return BraillePlot(heights, rows: size.height).lines
    }
    let heights = series.heights(BlockPlot.samples(size.width), top: BlockPlot.top(size.height))
    return BlockPlot(heights, rows: size.height).lines
  }
}
