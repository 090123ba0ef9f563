import BankeyCore

/// Finds, at the end of an answer, the rows that were added though another source of the same account has them: a feed and a
/// statement file give them other ids and other words, and now and then another day.
///
/// Only rows that this source should have named come into question, and each is the twin of one row at most: first of one of
/// the same day with like words, then of one within three days with like words, then of any of the same day.
struct SourceTwins {
  /// So many days may lie between what two sources call the day of a transaction.
  static let days = 3

  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// Merges the twins in an account, and hands over each new row with the older one that it is.
  func merge(in account: AccountInAnswer, _ merged: Twins.Merged) throws {
    guard account.added > 0, !account.isNew, let covered = account.covered else { return }
    var older = try rowsOfOthers(account, covered)
    for isNear in [Self.sameDayAlike, Self.nearAlike, Self.sameDay] {
      older = try older.filter { older in
        let news = try newRows(like: older)
        guard let twin = news.first(where: { isNear($0.row.record, older.row.record) }) else { return true }
        try table.merge(twin, into: older)
        try merged(twin, older)
        return false
      }
    }
  }

  private static func sameDayAlike(_ new: TransactionRecord, _ older: TransactionRecord) -> Bool {
    new.day == older.day && nearAlike(new, older)
  }

  private static func nearAlike(_ new: TransactionRecord, _ older: TransactionRecord) -> Bool {
    TextLikeness(new.description).isAlike(TextLikeness(older.description))
  }

  private static func sameDay(_ new: TransactionRecord, _ older: TransactionRecord) -> Bool {
    new.day == older.day && new.status == older.status
  }

  /// Booked rows of other sources that have no twin of this one yet, the deleted ones too. What this one had only reserved it may
  /// book under another id.
  private func rowsOfOthers(_ account: AccountInAnswer, _ days: ClosedRange<Day>) throws -> [KnownTransaction] {
    try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t JOIN fetch f ON f.id = t.fetch
      WHERE t.account = ?1 AND t.status = 1 AND t.day BETWEEN ?2 AND ?3 AND t.id < ?4 AND t.seen <> ?5
        AND f.source <> (SELECT source FROM fetch WHERE id = ?5)
        AND NOT EXISTS (SELECT 1 FROM transaction_version v JOIN fetch g ON g.id = v.by_fetch
          WHERE v.id = t.id AND v.reason = 'twin' AND v.status = 1 AND g.source = (SELECT source FROM fetch WHERE id = ?5))
      ORDER BY t.day, t.id
      """, account.key, days.lowerBound.advanced(by: -Self.days), days.upperBound.advanced(by: Self.days),
      table.firstID,
      fetch, read: KnownTransaction.init(row:))
  }

  /// Rows of this answer with the same amount, the nearest day first.
  private func newRows(like older: KnownTransaction) throws -> [KnownTransaction] {
    let day = older.row.record.day
    return try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ?1 AND status IN (0, 1) AND deleted IS NULL AND day BETWEEN ?2 - ?4 AND ?2 + ?4 AND id >= ?3
        AND units = ?5 AND scale = ?6 ORDER BY iif(day < ?2, ?2 - day, day - ?2), id
      """, older.row.account, day, table.firstID, Self.days, older.row.amount.units, older.row.amount.scale,
      read: KnownTransaction.init(row:))
  }
}
