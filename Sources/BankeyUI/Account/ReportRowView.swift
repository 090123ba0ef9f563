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

  /// As wide as there is room, one line.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the row.
  override func draw(in canvas: inout Canvas) {
    let columns = ReportColumns(width: canvas.bounds.width, showsBalance: showsBalance)
    if isSelected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, 0), .mark) }
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

  private func drawBalance(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    guard let end = columns.balanceEnd, let balance = line.balance else { return }
    canvas.put(Text(balance, .secondary), endingAt: end, line: 0)
  }

  private func drawTitle(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    drawBalance(line, columns, &canvas)
    let start = canvas.put(Text(line.amount ?? "", .title), endingAt: columns.amountEnd, line: 0)
    let end = canvas.put(Text(line.text, .title), from: columns.title, to: start - 1, line: 0)
    let note = Text(line.note ?? "", .secondary)
    let place = max(end + 2, 20)
    if place + note.columns < start { canvas.put(note, at: Point(place, 0)) }
  }

  private func drawDay(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = canvas.put(Text(line.amount ?? "", .secondary), endingAt: columns.subtotalEnd, line: 0)
    let text = Text(line.text, .secondary)
    let shown = text.columns > start - 1 - columns.date ? line.shortText.map { Text($0, .secondary) } ?? text : text
    canvas.put(shown, from: columns.date, to: start - 1, line: 0)
  }

  private func drawTransaction(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    drawBalance(line, columns, &canvas)
    let amount = Text(line.amount ?? "", line.isIncome ? .income : .text, attributes: isSelected ? .bold : [])
    let start = canvas.put(amount, endingAt: columns.amountEnd, line: 0)
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
    let start = canvas.put(Text(line.amount ?? "", .strong), endingAt: columns.amountEnd, line: 0)
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
  private var figureEnd: Int { width - (width < 36 ? 1 : 3) }
  /// Where notes stand, when the text leaves the room.
  var note: Int { width < 60 ? text : 28 }
}
