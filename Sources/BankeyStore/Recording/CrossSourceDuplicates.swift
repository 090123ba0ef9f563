import BankeyModel

/// Finds, at the end of an answer, the rows that were added though another source of the same account has them: a feed, a statement file, and
/// a file of another format give them other ids and other words, and now and then another day.
///
/// Only rows that this source should have named come into question, and each is the twin of one row at most: first of one of
/// the same day with like words, then of one within three days with like words, then of any of the same day; at last of any within three
/// days, where each source has only this one of that amount, and others before and after the day on which the other one has it.
struct CrossSourceDuplicates {
  /// So many days may lie between what two sources call the day of a transaction.
  static let days = 3

  let database: Database
  let table: TransactionTable
  let fetch: Int64

  private typealias Pool = TwinPool<KnownTransaction, AmountPlace<Amount>, TransactionStatus>

  /// Merges the twins in an account, and hands over each new row with the older one that it is.
  func merge(in account: AccountInAnswer, _ merged: Duplicates.Merged) throws {
    guard account.added > 0, !account.isNew, let covered = account.covered else { return }
    var older = try rowsOfOthers(account, covered)
    if older.isEmpty { return }
    func pair(_ twin: KnownTransaction, _ older: KnownTransaction) throws {
      try table.merge(twin, into: older)
      try merged(twin, older)
    }
    var alike = pool(try newRows(like: older), hasTexts: true)
    for days in [0, Self.days] {
      older = try older.filter { older in
        guard let twin = nearest(to: older, within: days, in: alike) else { return true }
        alike.remove(twin)
        try pair(twin.row, older)
        return false
      }
    }
    var any = pool(alike.left, hasTexts: false)
    older = try older.filter { older in
      let (place, status) = (AmountPlace(older.row.amount, older.row.record.day), older.row.record.status)
      guard let twin = any.first(at: place, where: { $0.row.record.status == status }) else { return true }
      any.remove(twin)
      try pair(twin.row, older)
      return false
    }
    try mergeAlone(older, any.left, account, covered, pair)
  }

  private func pool(_ rows: [KnownTransaction], hasTexts: Bool) -> Pool {
    Pool(
      rows, at: { AmountPlace($0.row.amount, $0.row.record.day) }, kind: \.row.record.status,
      text: hasTexts ? { $0.row.record.description } : nil)
  }

  /// The new row with like words of the nearest day.
  private func nearest(to older: KnownTransaction, within days: Int, in pool: Pool) -> Pool.Found? {
    let (text, day) = (TextLikeness(older.row.record.description), older.row.record.day)
    return (0...days).lazy.compactMap { distance in
      Set([-distance, distance]).compactMap { step in
        pool.first(at: AmountPlace(older.row.amount, day.advanced(by: step)), like: text) { _ in true }
      }.min { $0.row.id < $1.row.id }
    }.first
  }

  private func mergeAlone(
    _ older: [KnownTransaction], _ news: [KnownTransaction], _ account: AccountInAnswer, _ covered: ClosedRange<Day>,
    _ pair: (KnownTransaction, KnownTransaction) throws -> Void
  ) throws {
    guard !older.isEmpty, !news.isEmpty, let span = try spanOfOthers(account) else { return }
    let (news, left) = (Dictionary(grouping: news, by: Self.place), Dictionary(grouping: older, by: Self.place))
    for older in older where covered.isInside(older.row.record.day) {
      guard let twin = Self.onlyOne(near: older, in: news), twin.row.record.status == .posted,
        span.isInside(twin.row.record.day), Self.onlyOne(near: twin, in: left) != nil
      else { continue }
      try pair(twin, older)
    }
  }

  private static func place(_ row: KnownTransaction) -> AmountPlace<Amount> {
    AmountPlace(row.row.amount, row.row.record.day)
  }

  /// The only row of an amount within some days; nil when there are more, or none.
  private static func onlyOne(
    near row: KnownTransaction, in rows: [AmountPlace<Amount>: [KnownTransaction]]
  ) -> KnownTransaction? {
    let found = (-days...days).flatMap { step in
      rows[AmountPlace(row.row.amount, row.row.record.day.advanced(by: step))]?.prefix(2) ?? []
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The days of which others have told something.
  private func spanOfOthers(_ account: AccountInAnswer) throws -> ClosedRange<Day>? {
    try database.first(
      """
      SELECT min(day), max(day) FROM transactions t JOIN fetch f ON f.id = t.fetch
      WHERE account = ?1 AND t.id < ?4 AND \(Self.isOther("f"))
      """, account.key, 0, 0, table.firstID, fetch
    ) { $0.optionalDays(0) } ?? nil
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

  /// Rows of this answer that have the amount of an older one.
  private func newRows(like older: [KnownTransaction]) throws -> [KnownTransaction] {
    guard let first = older.first, let last = older.last else { return [] }
    let amounts = Set(older.map(\.row.amount))
    var rows: [KnownTransaction] = []
    let statement = try database.prepare(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status IN (0, 1) AND deleted IS NULL AND day BETWEEN ? AND ? AND id >= ?
      """)
    let values: [any Storable] = [
      first.row.account, first.row.record.day.advanced(by: -Self.days), last.row.record.day.advanced(by: Self.days),
      table.firstID,
    ]
    try statement.each(values) { row in
      if amounts.contains(try row.amount(6)) { rows.append(try KnownTransaction(row: row)) }
    }
    return rows.sorted { $0.id < $1.id }
  }
}

extension ClosedRange<Day> {
  /// Whether a day lies between the first one and the last one, which may be cut.
  func isInside(_ day: Day) -> Bool { lowerBound < day && day < upperBound }
}
