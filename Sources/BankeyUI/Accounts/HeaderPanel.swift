import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The panel above the accounts: greeting, date and net worth.
final class HeaderPanel: View, CollapsibleHeader {
  var model: HeaderViewModel? {
    didSet {
      slim.model = model
      slimPicture.contentDidChange()
    }
  }
  private let slim = SlimHeaderView()
  private lazy var slimPicture = StillView(slim)

  /// Whether it is a single line, because the list below is scrolled.
  var isFolded = false
  /// Whether it spans two panes and shows everything on two wide lines.
  var isSlim = false
  /// Whether the screen is tall enough for the unfolded panel.
  private(set) var canUnfold = true
  /// The number of lines that folding frees for the list.
  var foldedAway: Int { 3 + converted }

  /// The lines that a total in one currency adds.
  private var converted: Int { model?.converted == nil ? 0 : 1 }

  /// Four lines, or two above two panes, and one more for a total in one currency. Only one line when more would leave
  /// too little room for accounts.
  override func size(fitting size: Size) -> Size {
    canUnfold = size.height >= 10
    if isSlim { return Size(size.width, canUnfold ? 2 + converted : 1) }
    return Size(size.width, canUnfold && !isFolded ? 1 + foldedAway : 1)
  }

  /// The lines above two panes. Keys in the list do not change them.
  override var subviews: [View] { isSlim && frame.height > 1 ? [slimPicture] : [] }

  override func layout() { slimPicture.frame = Rect(0, 0, frame.width, frame.height) }

  /// Draws all lines, or as much as fits on one.
  override func draw(in canvas: inout Canvas) {
    guard let model, subviews.isEmpty else { return }
    if canvas.bounds.height == 1 { return drawLine(of: model, &canvas) }
    let columns = HeaderColumns(width: canvas.bounds.width, total: totalColumns(model))
    // Beside a long total there would be no room for the date.
    let isLast = columns.start == nil
    let notes = drawNotes(of: model, columns, line: isLast ? 3 : 3 + converted, &canvas)
    let total = drawConverted(of: model, columns, line: isLast ? 4 : 3, &canvas)
    let starts = [
      canvas.putHeader(Text(model.netWorthTitle, .secondary), columns, line: 0),
      drawNetWorth(of: model, columns, &canvas),
      canvas.putHeader(
        Text(model.others(fitting: columns.room, canvas.capabilities.ellipsis), .secondary), columns, line: 2),
      isLast ? notes : total ?? notes,
    ]
    for (y, texts) in texts(model).enumerated() {
      let text = texts.first { 2 + $0.columns <= starts[y] - 1 } ?? texts[texts.count - 1]
      canvas.put(text, from: 2, to: starts[y] - 1, line: y)
    }
    drawTrend(of: model, columns, &canvas)
    if columns.hasPicture { drawPicture(isNight: model.isNight, at: columns.picture, &canvas) }
  }

  /// Draws the trend of 30 days beside net worth, if both fit.
  private func drawTrend(of model: HeaderViewModel, _ columns: HeaderColumns, _ canvas: inout Canvas) {
    guard let start = columns.start, let trend = model.trend, model.netWorth != nil else { return }
    let x = start + totalColumns(model) + 2
    guard x + HeaderColumns.trend <= start + columns.room else { return }
    canvas.put(model.trendTitle, at: Point(x, 0), .secondary)
    canvas.putTrend(trend, at: Point(x, 1), columns: HeaderColumns.trend)
  }

  /// The width of net worth with its title.
  private func totalColumns(_ model: HeaderViewModel) -> Int {
    max(Text(model.netWorth ?? "").columns, Text(model.netWorthTitle).columns, 17)
  }

  /// The texts at the left, line by line, each with its shorter forms.
  private func texts(_ model: HeaderViewModel) -> [[Text]] {
    let name = model.name.map { Text($0, .strong) }
    let greeting = Text(model.greeting + (name == nil ? "" : ","))
    let dates = ([model.date] + model.shortDates).map { Text($0, .secondary) }
    return [[Text("Bankey", .logo)], [greeting]] + (name.map { [[$0]] } ?? []) + [dates]
  }

  private func drawNetWorth(of model: HeaderViewModel, _ columns: HeaderColumns, _ canvas: inout Canvas) -> Int {
    if let figure = model.netWorth {
      let room = columns.start == nil ? columns.end - columns.text : columns.end - 36
      let text = Text(figure, .strong).truncated(to: room, .whole, ellipsis: canvas.capabilities.ellipsis)
      return canvas.putHeader(text, columns, line: 1)
    }
    let start = columns.start ?? columns.end - 11
    canvas.putSkeleton(from: start, columns: 11, line: 1)
    return start
  }

  /// Draws the total in one currency. Returns the column where it starts; nil when there is none.
  private func drawConverted(
    of model: HeaderViewModel, _ columns: HeaderColumns, line: Int, _ canvas: inout Canvas
  ) -> Int? {
    guard let converted = model.converted else { return nil }
    let room = columns.end - (columns.start ?? 2)
    let text = Text(converted, .secondary).truncated(to: room, .tail, ellipsis: canvas.capabilities.ellipsis)
    return canvas.putHeader(text, columns, line: line)
  }

  /// Draws the number of uncounted accounts or the time of the update, and at the right the number of old balances.
  /// That sentence is shortened before the change loses its period.
  private func drawNotes(
    of model: HeaderViewModel, _ columns: HeaderColumns, line: Int, _ canvas: inout Canvas
  ) -> Int {
    let symbols = canvas.capabilities.symbols
    let short = model.freshnessShort.map { Text(symbols.warning + " " + $0, .warning) }
    guard let start = columns.start else {
      return short.map { canvas.put($0, endingAt: columns.end, line: line) } ?? columns.end
    }
    let (texts, period) = summaries(model, symbols)
    let room = columns.end - start - period.columns - 2
    let old = [model.freshness.map { Text($0, .warning) }, short].compactMap(\.self)
    let shown = old.first { $0.columns <= room } ?? old.first
    let edge = shown.map { canvas.put($0, endingAt: columns.end, line: line) } ?? columns.end
    let text = texts.first { start + $0.columns <= edge - 2 } ?? texts[texts.count - 1]
    canvas.put(text, from: start, to: edge - 2, line: line)
    return start
  }

  /// The change and what is not counted or when it was updated, in forms of decreasing length, and the one that names
  /// the change's period.
  private func summaries(_ model: HeaderViewModel, _ symbols: Symbols) -> (texts: [Text], period: Text) {
    let note = model.counted.map { Text($0, .warning) } ?? Text(model.updated ?? "", .secondary)
    guard let short = model.change?.text(symbols) else { return ([note], note) }
    let change = short + Text(" " + model.changeTitle, .secondary)
    let both = change + Text("  ") + note
    // The note on uncounted accounts takes precedence over everything else, and the change over the time of the update.
    // More space never removes a text.
    if model.counted == nil { return ([both, change, short, note], change) }
    return ([both, short + Text("  ") + note, note], both)
  }

  /// Draws name, net worth and the number of old balances, each complete or not at all.
  private func drawLine(of model: HeaderViewModel, _ canvas: inout Canvas) {
    let columns = RowColumns(width: canvas.bounds.width)
    let logo = Text("Bankey", .logo)
    let x = columns.isNarrow ? 0 : columns.text
    let (room, notes) = (x + logo.columns + 2, notes(model, canvas))
    let least = (notes.last?.columns).map { $0 > 0 ? room + $0 + 2 : room } ?? room
    let figures = figures(model, canvas.capabilities.ellipsis)
    let figure = figures.first { least + $0.columns <= columns.figureEnd } ?? figures[figures.count - 1]
    let start = canvas.put(figure, endingAt: columns.figureEnd, line: 0)
    if x + logo.columns < start { canvas.put(logo, at: Point(x, 0)) }
    let note = notes.first { room + $0.columns + 2 <= start }
    if let note { canvas.put(note, at: Point(room, 0)) }
  }

  /// The date of the oldest balance, or else the time of the update, in forms of decreasing length.
  private func notes(_ model: HeaderViewModel, _ canvas: Canvas) -> [Text] {
    guard let short = model.freshnessShort else { return [Text(model.updated ?? "", .secondary)] }
    let sign = canvas.capabilities.symbols.warning + " "
    return [model.oldest, short].compactMap { $0.map { Text(sign + $0, .warning) } }
  }

  /// Net worth in the main currency, with the sums in all other currencies, or with an ellipsis in their place.
  private func figures(_ model: HeaderViewModel, _ ellipsis: String) -> [Text] {
    let figure = Text(model.netWorth ?? "", .strong)
    guard !model.others.isEmpty else { return [figure] }
    return [model.others.joined(separator: " "), "+ " + ellipsis].map { figure + Text(" " + $0, .secondary) }
  }

  private func drawPicture(isNight: Bool, at x: Int, _ canvas: inout Canvas) {
    for (y, line) in Picture.lines(isNight: isNight, canvas.capabilities).enumerated() {
      canvas.put(line, at: Point(x, y), .picture)
    }
  }
}

extension HeaderViewModel {
  /// The sums in other currencies, each complete or not at all. An ellipsis replaces those that do not fit.
  nonisolated func others(fitting room: Int, _ ellipsis: String) -> String {
    for count in stride(from: others.count, through: 1, by: -1) {
      let rest = count == others.count ? [] : ["+ " + ellipsis]
      let text = (others.prefix(count) + rest).joined(separator: " ")
      if Text(text).columns <= room { return text }
    }
    return others.isEmpty ? "" : "+ " + ellipsis
  }
}

/// The columns of the header panel.
nonisolated struct HeaderColumns {
  let width: Int

  /// Computes the columns. They are as wide as the rows below; the picture yields to net worth, which has a width of
  /// `total`, and its trend.
  init(width: Int, total: Int) {
    self.width = RowColumns(width: width).width
    hasPicture = 36 + total + 2 + Self.trend < self.width - 13
  }

  /// The width of the trend.
  static let trend = 10

  /// The column where net worth starts; nil on narrow screens, where it is at the right edge.
  var start: Int? { width < 72 ? nil : 36 }
  /// The column after everything.
  var end: Int { width - 2 }
  /// Whether the picture is shown; it is dropped first.
  let hasPicture: Bool
  /// The column where the picture starts.
  var picture: Int { width - 13 }
  /// The column where texts start.
  let text = 2
  /// The columns available to amounts.
  var room: Int { start.map { (hasPicture ? picture : end) - $0 - 1 } ?? width - 14 }
}

extension Canvas {
  /// Draws a text of the net worth column. Returns the column where it starts.
  nonisolated mutating func putHeader(_ text: Text, _ columns: HeaderColumns, line y: Int) -> Int {
    guard let start = columns.start else { return put(text, endingAt: columns.end, line: y) }
    put(text, at: Point(start, y))
    return start
  }
}

/// A picture of the sun or the moon: three lines of seven columns.
nonisolated enum Picture {
  /// The lines, in characters that the terminal can display.
  static func lines(isNight: Bool, _ capabilities: Capabilities) -> [String] {
    if isNight { return ["  .-'` .", " (  (", "  '-._ *"] }
    return capabilities.isUnicode ? ["  \\ | /", "── O ──", "  / | \\"] : ["  \\ | /", "-- O --", "  / | \\"]
  }
}
