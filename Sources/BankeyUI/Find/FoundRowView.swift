import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A matching transaction with the widths of its columns.
nonisolated struct FoundRow: Equatable {
  let line: ReportLine
  /// The widths of dates, with and without their year.
  var dateColumns: (long: Int, short: Int)
  /// The query whose matches are highlighted.
  let query: FindQuery

  static func == (one: FoundRow, other: FoundRow) -> Bool {
    one.line == other.line && one.dateColumns == other.dateColumns && one.query == other.query
  }
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
    let end = columns.isBelow ? columns.amountEnd : start - 1
    canvas.put(text, from: columns.text, to: min(end, columns.textEnd ?? end), line: columns.isBelow ? 1 : 0)
    if let x = columns.counterparty, let side = line.counterparty {
      canvas.put(
        Text(side, .secondary, finding: row.query), from: x, to: columns.account.map { $0 - 2 } ?? end, line: 0)
    }
    if let x = columns.account { canvas.put(Text(line.note ?? "", .secondary), from: x, to: end - 1, line: 0) }
  }
}

/// The columns of matches. Names of accounts yield to texts.
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
    let columns = ReportColumns(width: width)
    (date, amountEnd, hasYear) = (columns.date, columns.amountEnd, columns.width >= 60)
    let days = hasYear ? row.dateColumns.long : row.dateColumns.short
    let least = date + days + 2 + min(8, Text(row.line.text).columns) + 1 + Text(row.line.amount ?? "").columns
    isBelow = columns.isNarrow || least > amountEnd
    text = isBelow ? date + 2 : date + days + 2
    let room = amountEnd - 16 - text
    let isWide = columns.width >= 110
    counterparty = isWide && !isBelow ? text + room * 42 / 100 : nil
    account = hasYear && !isBelow ? text + room * (isWide ? 72 : 62) / 100 : nil
  }

  /// The column where texts must end; nil when nothing follows them.
  var textEnd: Int? { (counterparty ?? account).map { $0 - 2 } }
}
