import BankeyCore
import BankeyStore

/// Which rows of a preview are told: all, or so many of each verdict in a file. All are counted.
struct RowQuota {
  private let limit: Int
  private var counts: [RowVerdict: Int] = [:]

  /// At most `limit` of each; nil means all.
  init(_ limit: Int?) { self.limit = limit ?? .max }

  /// Counts a row. Returns whether it is told.
  mutating func take(_ verdict: RowVerdict) -> Bool {
    counts[verdict, default: 0] += 1
    return counts[verdict, default: 0] <= limit
  }

  /// How many of a verdict there are.
  subscript(verdict: RowVerdict) -> Int { counts[verdict, default: 0] }
}

extension SyncRow {
  /// A row of a preview as a line of progress has it.
  init(_ row: PreviewedRow) {
    self.init(
      verdict: row.verdict, doubt: row.doubt, account: row.account, date: row.day.description, status: row.status,
      amount: row.amount.description, currency: row.currency.code, description: row.description)
  }
}
