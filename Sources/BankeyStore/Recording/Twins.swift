import BankeyCore

/// Finds, at the end of a file, the rows that were added though they are known: the bank has given them another id, or
/// where it gives none, another text.
///
/// A twin is an older row of the same day and amount that the file should have named, since it covers its day, but did
/// not. Each older row is the twin of at most one row, so that no purchase is lost among equal ones.
struct Twins {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// Told of each pair that was merged.
  typealias Merged = (_ new: KnownTransaction, _ older: KnownTransaction) throws -> Void

  /// Merges the twins in an account, and hands over each new row with the older one that it is.
  func merge(in account: AccountInAnswer, _ merged: Merged) throws {
    guard account.added > 0, !account.isNew, let days = account.covered, try hasUnseen(account, days) else { return }
    // At the ends of the period a day may be cut, so that another text may well be another transaction.
    let whole = days.count > 2 ? days.lowerBound.advanced(by: 1)...days.upperBound.advanced(by: -1) : nil
    try merge(account, days, .sameText, merged)
    if let whole { try merge(account, whole, .withoutID, merged) }
  }

  private func hasUnseen(_ account: AccountInAnswer, _ days: ClosedRange<Day>) throws -> Bool {
    let found: Int? = try database.value(
      "SELECT 1 FROM (\(Self.rows)) WHERE seen <> ?4 AND id < ?5 LIMIT 1", account.key, days.lowerBound,
      days.upperBound, fetch, table.firstID)
    return found != nil
  }

  /// Rows of an account and a stretch of days, the deleted ones too: they do not come back under another id.
  private static let rows = """
    SELECT * FROM transactions
    WHERE account = ?1 AND status IN (0, 1) AND day BETWEEN ?2 AND ?3 AND deleted IS NULL
    UNION ALL
    SELECT * FROM transactions WHERE account = ?1 AND day BETWEEN ?2 AND ?3 AND deleted IS NOT NULL
    """

  /// Walks the rows with those that are alike side by side, the older ones first, and pairs one with one.
  private func merge(
    _ account: AccountInAnswer, _ days: ClosedRange<Day>, _ likeness: Likeness, _ merged: Merged
  ) throws {
    var waiting: ArraySlice<KnownTransaction> = []
    let candidates = """
      SELECT \(KnownTransaction.columns) FROM (\(Self.rows)) t
      WHERE (id >= ?5 OR seen <> ?4) AND \(likeness.condition) ORDER BY \(likeness.order), id
      """
    let values: [any Storable] = [account.key, days.lowerBound, days.upperBound, fetch, table.firstID]
    try database.prepare(candidates).each(values) { row in
      let known = try KnownTransaction(row: row)
      if let first = waiting.first, !likeness.holds(first.row.record, known.row.record) { waiting = [] }
      if known.id < table.firstID {
        waiting.append(known)
      } else if let older = waiting.popFirst() {
        try table.merge(known, into: older)
        try merged(known, older)
      }
    }
  }
}
