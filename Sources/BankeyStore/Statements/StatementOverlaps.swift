import BankeyCore

/// Compares statements of an account that go over the same days, by the rows that each of them has.
struct StatementOverlaps {
  let database: Database
  let account: Int64

  /// Whether what one statement had come to when another one begins is what that begins with.
  func agree(_ around: KeptStatement, _ next: KeptStatement, on day: Day) throws -> Bool {
    if try balance(of: around, before: next, on: day) == next.opening { return true }
    // Of two that begin on one day each may begin first.
    return try around.firstDay == day && balance(of: next, before: around, on: day) == around.opening
  }

  /// What a statement had come to on a day before the first row of another one that begins then; nil when nobody can count it.
  func balance(of around: KeptStatement, before next: KeptStatement, on day: Day) throws -> Amount? {
    guard let first = around.firstDay, let fetch = around.fetches.max(), let other = next.fetches.max() else {
      return nil
    }
    let sums = try database.all(
      """
      SELECT sum(units), scale FROM (
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NULL
        UNION ALL
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NOT NULL) t
      WHERE (fetch = ?4 OR EXISTS (SELECT 1 FROM sighting WHERE id = t.id AND fetch = ?4))
        AND fetch <> ?5 AND NOT EXISTS (SELECT 1 FROM sighting WHERE id = t.id AND fetch = ?5)
      GROUP BY scale
      """, account, first, day, fetch, other
    ) { try $0.amount(0) }
    return sums.reduce(around.opening) { $0?.adding($1) }
  }
}
