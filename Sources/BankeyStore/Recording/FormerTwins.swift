import BankeyCore

/// Finds, at the end of an answer without lasting ids, the rows that were added though they are what such an answer has said of a known row
/// before: of another source's row, or of one that has changed since.
struct FormerTwins {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// Merges the twins in an account, and hands over each new row with the older one that it is.
  func merge(in account: AccountInAnswer, _ merged: Twins.Merged) throws {
    guard account.added > 0, !account.isNew, let days = account.covered else { return }
    var taken: Set<Int64> = []
    for pair in try pairs(account, days) where taken.isDisjoint(with: [pair.new, pair.older]) {
      guard let new = try known(pair.new), let older = try known(pair.older) else { continue }
      taken.formUnion([pair.new, pair.older])
      try table.merge(new, into: older)
      try merged(new, older)
    }
  }

  private func pairs(
    _ account: AccountInAnswer, _ days: ClosedRange<Day>
  ) throws -> [(new: Int64, older: Int64)] {
    try database.all(
      """
      SELECT DISTINCT n.id, t.id FROM transaction_version v JOIN transactions t ON t.id = v.id
      JOIN transactions n ON n.account = v.account AND n.native_id = v.native_id AND n.day = v.day
        AND n.units = v.units AND n.scale = v.scale
      WHERE v.account = ?1 AND v.day BETWEEN ?2 AND ?3 AND v.status = n.status
        AND (v.native_id <> '' OR v.description = n.description)
        AND t.account = ?1 AND t.seen <> ?4 AND t.id < ?5 AND n.id >= ?5 ORDER BY 1, 2
      """, account.key, days.lowerBound, days.upperBound, fetch, table.firstID
    ) { ($0[0], $0[1]) }
  }

  private func known(_ id: Int64) throws -> KnownTransaction? {
    try database.first(
      "SELECT \(KnownTransaction.columns) FROM transactions t WHERE id = ?", id, read: KnownTransaction.init(row:))
  }
}
