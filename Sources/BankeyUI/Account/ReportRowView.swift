import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A line of the transactions report, whatever it says.
final class ReportRowView: View, ReusableView {
  private var row: ReportRow?
  private var showsBalance = false

  /// Shows a row.
  func configure(_ model: ReportRowViewModel) { show(model.row, showsBalance: model.showsBalance) }

  /// Shows a row, or nothing.
  func show(_ row: ReportRow?, showsBalance: Bool) {
    (self.row, self.showsBalance) = (row, showsBalance)
    background = row?.band == .odd ? .band : nil
  }

  /// Shows nothing of the row that it showed.
  func prepareForReuse() { show(nil, showsBalance: false) }

  /// As wide as there is room, one line, or two where the amount leaves no room for the text.
  override func size(fitting size: Size) -> Size {
    let columns = ReportColumns(width: size.width, showsBalance: showsBalance)
    return Size(size.width, row.map { ReportPlaces($0, columns).line + 1 } ?? 1)
  }

  /// Draws the row.
  override func draw(in canvas: inout Canvas) {
    let columns = ReportColumns(width: canvas.bounds.width, showsBalance: showsBalance)
    if isSelected { canvas.putMark() }
    switch row {
    case .title(_, let line): drawTitle(line, columns, &canvas)
    case .day(_, _, let line): drawDay(line, columns, &canvas)
    case .transaction(_, let line), .holding(_, let line): drawTransaction(line, columns, &canvas)
    case .total(_, let line): drawTotal(line, columns, &canvas)
    case .message(_, let text):
      canvas.put(Text(text, .secondary), from: columns.date, to: columns.amountEnd, line: 0)
    case .rejected(_, _, let line):
      canvas.put(Text(line.text, .warning), from: columns.text, to: columns.amountEnd, line: 0)
    case .spacer, nil: break
    }
  }

  /// Draws the balance, and the amount where there is room for it. Gives the column that texts end before.
  private func drawFigures(
    _ line: ReportLine, _ role: Role, _ columns: ReportColumns, _ canvas: inout Canvas,
    attributes: Style.Attributes = []
  ) -> Int {
    guard let row else { return columns.amountEnd }
    let places = ReportPlaces(row, columns)
    var edge = columns.figureEnd + 1
    if let end = columns.balanceEnd, let balance = line.balance {
      edge = canvas.put(figure: Text(balance, .secondary), endingAt: end, from: columns.text, line: 0)
    }
    let amount = Text(line.amount ?? "", role, attributes: attributes)
    let start = canvas.put(figure: amount, endingAt: places.amountEnd, from: columns.title, line: places.line)
    return places.line == 0 ? start : edge
  }

  private func drawTitle(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = drawFigures(line, .title, columns, &canvas)
    let end = canvas.put(Text(line.text, .title), from: columns.title, to: start - 1, line: 0)
    let note = Text(line.note ?? "", .secondary)
    let place = max(end + 2, 20)
    if place + note.columns < start { canvas.put(note, at: Point(place, 0)) }
  }

  private func drawDay(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = drawFigures(line, .secondary, columns, &canvas)
    let text = Text(line.text, .secondary)
    let shown = text.columns > start - 2 - columns.date ? line.shortText.map { Text($0, .secondary) } ?? text : text
    // A date that ends in digits must not run into a figure that blanks group.
    canvas.put(shown, from: columns.date, to: start - 2, line: 0)
  }

  private func drawTransaction(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let role: Role = line.isIncome ? .income : .text
    let start = drawFigures(line, role, columns, &canvas, attributes: isSelected ? .bold : [])
    let text = Text(line.text, isSelected ? .strong : .text)
    let note = note(of: line, canvas.capabilities.symbols)
    let hasRoom = columns.note + note.columns < columns.subtotalEnd && text.columns < columns.note - columns.text
    let room = start - 1 - columns.text - note.columns - 2
    let textEnd = note.columns > 0 && room >= 16 ? columns.text + room : start - 1
    let end = canvas.put(text, from: columns.text, to: textEnd, line: 0)
    let place = hasRoom ? columns.note : end + 2
    if place + note.columns < start { canvas.put(note, at: Point(place, 0)) }
  }

  private func note(of line: ReportLine, _ symbols: Symbols) -> Text {
    line.isWarning ? Text(symbols.warning + " " + (line.note ?? ""), .warning) : Text(line.note ?? "", .secondary)
  }

  private func drawTotal(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = drawFigures(line, .strong, columns, &canvas)
    canvas.put(Text(line.text, isSelected ? .strong : .text), from: columns.title, to: start - 1, line: 0)
  }
}

/// Where things stand in the transactions report.
nonisolated struct ReportColumns {
  let width: Int
  private let showsBalance: Bool
  /// Titles of groups, and totals.
  let title = 2
  /// Dates.
  let date = 3
  /// Texts of transactions.
  let text = 5

  /// As wide as the rows of accounts.
  /// With the balance after each transaction, amounts move to the left of it.
  init(width: Int, showsBalance: Bool = false) {
    self.width = RowColumns(width: width).width
    self.showsBalance = showsBalance
  }

  /// The column behind amounts.
  var amountEnd: Int { balanceEnd.map { $0 - 18 } ?? figureEnd }
  /// The column behind balances; nil where they are not shown, or there is no room for them.
  var balanceEnd: Int? { showsBalance && width >= 76 ? figureEnd : nil }
  /// The column behind subtotals: left of the amounts, where there is room for two columns.
  var subtotalEnd: Int { width < 60 ? amountEnd : amountEnd - 15 }
  /// The column behind the last figure.
  var figureEnd: Int { width - (width < 36 ? 1 : 3) }
  /// Where notes stand, when the text leaves the room.
  var note: Int { width < 60 ? text : 28 }
}

/// Where the amount of a line of the report stands: left of the balance, or below the text that it leaves no room for.
nonisolated struct ReportPlaces {
  /// The column behind the amount.
  let amountEnd: Int
  /// The line of the amount.
  let line: Int

  init(_ row: ReportRow, _ columns: ReportColumns) {
    let (start, end, shown) = ReportPlaces.form(of: row, columns)
    guard let shown, let amount = shown.amount else {
      (amountEnd, line) = (columns.amountEnd, 0)
      return
    }
    let balance = columns.balanceEnd.flatMap { end in shown.balance.map { end - Text($0).columns - 2 } }
    let beside = min(end, balance ?? end)
    let least =
      shown.shortText.map { Text($0).columns + 1 } ?? min(Text(shown.text).columns, columns.width < 36 ? 4 : 8)
    let fits = start + least + 1 + Text(amount).columns <= beside
    (amountEnd, line) = fits ? (beside, 0) : (end, 1)
  }

  /// Where the text begins, where the amount ends, and what they are; nil where there is none.
  private static func form(of row: ReportRow, _ columns: ReportColumns) -> (Int, Int, ReportLine?) {
    switch row {
    case .title(_, let line), .total(_, let line): (columns.title, columns.amountEnd, line)
    case .day(_, _, let line): (columns.date, columns.subtotalEnd, line)
    case .transaction(_, let line), .holding(_, let line): (columns.text, columns.amountEnd, line)
    case .message, .rejected, .spacer: (columns.text, columns.amountEnd, nil)
    }
  }
}
