import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A matching transaction with the widths of its columns.
nonisolated struct FoundRow: Equatable {
  let line: ReportLine
  /// The widths of the first matches' texts. Dates have their year; notes are names of accounts.
  let form: ReportForm
  /// The width of dates without their year.
  let shortDateColumns: Int
  /// The query whose matches are highlighted.
  let query: FindQuery
}

/// A matching transaction: day, text, account and amount, in fixed columns.
final class FoundRowView: View, ReusableView {
  private var row: FoundRow?

  func configure(_ row: FoundRow) { self.row = row }

  func prepareForReuse() { row = nil }

  /// The full width and one line, or two on narrow screens.
  override func size(fitting size: Size) -> Size {
    Size(size.width, row.map { FoundColumns(width: size.width, $0).isBelow ? 2 : 1 } ?? 1)
  }

  /// Draws the complete amount, and each text as far as its column allows.
  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    let (line, columns) = (row.line, FoundColumns(width: canvas.bounds.width, row))
    if isSelected { canvas.putMark() }
    let amount = Text(line.amount ?? "", line.isIncome ? .income : .text, attributes: isSelected ? .bold : [])
    let start = canvas.put(figure: amount, endingAt: columns.amountEnd, from: columns.date, line: 0)
    let day = columns.hasYear ? line.date?.medium : line.date?.short
    canvas.put(Text(day ?? "", .secondary), from: columns.date, to: start - 1, line: 0)
    let text = Text(line.text, isSelected ? .strong : .text, finding: row.query)
    canvas.put(canvas.capabilities.symbols.chevron, at: Point(columns.amountEnd + 1, 0), .secondary)
    let end = columns.isBelow ? columns.amountEnd : start - 1
    canvas.put(text, from: columns.text, to: min(end, columns.textEnd ?? end), line: columns.isBelow ? 1 : 0)
    if let x = columns.counterparty, let side = line.counterparty {
      canvas.put(
        Text(side, .secondary, finding: row.query), from: x, to: columns.account.map { $0 - 2 } ?? end, line: 0)
    }
    if let x = columns.account { canvas.put(Text(line.note ?? "", .secondary), from: x, to: end - 1, line: 0) }
  }
}

/// The columns of matches, whose figures end where those of the accounts above them do. Names of accounts yield to
/// texts.
private struct FoundColumns {
  let date: Int
  let text: Int
  let counterparty: Int?
  let account: Int?
  let amountEnd: Int
  /// Whether dates include their year.
  let hasYear: Bool
  /// Whether the text is below date and amount.
  let isBelow: Bool

  init(width: Int, _ row: FoundRow) {
    let (columns, form) = (ReportColumns(width: width), row.form)
    date = columns.isNarrow ? columns.date : CompactColumns.name
    (amountEnd, hasYear) = (columns.amountEnd - 1, columns.width >= 60)
    let days = hasYear ? form.dateColumns : row.shortDateColumns
    let least = date + days + 2 + min(8, Text(row.line.text).columns) + 1 + Text(row.line.amount ?? "").columns
    isBelow = columns.isNarrow || least > amountEnd
    text = isBelow ? date + 2 : date + days + 2
    let (end, hasSides) = (amountEnd - form.amountColumns - 1, hasYear && !isBelow)
    let (room, both) = (end - text, form.textColumns + 2 + form.counterpartyColumns)
    let hasCounterparty =
      hasSides && columns.width >= 110 && form.counterpartyColumns > 0
      && form.textColumns + 2 + FoundColumns.leastSide(form) + 2 + form.noteColumns <= room
    // A counterparty cuts neither texts nor names of accounts.
    let isCut = both + 2 + form.noteColumns > room
    let account = FoundColumns.column(
      from: text, to: end, hasCounterparty ? both : form.textColumns, form.noteColumns,
      usual: hasCounterparty ? (isCut ? 0 : 72) : 62, of: room)
    self.account = hasSides ? account : nil
    counterparty =
      hasCounterparty
      ? FoundColumns.column(
        from: text, to: account - 2, form.textColumns, form.counterpartyColumns, usual: isCut ? 100 : 42, of: room)
      : nil
  }

  /// The least width of counterparties.
  private static func leastSide(_ form: ReportForm) -> Int { min(form.counterpartyColumns, 12) }

  /// Where the second of two texts starts: at its `usual` percentage, but neither text is cut while the other leaves
  /// room.
  private static func column(
    from start: Int, to end: Int, _ first: Int, _ second: Int, usual: Int, of room: Int
  ) -> Int {
    let (afterFirst, beforeSecond) = (start + first + 2, end - second)
    let place = start + room * usual / 100
    return min(max(place, min(afterFirst, beforeSecond)), max(afterFirst, beforeSecond))
  }

  /// The column where texts must end; nil when nothing follows them.
  var textEnd: Int? { (counterparty ?? account).map { $0 - 2 } }
}
