import BankeyModel

/// Rows among the transactions that only state a balance. Counted as money, they would double it.
///
/// Brazilian banks write them: `SALDO ANTERIOR`, `SALDO DO DIA`. An English name such as "Closing balance" could be that
/// of a payment, so there the figures of the statement must prove it.
enum OFXBalanceRow {
  /// Whether a row with these texts states a balance. Its name decides, if it has one.
  static func isFound(_ row: OFXRow, in text: OFXText) -> Bool {
    guard let value = row.name ?? row.payee ?? row.memo, let first = text.bytes[value.place].first, first | 0x20 == s
    else { return false }
    return text.string(value).map(isBalance) ?? false
  }

  private static func isBalance(_ text: String) -> Bool {
    let word = WordFolding.folded(text)
    guard word.hasPrefix("saldo") else { return false }
    // One bank spaces the only word out. Without spaces it could be somebody's name.
    if word == "saldo" { return text.contains("a l d") || text.contains("A L D") }
    let line = CSVWords.line(text)
    return line == .opening || line == .closing
  }

  /// Whether the name of a row may be that of the opening or closing balance; nil when it is neither.
  static func line(_ row: OFXRow, in text: OFXText) -> CSVLine? {
    guard let value = row.name ?? row.payee ?? row.memo,
      text.bytes.starts(with: "balance", at: value.place.upperBound - 7)
    else { return nil }
    let line = text.string(value).flatMap(CSVWords.line)
    return line == .opening || line == .closing ? line : nil
  }

  private static let s = UInt8(ascii: "s")
}

/// Rows with the name of a balance, kept back until the end of the statement shows whether they are one.
struct OFXStatedBalances {
  /// A row with its verbatim record.
  typealias Row = (line: CSVLine, record: TransactionRecord, raw: Range<Int>)

  private(set) var rows: [Row] = []
  /// The sum of all other transactions; nil after an overflow.
  private var sum: Amount? = .zero

  /// The maximum number of rows. A statement has one opening and one closing balance.
  private static let most = 2

  var isFull: Bool { rows.count >= OFXStatedBalances.most }

  mutating func add(_ row: Row) { rows.append(row) }

  mutating func count(_ amount: Amount) { sum = sum.flatMap { $0.adding(amount) } }

  /// Whether the rows are the closing balance and, if it is there, an opening one that the other transactions lead from.
  func areBalances(closing: Amount?) -> Bool {
    let (openings, closings) = (rows.filter { $0.line == .opening }, rows.filter { $0.line == .closing })
    guard let closing, closings.count == 1, closings[0].record.amount == closing, openings.count < 2 else {
      return false
    }
    return openings.first.map { opening in sum?.adding(opening.record.amount) == closing } ?? true
  }
}
