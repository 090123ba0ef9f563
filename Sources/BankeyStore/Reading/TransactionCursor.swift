import BankeyCore

/// Walks the transactions of one account and one status, newest first, along their index.
final class TransactionCursor {
  private let statement: Statement
  private let account: AccountReference
  /// Where it stands; nil at the end.
  private(set) var current: Transaction?

  init(
    of account: AccountReference, _ status: TransactionStatus, _ filter: TransactionFilter, in database: Database
  ) throws {
    self.account = account
    statement = try database.prepare(
      """
      SELECT \(Transaction.columns) FROM transactions
      WHERE account = ? AND status = ? AND deleted IS NULL AND day BETWEEN ? AND ? ORDER BY day DESC, id DESC
      """)
    let (since, until) = (filter.since?.number ?? .min, filter.until?.number ?? .max)
    try statement.bind([account.key, status, since, until])
    try advance()
  }

  /// Goes on to the next older one.
  func advance() throws {
    current = try statement.step().map { try Transaction(row: $0, of: account) }
  }
}
