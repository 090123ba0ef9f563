import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The charts of net worth: assets above debts when both fit, otherwise the total.
final class NetWorthPanel: View {
  let title = TitlePanel()
  private let chart = ChartView()
  private let sides = [SideView(), SideView()]
  /// The number of rows in the list below.
  private var rows = 0
  private var hasSides = false

  /// Shows a currency, or none; charts as a table when the terminal cannot draw.
  func show(_ currency: NetWorthViewModel.InCurrency?, isTable: Bool) {
    (chart.model, chart.isTable) = (currency?.chart, isTable)
    rows = currency?.rows.count ?? 0
    hasSides = currency?.sides.count == 2 && !isTable
    for (view, side) in zip(sides, currency?.sides ?? []) { view.show(side) }
    title.widest = ReportColumns.most
  }

  /// The title and the charts that fit.
  override var subviews: [View] { isSplit(frame.height - 1) ? [title] + sides : [title, chart] }

  /// All the height that the list can spare. The list keeps its title line and its rows, up to a third of the screen.
  override func size(fitting size: Size) -> Size {
    let least = min(rows, max(5, size.height / 3))
    let lines = chart.isTable ? 2 : min(size.height - 3 - least, highest)
    return Size(size.width, 1 + (lines < 2 || chart.model == nil || size.height < 9 ? 0 : lines))
  }

  /// The height beyond which the panel would show nothing more: a balance that never changes needs only a few lines.
  private var highest: Int {
    let charts = hasSides ? sides.map(\.model) : [chart.model]
    return charts.contains { $0?.isFlat == false } ? Size.unlimited : charts.count * ChartView.tall
  }

  /// Gives assets two thirds of the height, unless one of the two never changes.
  override func layout() {
    title.frame = Rect(0, 0, frame.width, 1)
    let lines = max(0, frame.height - 1)
    chart.frame = Rect(0, 1, frame.width, lines)
    let own =
      switch sides.map({ $0.model?.isFlat == true }) {
      case [true, false]: ChartView.tall
      case [false, true]: lines - ChartView.tall
      default: hasSides && lines <= 2 * ChartView.tall ? lines / 2 : lines - lines / 3
      }
    sides[0].frame = Rect(0, 1, frame.width, own)
    sides[1].frame = Rect(0, 1 + own, frame.width, lines - own)
  }

  private func isSplit(_ lines: Int) -> Bool { hasSides && lines >= 2 * ChartView.tall }
}

/// Assets or debts: the title with the amount, and the chart below.
private final class SideView: View {
  private var side: NetWorthViewModel.Side?
  private let chart = ChartView()
  var model: ChartViewModel? { chart.model }

  func show(_ side: NetWorthViewModel.Side) {
    self.side = side
    chart.model = side.chart
  }

  override var subviews: [View] { [chart] }

  /// A tall chart has its own line for texts, whose left half is free for the title.
  override func layout() {
    let top = frame.height >= ChartView.tall && frame.width >= 60 ? 0 : 1
    chart.frame = Rect(0, top, frame.width, max(0, frame.height - top))
  }

  override func draw(in canvas: inout Canvas) {
    guard let side else { return }
    let (title, figure) = (Text(side.title, .title), Text(side.figure, .strong))
    let end = min(4 + title.columns + figure.columns, canvas.bounds.width)
    let start = canvas.put(figure: figure, endingAt: end, from: 2, line: 0)
    canvas.put(title, from: 2, to: start - 1, line: 0)
  }
}

/// The titles of the columns that every currency has.
nonisolated struct NetWorthTitles: Equatable {
  var month = ""
  var whole = ""
  var change = ""
}

/// Selects the view of a month, with the columns that fit.
final class NetWorthStyle {
  /// The titles of the columns.
  var titles = NetWorthTitles()
  /// The positions of the columns; nil when rows only show a label and a figure.
  var columns: NetWorthColumns?

  /// Computes the columns of a currency for a terminal's width.
  func fit(_ currency: NetWorthViewModel.InCurrency, columns width: Int) {
    columns = width < 60 ? nil : NetWorthColumns(currency, titles, width: width)
  }

  func showing(_ row: FigureRow) -> Showing {
    guard let columns, ![.message, .converted].contains(row.id) else { return .with(FigureRowView.self, row) }
    return .with(NetWorthRowView.self, NetWorthRow(row: row, columns: columns))
  }
}

/// The columns of months. When not all fit, the last kinds are dropped first, then assets and debts.
nonisolated struct NetWorthColumns: Equatable {
  /// A column: its content, its title and the column where it ends.
  struct Column: Equatable {
    enum Content: Equatable { case cell(Int), whole, change }
    let content: Content
    let title: String
    var end: Int
  }
  private(set) var columns: [Column] = []
  let titles: NetWorthTitles

  init(_ currency: NetWorthViewModel.InCurrency, _ titles: NetWorthTitles, width: Int) {
    self.titles = titles
    func columns(_ title: String, _ texts: [String]) -> Int { (texts + [title]).map { Text($0).columns }.max() ?? 0 }
    let label = 2 + columns(titles.month, currency.rows.map(\.label))
    let whole = columns(titles.whole, currency.rows.map(\.figure))
    let change = columns(titles.change, currency.rows.map { $0.change?.text(.unicode).columns ?? 0 }.map(Self.blank))
    let cells = currency.columns.enumerated().map { index, title in
      (Column(content: .cell(index), title: title, end: 0), columns(title, currency.rows.map { $0.cells[index] }))
    }
    var room = min(width, 200) - 3 - label - whole - 2
    func take(_ columns: some Sequence<(Column, Int)>) -> [(Column, Int)] {
      columns.prefix { _, width in
        room -= width + 2
        return room >= 0
      }
    }
    let differences = take([(Column(content: .change, title: titles.change, end: 0), change)])
    let sides = take(cells.suffix(currency.sides.count))
    let kinds = take(cells.dropLast(currency.sides.count))
    let chosen = kinds + sides + [(Column(content: .whole, title: titles.whole, end: 0), whole)] + differences
    // Extra space widens the gaps, but only so far that lines are still easy to follow.
    let gap = 2 + min(8, max(0, room) / chosen.count)
    var end = label
    self.columns = chosen.map { column, width in
      end += gap + width
      var column = column
      column.end = end
      return column
    }
  }

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// A month with its columns.
nonisolated struct NetWorthRow: Equatable {
  let row: FigureRow
  let columns: NetWorthColumns
}

/// A month in the table.
final class NetWorthRowView: View, ReusableView {
  private var model: NetWorthRow?

  func configure(_ model: NetWorthRow) { self.model = model }

  func prepareForReuse() { model = nil }

  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the month, and each amount completely.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    if isSelected { canvas.putMark() }
    canvas.put(Text(model.row.label, isSelected ? .strong : .text), at: Point(2, 0))
    for column in model.columns.columns {
      switch column.content {
      case .cell(let index): canvas.put(Text(model.row.cells[index]), endingAt: column.end, line: 0)
      case .whole: canvas.put(Text(model.row.figure, .strong), endingAt: column.end, line: 0)
      case .change:
        if let change = model.row.change {
          canvas.put(change.text(canvas.capabilities.symbols), endingAt: column.end, line: 0)
        }
      }
    }
  }
}

/// The titles of the columns.
final class NetWorthHeading: View {
  private let style: NetWorthStyle

  init(_ style: NetWorthStyle) { self.style = style }

  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws each title above its column.
  override func draw(in canvas: inout Canvas) {
    guard let columns = style.columns else { return }
    canvas.put(Text(columns.titles.month, .secondary), at: Point(2, 0))
    for column in columns.columns { canvas.put(Text(column.title, .secondary), endingAt: column.end, line: 0) }
  }
}
