import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What stands above an account's transactions: its name, where the figures come from, the number and the figures.
final class DetailsPanel: View, FoldingHead {
  /// What it shows.
  var model: DetailsViewModel?
  /// The balances; nil when they are not known.
  private var chart: ChartViewModel? { chartView.model }
  /// Whether it is one line because the list below is scrolled.
  var isFolded = false
  /// How many lines folding gives to the list.
  private(set) var foldedAway = 0
  /// How it is arranged in the room that there is.
  private var layoutOfScreen = DetailsLayout.line
  private let figures = FiguresView()
  private let chartView = ChartView()

  /// Shows a chart, or none; as a table where nothing can be drawn.
  func show(_ chart: ChartViewModel?, isTable: Bool) { (chartView.model, chartView.isTable) = (chart, isTable) }

  /// The figures in boxes, where they are, and the chart.
  override var subviews: [View] {
    if isFolded { return [] }
    if case .tiles = layoutOfScreen { return [figures, chartView] }
    return [chartView]
  }

  /// As many lines as its arrangement takes, or one.
  override func size(fitting size: Size) -> Size {
    layoutOfScreen = DetailsLayout(model, in: size)
    let lines =
      layoutOfScreen.lines(model, columns: size.width)
      + (chart == nil ? 0 : layoutOfScreen.chartLines(model, in: size, isTable: chartView.isTable))
    foldedAway = lines - 1
    return Size(size.width, isFolded ? 1 : lines)
  }

  /// Puts the boxes under the title, their shadows on a line of their own, and the chart below.
  override func layout() {
    let top = layoutOfScreen.lines(model, columns: frame.width)
    chartView.frame = Rect(0, top, frame.width, max(0, frame.height - top))
    guard case .tiles(let tiles) = layoutOfScreen else { return }
    if let model { figures.show(model, hasNumber: tiles.hasNumber) }
    figures.frame = Rect(0, 1, RowColumns(width: frame.width).width - 1, 4)
  }

  /// Draws the title, and the figures where they are not in boxes.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    drawTitle(of: model, &canvas)
    if isFolded { return }
    switch layoutOfScreen {
    case .tiles: break
    case .list: drawList(of: model, &canvas)
    case .line: drawLine(of: model, &canvas)
    }
  }

  private func drawTitle(of model: DetailsViewModel, _ canvas: inout Canvas) {
    let width = RowColumns(width: canvas.bounds.width).width
    let name = Text(model.name, .strong)
    let room = width >= 50 ? width - width / 3 - 1 : width - name.columns - 5
    let balance = Text(model.figures[1].amount, .strong)
    let note = isFolded ? balance : origin(of: model, room, canvas.capabilities)
    canvas.put(canvas.capabilities.symbols.back, at: Point(0, 0), .secondary)
    let hasRoom = isFolded || width >= 50 || note.columns <= room
    let columns = ReportColumns(width: canvas.bounds.width)
    let edge = isFolded ? columns.amountEnd : width - 1
    let end =
      !hasRoom
      ? width - 1
      : isFolded
        ? canvas.put(figure: note, endingAt: edge, from: 5, line: 0) - 2
        : canvas.put(note, endingAt: edge, from: width / 3, line: 0) - 2
    let next = canvas.put(name, from: 2, to: end, line: 0)
    guard !isFolded, case .tiles(let tiles) = layoutOfScreen, !tiles.hasNumber, let number = model.number else {
      return
    }
    if next + 2 + number.count < end { canvas.put(number, at: Point(next + 2, 0), .secondary) }
  }

  /// Where the figures come from and of when they are, or that alone: half a date would be another one.
  private func origin(of model: DetailsViewModel, _ room: Int, _ capabilities: Capabilities) -> Text {
    let sign = model.isStale ? capabilities.symbols.warning + " " : ""
    let role = model.isStale ? Role.warning : .secondary
    let whole = Text(sign + model.origin, role)
    return whole.columns <= room ? whole : Text(sign + model.originShort, role)
  }

  private func drawList(of model: DetailsViewModel, _ canvas: inout Canvas) {
    let columns = ReportColumns(width: canvas.bounds.width)
    var line = 1
    if let number = model.number {
      canvas.put(Text(number, .secondary), from: columns.title, to: columns.amountEnd, line: line)
      line += 1
    }
    for figure in model.figures {
      drawFigure(figure, columns, line: line, &canvas)
      line += columns.lines(of: figure)
    }
  }

  /// A figure beside its name, or below it where it leaves no room for that.
  private func drawFigure(
    _ figure: DetailsViewModel.Figure, _ columns: ReportColumns, line: Int, _ canvas: inout Canvas
  ) {
    let last = line + columns.lines(of: figure) - 1
    let start = canvas.put(
      figure: Text(figure.amount, .strong), endingAt: columns.amountEnd, from: columns.title, line: last)
    let end = last == line ? start - 1 : columns.amountEnd
    canvas.put(Text(figure.title, .secondary), from: columns.title, to: end, line: line)
  }

  /// The balance alone.
  private func drawLine(of model: DetailsViewModel, _ canvas: inout Canvas) {
    guard model.figures.count > 1 else { return }
    let columns = ReportColumns(width: canvas.bounds.width)
    let start = canvas.put(
      figure: Text(model.figures[1].amount, .strong), endingAt: columns.amountEnd, from: columns.title, line: 1)
    canvas.put(Text(model.figures[1].title, .secondary), from: columns.title, to: start - 1, line: 1)
  }
}

/// How the figures of an account are arranged in a terminal of some size.
enum DetailsLayout {
  /// The number and the figures in boxes side by side.
  case tiles(Tiles)
  /// The number and each figure on a line of its own.
  case list
  /// The balance on one line.
  case line

  /// How wide the boxes are.
  struct Tiles {
    /// Columns of a tile.
    let width: Int
    /// Whether the number has a box too.
    let hasNumber: Bool
  }

  /// The best arrangement for what there is to show.
  init(_ model: DetailsViewModel?, in size: Size) {
    if size.height < 10 {
      self = .line
    } else if size.height >= 16, let tiles = Tiles(model, columns: RowColumns(width: size.width).width) {
      self = .tiles(tiles)
    } else {
      self = .list
    }
  }

  /// How many lines a chart takes below it: with an axis where there is much room, none where it would leave too little for the
  /// list.
  func chartLines(_ model: DetailsViewModel?, in size: Size, isTable: Bool) -> Int {
    switch self {
    case .line: 0
    case .list, .tiles:
      size.height >= 44 && !isTable
        ? 7 : size.height >= 30 && !isTable ? 5 : size.height - lines(model, columns: size.width) >= 8 ? 2 : 0
    }
  }

  /// How many lines it takes, with the title.
  func lines(_ model: DetailsViewModel?, columns width: Int) -> Int {
    switch self {
    case .tiles: 6
    case .list:
      (model?.figures ?? []).reduce(model?.number == nil ? 1 : 2) { $0 + ReportColumns(width: width).lines(of: $1) }
    case .line: 2
    }
  }
}

extension ReportColumns {
  /// How many lines a figure takes with its name, of which three columns are to be seen beside it.
  fileprivate nonisolated func lines(of figure: DetailsViewModel.Figure) -> Int {
    title + min(3, Text(figure.title).columns) + 1 + Text(figure.amount).columns > amountEnd ? 2 : 1
  }
}

extension DetailsLayout.Tiles {
  /// Tiles at the right edge, the number's box at the left where it has room; nil when not even the tiles fit. Before there
  /// is an account, there is room for two figures.
  init?(_ model: DetailsViewModel?, columns: Int) {
    width = model?.figures.map(FigureTile.columns).max() ?? FigureTile.minimum
    let all = (model?.figures.count ?? 2) * (width + FiguresView.gap) - FiguresView.gap
    guard all <= columns - 2 else { return nil }
    let box = model?.number.map { max(RoundedView.columns, Text($0).columns + 6) }
    hasNumber = box.map { $0 + FiguresView.gap + all < columns } ?? false
  }
}
