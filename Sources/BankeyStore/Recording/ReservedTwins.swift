import BankeyCore

/// Finds, at the end of a file, what it has only reserved and what was booked already when it came: it is older than what is known.
///
/// A booked row can be meant that the file does not name, though its day is in it or later, by the rule of `Settlement`; each by one
/// reserved row.
struct ReservedTwins {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// Merges the reserved rows of an account that are booked, and hands over each with the booked row that it is.
  func merge(in account: AccountInAnswer, _ merged: Twins.Merged) throws {
    var reserved = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 0 AND deleted IS NULL AND id >= ? ORDER BY day, id
      """, account.key, table.firstID, read: KnownTransaction.init(row:))
    for isExact in [true, false] {
      reserved = try reserved.filter { row in
        guard let booked = try booked(row, isExact: isExact) else { return true }
        try table.merge(row, into: booked)
        try merged(row, booked)
        return false
      }
    }
  }

  /// A row of another answer that says by itself, or by what it was before, that it is what was reserved.
  private func booked(_ reserved: KnownTransaction, isExact: Bool) throws -> KnownTransaction? {
    let record = reserved.row.record
    let candidates = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM (
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NULL
        UNION ALL
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NOT NULL) t
      WHERE id < ?4 AND seen <> ?5 AND NOT EXISTS (
        SELECT 1 FROM match m JOIN transaction_version v ON v.key = m.authorized
        WHERE m.posted = t.id AND (m.undone IS NOT NULL OR v.units <> ?6 OR v.scale <> ?7 OR abs(v.day - ?2) > ?8))
      ORDER BY day, id
      """, reserved.row.account, record.day, record.day.advanced(by: Settlement.days), table.firstID, fetch,
      record.amount.units, record.amount.scale, SourceTwins.days, read: KnownTransaction.init(row:))
    return candidates.first { $0.row.record.settles(record, isExact: isExact) }
  }
}
