import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The panel above an account's transactions: name, origin of the data, number, amounts and chart.
///
/// On tall screens the number and the amounts are in boxes. On others they are on the line of the name, or on a second
/// line when they do not fit.
final class DetailsPanel: View, CollapsibleHeader {
  var model: DetailsViewModel?
  /// The chart of the balance.
  let chart = ChartView()
  /// Whether it is a single line, because the list below is scrolled.
  var isFolded = false
  /// The number of lines that folding frees for the list.
  private(set) var foldedAway = 0
  /// The layout of the boxes; nil when they do not fit.
  private var tiles: DetailsTiles?
  /// Whether the screen is tall enough for a line with only the origin of the data.
  private var isTall = false
  private let figures = FiguresView()
  /// The cached drawing of the chart. Most keys do not change it, and drawing it costs as much as all rows.
  private let picture: StillView

  override init() {
    picture = StillView(chart)
    super.init()
  }

  /// Shows a chart, or none; as a table when the terminal cannot draw.
  func show(_ model: ChartViewModel?, isTable: Bool) {
    (chart.model, chart.isTable) = (model, isTable)
    picture.contentDidChange()
  }

  /// Shows the reading of a day on the chart, or a hint on how to read one.
  func read(_ reading: (day: Day, text: String)?, hint: Text) {
    let isSame = reading?.day == chart.reading?.day && reading?.text == chart.reading?.text
    guard !isSame || hint != chart.hint else { return }
    (chart.reading, chart.hint) = (reading, hint)
    picture.contentDidChange()
  }

  /// Whether there is a chart, and enough room for it while the list is not scrolled.
  private(set) var hasChart = false

  /// The boxes, if any, and the chart.
  override var subviews: [View] { isFolded ? [] : tiles == nil ? [picture] : [figures, picture] }

  /// The height of its layout, or one line when folded.
  override func size(fitting size: Size) -> Size {
    tiles = size.height >= 30 ? DetailsTiles(model, columns: size.width) : nil
    isTall = size.height >= 20
    let room = chartLines(in: size)
    hasChart = chart.model != nil && room > 0
    let lines = titleLines(size) + (hasChart ? room : 0)
    foldedAway = lines - 1
    return Size(size.width, isFolded ? 1 : lines)
  }

  private func titleLines(_ size: Size) -> Int {
    if tiles != nil { return 6 }
    return model.map { TitleLine($0, columns: size.width, .unicode, hasOriginBelow: isTall).second == nil ? 1 : 2 } ?? 1
  }

  /// The height of the chart: larger on tall screens, 0 when it would leave too little for the list.
  private func chartLines(in size: Size) -> Int {
    if size.height >= 30, !chart.isTable { return size.height >= 44 ? 7 : size.height >= 36 ? 6 : 5 }
    return size.height - titleLines(size) >= 8 ? 2 : 0
  }

  /// Places the boxes below the title, their shadows on a separate line, and the chart below.
  override func layout() {
    let top = titleLines(frame.size)
    picture.frame = Rect(0, top, frame.width, max(0, frame.height - top))
    guard let tiles, let model else { return }
    figures.show(model, hasNumber: tiles.hasNumber)
    figures.frame = Rect(0, 1, min(frame.width, ReportColumns.most) - 1, 4)
  }

  /// Draws the title, including the amounts unless they are in boxes.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    let symbols = canvas.capabilities.symbols
    canvas.put(symbols.back, at: Point(0, 0), .secondary)
    if let tiles, !isFolded {
      return TitleLine(model, beside: tiles, columns: canvas.bounds.width, symbols).draw(in: &canvas)
    }
    TitleLine(model, columns: canvas.bounds.width, symbols, hasOriginBelow: isTall && !isFolded).draw(in: &canvas)
  }
}

/// The line of an account's name. Filled in order of importance; what does not fit goes to a second line.
private struct TitleLine {
  private let name: Text
  /// The texts after the name, and those at the right edge, each from left to right.
  private var left: [Text] = []
  private var right: [Text] = []
  /// The second line; nil when there is none.
  private(set) var second: (left: Text, right: Text)?
  private let width: Int

  /// Creates the line for a screen without boxes. `hasOriginBelow` tells whether the origin may have a line of its own.
  init(_ model: DetailsViewModel, columns: Int, _ symbols: Symbols, hasOriginBelow: Bool) {
    self.init(model.name, columns)
    let (balance, title) = (Text(model.balance.amount, .strong), Text(model.balance.title + " ", .secondary))
    guard fits(balance, least: 8) else {
      second = (title, balance)
      return
    }
    right = [balance]
    if model.isStale { add(TitleLine.origin(model.originShort, model, symbols)) }
    if fits(title) { right[right.count - 1] = title + balance }
    let number = model.number.map { Text("(" + $0 + ")", .secondary) }
    let others = [model.available, model.creditLimit].compactMap(\.self).map {
      Text($0.title + " ", .secondary) + Text($0.amount, .strong)
    }
    let rest = fitting(others.filter { !add(atRight: $0) })
    let below = number.flatMap { add($0) ? nil : $0 }
    let origins = model.isStale ? [] : [model.origin, model.originShort].map { TitleLine.origin($0, model, symbols) }
    if rest.isEmpty, below == nil {
      let isBeside = origins.contains { add($0) }
      if !isBeside, hasOriginBelow, !model.isStale { second = (left(nil, nil, origins, beside: []), Text([])) }
    } else {
      second = (left(below, model.numberTail, origins, beside: rest), TitleLine.joined(rest))
    }
    if let change = model.balance.change?.text(symbols) { put(change) }
  }

  /// Creates the line for a screen with boxes: the number, unless it has a box, and the origin of the data.
  init(_ model: DetailsViewModel, beside tiles: DetailsTiles, columns: Int, _ symbols: Symbols) {
    self.init(model.name, columns)
    _ =
      add(atRight: TitleLine.origin(model.origin, model, symbols))
      || add(atRight: TitleLine.origin(model.originShort, model, symbols))
    if !tiles.hasNumber, let number = model.number { add(Text("(" + number + ")", .secondary)) }
  }

  private init(_ name: String, _ columns: Int) {
    self.name = Text(name, .strong)
    width = min(columns, ReportColumns.most) - (columns < 36 ? 0 : 1)
  }

  /// The origin and date of the data. Shown completely or not at all, because half a date reads as another date.
  private static func origin(_ text: String, _ model: DetailsViewModel, _ symbols: Symbols) -> Text {
    Text((model.isStale ? symbols.warning + " " : "") + text, model.isStale ? .warning : .secondary)
  }

  /// Whether a text fits beside `least` columns of the name.
  private func fits(_ text: Text, least: Int = 20) -> Bool {
    let others = (left + right).reduce(0) { $0 + $1.columns + 2 }
    return 2 + min(name.columns, least) + 2 + others + text.columns <= width
  }

  /// The number for the second line, or else its last digits: the first ones alone would be another number. The first
  /// of `origins` that fits follows.
  private func left(_ number: Text?, _ tail: String?, _ origins: [Text], beside others: [Text]) -> Text {
    let room = width - 2 - (others.isEmpty ? 0 : TitleLine.joined(others).columns + 1)
    let digits = number == nil ? nil : tail.map { Text($0, .secondary) }
    let number = [number, digits].compactMap(\.self).first { $0.columns <= room }
    let all = origins.map { TitleLine.joined([number, $0].compactMap(\.self)) }
    return all.first { $0.columns <= room } ?? number ?? Text([])
  }

  @discardableResult
  private mutating func add(_ text: Text) -> Bool {
    guard fits(text) else { return false }
    left.append(text)
    return true
  }

  @discardableResult
  private mutating func add(atRight text: Text) -> Bool {
    guard fits(text) else { return false }
    right.insert(text, at: 0)
    return true
  }

  /// Puts a change before the balance, temporarily replacing the texts after the name, so that no line moves.
  private mutating func put(_ change: Text) {
    if !fits(change) { left = [] }
    if fits(change) { right.insert(change, at: right.count - 1) }
  }

  /// As many texts as a line holds. The first one is always among them.
  private func fitting(_ texts: [Text]) -> [Text] {
    let count = (1...max(1, texts.count)).last { TitleLine.joined(Array(texts.prefix($0))).columns <= width - 2 }
    return Array(texts.prefix(count ?? 1))
  }

  private static func joined(_ texts: [Text]) -> Text {
    texts.reduce(Text([])) { $0.columns == 0 ? $1 : $0 + Text("  ") + $1 }
  }

  func draw(in canvas: inout Canvas) {
    let edge = right.reversed().reduce(width + 2) { canvas.put($1, endingAt: $0 - 2, line: 0) }
    let room = edge - 2 - left.reduce(0) { $0 + $1.columns + 2 }
    var x = canvas.put(name, from: 2, to: room, line: 0)
    for text in left { x = canvas.put(text, from: x + 2, to: edge, line: 0) }
    guard let second, canvas.bounds.height > 1 else { return }
    let start = canvas.put(figure: second.right, endingAt: width, from: 2, line: 1)
    canvas.put(second.left, from: 2, to: start - 1, line: 1)
  }
}

/// The layout of the boxes on a tall screen.
struct DetailsTiles {
  /// The width of each tile.
  private let width: Int
  /// Whether the box of the number fits too.
  let hasNumber: Bool

  /// Puts tiles at the right edge, and the box of the number at the left if it fits. Nil when not even the tiles fit.
  /// Before the account is loaded, reserves space for two tiles.
  init?(_ model: DetailsViewModel?, columns: Int) {
    width = model?.figures.map(FigureTile.columns).max() ?? FigureTile.minimum
    let all = (model?.figures.count ?? 2) * (width + FiguresView.gap) - FiguresView.gap
    guard all <= columns - 2 else { return nil }
    let box = model?.numberWithTitle.map { max(RoundedView.columns, Text($0).columns + 6) }
    hasNumber = box.map { $0 + FiguresView.gap + all < columns } ?? false
  }
}
