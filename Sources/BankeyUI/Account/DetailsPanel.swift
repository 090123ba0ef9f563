import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What stands above an account's transactions: its name, where the figures come from, the number, the figures and the chart.
///
/// On tall screens number and figures stand in boxes; on others in the line of the name, and what it has no room for in the one below.
final class DetailsPanel: View, FoldingHead {
  /// What it shows.
  var model: DetailsViewModel?
  /// The balances over time.
  let chart = ChartView()
  /// Whether it is one line because the list below is scrolled.
  var isFolded = false
  /// How many lines folding gives to the list.
  private(set) var foldedAway = 0
  /// The boxes; nil where they have no room.
  private var tiles: DetailsTiles?
  private let figures = FiguresView()

  /// Shows a chart, or none; as a table where nothing can be drawn.
  func show(_ model: ChartViewModel?, isTable: Bool) { (chart.model, chart.isTable) = (model, isTable) }

  /// Whether there is a chart, and room for it while the list below is not scrolled.
  private(set) var hasChart = false

  /// The figures in boxes, where they are, and the chart.
  override var subviews: [View] { isFolded ? [] : tiles == nil ? [chart] : [figures, chart] }

  /// As many lines as its arrangement takes, or one.
  override func size(fitting size: Size) -> Size {
    tiles = size.height >= 30 ? DetailsTiles(model, columns: size.width) : nil
    let room = chartLines(in: size)
    hasChart = chart.model != nil && room > 0
    let lines = titleLines(size) + (hasChart ? room : 0)
    foldedAway = lines - 1
    return Size(size.width, isFolded ? 1 : lines)
  }

  private func titleLines(_ size: Size) -> Int {
    if tiles != nil { return 6 }
    return model.map { TitleLine($0, columns: size.width, .unicode).second == nil ? 1 : 2 } ?? 1
  }

  /// How many lines a chart takes: with an axis where there is much room, none where it would leave too little for the list.
  private func chartLines(in size: Size) -> Int {
    if size.height >= 30, !chart.isTable { return size.height >= 44 ? 7 : 5 }
    return size.height - titleLines(size) >= 8 ? 2 : 0
  }

  /// Puts the boxes under the title, their shadows on a line of their own, and the chart below.
  override func layout() {
    let top = titleLines(frame.size)
    chart.frame = Rect(0, top, frame.width, max(0, frame.height - top))
    guard let tiles, let model else { return }
    figures.show(model, hasNumber: tiles.hasNumber)
    figures.frame = Rect(0, 1, min(frame.width, ReportColumns.most) - 1, 4)
  }

  /// Draws the title, with the figures where they are not in boxes.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    let symbols = canvas.capabilities.symbols
    canvas.put(symbols.back, at: Point(0, 0), .secondary)
    if let tiles, !isFolded {
      return TitleLine(model, beside: tiles, columns: canvas.bounds.width, symbols).draw(in: &canvas)
    }
    TitleLine(model, columns: canvas.bounds.width, symbols).draw(in: &canvas)
  }
}

/// The line of an account's name: what is most important is put into it first, and what has no room stands in a second line.
private struct TitleLine {
  private let name: Text
  /// What stands behind the name, and at the right edge, each from left to right.
  private var left: [Text] = []
  private var right: [Text] = []
  /// What stands in the second line; nil where there is none.
  private(set) var second: (left: Text, right: Text)?
  private let width: Int

  /// Of a screen without boxes.
  init(_ model: DetailsViewModel, columns: Int, _ symbols: Symbols) {
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
    let rest = others.filter { !add(atRight: $0) }
    let below = number.flatMap { add($0) ? nil : $0 }
    if !model.isStale, rest.isEmpty, below == nil {
      _ =
        add(TitleLine.origin(model.origin, model, symbols)) || add(TitleLine.origin(model.originShort, model, symbols))
    }
    if below != nil || !rest.isEmpty { second = (below ?? Text([]), TitleLine.joined(rest)) }
    if let change = model.balance.change?.text(symbols) { put(change) }
  }

  /// Of a screen with boxes: the number where it has none, and where the figures come from.
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

  /// Where the figures come from and of when they are, or that alone: half a date would be another one.
  private static func origin(_ text: String, _ model: DetailsViewModel, _ symbols: Symbols) -> Text {
    Text((model.isStale ? symbols.warning + " " : "") + text, model.isStale ? .warning : .secondary)
  }

  /// Whether there is room for something more beside so many columns of the name, and the marks.
  private func fits(_ text: Text, least: Int = 20) -> Bool {
    let others = (left + right).reduce(0) { $0 + $1.columns + 2 }
    return 2 + min(name.columns, least) + 2 + others + text.columns <= width
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

  /// Puts what has just happened before the balance, for a moment in the place of what stands behind the name: no line moves for it.
  private mutating func put(_ change: Text) {
    if !fits(change) { left = [] }
    if fits(change) { right.insert(change, at: right.count - 1) }
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

/// The boxes of a tall screen.
struct DetailsTiles {
  /// The columns of each.
  private let width: Int
  /// Whether the number's box has room beside them.
  let hasNumber: Bool

  /// Tiles at the right edge, the number's box at the left where it has room; nil when not even the tiles fit. Before there
  /// is an account, there is room for two figures.
  init?(_ model: DetailsViewModel?, columns: Int) {
    width = model?.figures.map(FigureTile.columns).max() ?? FigureTile.minimum
    let all = (model?.figures.count ?? 2) * (width + FiguresView.gap) - FiguresView.gap
    guard all <= columns - 2 else { return nil }
    let box = model?.numberWithTitle.map { max(RoundedView.columns, Text($0).columns + 6) }
    hasNumber = box.map { $0 + FiguresView.gap + all < columns } ?? false
  }
}
