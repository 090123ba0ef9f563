import BankeyCore

/// Finds, at the end of a file, what it has only reserved and what was booked already when it came: it is older than what is known.
///
/// A booked row can be meant that the file does not name, though its day is in it or later, by the rule of `Settlement`; each by one
/// reserved row.
struct ReservedTwins {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// What a booked row was taken for before.
  fileprivate struct Former {
    let amount: Amount
    let day: Day
    let isUndone: Bool
  }

  /// Merges the reserved rows of an account that are booked, and hands over each with the booked row that it is.
  func merge(in account: AccountInAnswer, _ merged: Twins.Merged) throws {
    let reserved = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 0 AND deleted IS NULL AND id >= ? ORDER BY day, id
      """, account.key, table.firstID, read: KnownTransaction.init(row:))
    for stretch in reserved.inStretches(of: Settlement.days) {
      let (booked, formers) = try booked(around: stretch)
      _ = try PostedPool(booked).pair(stretch) { posted, authorized in
        formers[posted.id, default: []].allSatisfy { $0.may(become: authorized) }
      } settle: { authorized, posted in
        try table.merge(authorized, into: posted)
        try merged(authorized, posted)
      }
    }
  }

  /// Rows of other answers, the deleted ones too, and what they were before.
  private func booked(
    around reserved: [KnownTransaction]
  ) throws -> (rows: [KnownTransaction], formers: [Int64: [Former]]) {
    guard let first = reserved.first, let last = reserved.last else { return ([], [:]) }
    let rows = """
      FROM (
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NULL
        UNION ALL
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NOT NULL) t
      """
    let values: [any Storable] = [
      first.row.account, first.row.record.day, last.row.record.day.advanced(by: Settlement.days), table.firstID, fetch,
    ]
    let booked = try database.all(
      "SELECT \(KnownTransaction.columns) \(rows) WHERE id < ?4 AND seen <> ?5 ORDER BY day, id", values,
      read: KnownTransaction.init(row:))
    let formers = try database.all(
      """
      SELECT t.id, v.units, v.scale, v.day, m.undone IS NOT NULL \(rows) CROSS JOIN match m ON m.posted = t.id
      CROSS JOIN transaction_version v ON v.key = m.authorized WHERE t.id < ?4 AND t.seen <> ?5
      """, values
    ) { ($0[0] as Int64, Former(amount: try $0.amount(1), day: $0[3], isUndone: $0[4])) }
    return (booked, Dictionary(grouping: formers, by: \.0).mapValues { $0.map(\.1) })
  }
}

extension ReservedTwins.Former {
  /// Whether what is reserved may be the same as this, which a booked row was.
  fileprivate func may(become authorized: KnownTransaction) -> Bool {
    !isUndone && amount == authorized.row.amount
      && abs(day.distance(to: authorized.row.record.day)) <= SourceTwins.days
  }
}
