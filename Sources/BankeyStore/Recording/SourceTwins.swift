import BankeyCore

/// Finds, at the end of an answer, the rows that were added though another source of the same account has them: a feed, a statement file, and
/// a file of another format give them other ids and other words, and now and then another day.
///
/// Only rows that this source should have named come into question, and each is the twin of one row at most: first of one of
/// the same day with like words, then of one within three days with like words, then of any of the same day; at last of any within three
/// days, where each source has only this one of that amount, and others before and after the day on which the other one has it.
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
    if !older.isEmpty { try mergeAlone(older, account, covered, merged) }
  }

  private func mergeAlone(
    _ older: [KnownTransaction], _ account: AccountInAnswer, _ covered: ClosedRange<Day>, _ merged: Twins.Merged
  ) throws {
    guard let span = try spanOfOthers(account) else { return }
    let left = Dictionary(grouping: older, by: \.row.amount)
    for older in older where covered.isInside(older.row.record.day) {
      let news = try newRows(like: older)
      guard news.count == 1, let twin = news.first, twin.row.record.status == .posted,
        span.isInside(twin.row.record.day),
        left[older.row.amount, default: []].count(where: { $0.isNear(twin) }) == 1
      else { continue }
      try table.merge(twin, into: older)
      try merged(twin, older)
    }
  }

  /// The days of which others have told something.
  private func spanOfOthers(_ account: AccountInAnswer) throws -> ClosedRange<Day>? {
    let days = try database.first(
      """
      SELECT min(day), max(day) FROM transactions t JOIN fetch f ON f.id = t.fetch
      WHERE account = ?1 AND t.id < ?4 AND \(Self.isOther("f"))
      """, account.key, 0, 0, table.firstID, fetch
    ) { (first: $0[0] as Day?, last: $0[1] as Day?) }
    return days.flatMap { days in days.first.flatMap { first in days.last.map { first...$0 } } }
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
        AND \(Self.isOther("f"))
        AND NOT EXISTS (SELECT 1 FROM transaction_version v JOIN fetch g ON g.id = v.by_fetch
          WHERE v.id = t.id AND v.reason = 'twin' AND v.status = 1 AND NOT coalesce(\(Self.isOther("g")), FALSE))
      ORDER BY t.day, t.id
      """, account.key, days.lowerBound.advanced(by: -Self.days), days.upperBound.advanced(by: Self.days),
      table.firstID,
      fetch, read: KnownTransaction.init(row:))
  }

  /// Whether a fetch is of another source than this one, or of another format; what is not known of an old one is the same.
  private static func isOther(_ name: String) -> String {
    """
    (\(name).source <> (SELECT source FROM fetch WHERE id = ?5)
      OR \(name).format <> (SELECT format FROM fetch WHERE id = ?5))
    """
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

extension ClosedRange<Day> {
  /// Whether a day lies between the first one and the last one, which may be cut.
  func isInside(_ day: Day) -> Bool { lowerBound < day && day < upperBound }
}

extension KnownTransaction {
  /// Whether its day is near enough to that of another one.
  fileprivate func isNear(_ other: KnownTransaction) -> Bool {
    abs(row.record.day.distance(to: other.row.record.day)) <= SourceTwins.days
  }
}
