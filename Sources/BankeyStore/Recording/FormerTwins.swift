import BankeyCore

/// Finds, at the end of an answer without lasting ids, the rows that were added though they are what such an answer has said of a known row
/// before: of another source's row, or of one that has changed since.
struct FormerTwins {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// By what rows are known that are the same: those without an id by their text.
  private struct Key: Hashable {
    let nativeId, description: String
    let day: Day
    let amount: Amount
    let status: TransactionStatus

    /// What a row says from a column on: id, text, status, day, amount.
    init(_ row: Row, from column: Int32) throws {
      nativeId = row[column]
      description = nativeId.isEmpty ? row[column + 1] : ""
      (status, day, amount) = (row[column + 2], row[column + 3], try row.amount(column + 4))
    }
  }

  /// Merges the twins in an account, and hands over each new row with the older one that it is.
  func merge(in account: AccountInAnswer, _ merged: Twins.Merged) throws {
    guard account.added > 0, !account.isNew, let days = account.covered else { return }
    for pair in try pairs(account, days) {
      guard let new = try known(pair.new), let older = try known(pair.older) else { continue }
      try table.merge(new, into: older)
      try merged(new, older)
    }
  }

  /// Each new row with the first older one of which the same was said, none of them twice.
  private func pairs(
    _ account: AccountInAnswer, _ days: ClosedRange<Day>
  ) throws -> [(new: Int64, older: Int64)] {
    var said = try formerly(account, days)
    if said.isEmpty { return [] }
    let news = try database.all(
      """
      SELECT id, native_id, description, status, day, units, scale FROM transactions
      WHERE account = ? AND status IN (0, 1) AND deleted IS NULL AND day BETWEEN ? AND ? AND id >= ?
      """, account.key, days.lowerBound, days.upperBound, table.firstID
    ) { (id: $0[0] as Int64, key: try Key($0, from: 1)) }
    var taken: Set<Int64> = []
    return news.sorted { $0.id < $1.id }.compactMap { new in
      while let older = said[new.key]?.popLast() {
        if taken.insert(older).inserted { return (new.id, older) }
      }
      return nil
    }
  }

  /// What was said before of rows that this answer has not named, the first of them last.
  private func formerly(_ account: AccountInAnswer, _ days: ClosedRange<Day>) throws -> [Key: [Int64]] {
    let said = try database.all(
      """
      SELECT t.id, v.native_id, v.description, v.status, v.day, v.units, v.scale
      FROM transaction_version v CROSS JOIN transactions t ON t.id = v.id
      WHERE v.account = ?1 AND v.day BETWEEN ?2 AND ?3 AND t.account = ?1 AND t.seen <> ?4 AND t.id < ?5
      ORDER BY t.id DESC
      """, account.key, days.lowerBound, days.upperBound, fetch, table.firstID
    ) { (id: $0[0] as Int64, key: try Key($0, from: 1)) }
    return said.reduce(into: [:]) { $0[$1.key, default: []].append($1.id) }
  }

  private func known(_ id: Int64) throws -> KnownTransaction? {
    try database.first(
      "SELECT \(KnownTransaction.columns) FROM transactions t WHERE id = ?", id, read: KnownTransaction.init(row:))
  }
}
