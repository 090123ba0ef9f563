import BankeyModel

/// Finds, at the end of an answer, added rows that another source of the same account already has. A feed, a statement
/// file and a file of another format differ in ids, texts, and sometimes days.
///
/// Considers only rows that this source should contain, and pairs each at most once. Prefers the same day to three
/// days, and within them similar texts to any. Different texts on different days are paired only if the amount is
/// unique in both sources, and each source has rows before and after the other's day.
struct CrossSourceDuplicates {
  /// The largest difference between the days that two sources give for a transaction.
  static let days = 3

  let database: Database
  let table: TransactionTable
  let fetch: Int64

  private typealias Pool = MatchPool<KnownTransaction, SettlementKey<Amount>, TransactionStatus>

  /// Merges duplicates within an account and calls `merged` with each new row and the older row that it duplicates.
  func merge(in account: AccountRecording, _ merged: Duplicates.Merged) throws {
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
      let (place, status) = (SettlementKey(older.row.amount, older.row.record.day), older.row.record.status)
      guard let twin = any.first(at: place, where: { $0.row.record.status == status }) else { return true }
      any.remove(twin)
      try pair(twin.row, older)
      return false
    }
    try mergeAlone(older, any.left, account, covered, pair)
  }

  private func pool(_ rows: [KnownTransaction], hasTexts: Bool) -> Pool {
    Pool(
      rows, at: { SettlementKey($0.row.amount, $0.row.record.day) }, kind: \.row.record.status,
      text: hasTexts ? { $0.row.record.description } : nil)
  }

  /// The new row with similar text that is nearest in days.
  private func nearest(to older: KnownTransaction, within days: Int, in pool: Pool) -> Pool.Found? {
    let (text, day) = (TextSimilarity(older.row.record.description), older.row.record.day)
    return (0...days).lazy.compactMap { distance in
      Set([-distance, distance]).compactMap { step in
        pool.first(at: SettlementKey(older.row.amount, day.advanced(by: step)), like: text) { _ in true }
      }.min { $0.row.id < $1.row.id }
    }.first
  }

  private func mergeAlone(
    _ older: [KnownTransaction], _ news: [KnownTransaction], _ account: AccountRecording, _ covered: ClosedRange<Day>,
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

  private static func place(_ row: KnownTransaction) -> SettlementKey<Amount> {
    SettlementKey(row.row.amount, row.row.record.day)
  }

  /// The only row of an amount within a few days; nil when there is none or more than one.
  private static func onlyOne(
    near row: KnownTransaction, in rows: [SettlementKey<Amount>: [KnownTransaction]]
  ) -> KnownTransaction? {
    let found = (-days...days).flatMap { step in
      rows[SettlementKey(row.row.amount, row.row.record.day.advanced(by: step))]?.prefix(2) ?? []
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The days between the first and last row of other sources; nil when there are none.
  private func spanOfOthers(_ account: AccountRecording) throws -> ClosedRange<Day>? {
    try database.first(
      """
      SELECT min(day), max(day) FROM transactions t JOIN fetch f ON f.id = t.fetch
      WHERE account = ?1 AND t.id < ?4 AND \(Self.isOther("f"))
      """, account.key, 0, 0, table.firstID, fetch
    ) { $0.optionalDays(0) } ?? nil
  }

  /// Booked rows of other sources, including deleted ones, that this source has not matched yet. A row that this source
  /// has only reserved may get another id when booked.
  private func rowsOfOthers(_ account: AccountRecording, _ days: ClosedRange<Day>) throws -> [KnownTransaction] {
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

  /// An SQL condition: the fetch is of another source or another format. An unknown format counts as the same.
  private static func isOther(_ name: String) -> String {
    """
    (\(name).source <> (SELECT source FROM fetch WHERE id = ?5)
      OR \(name).format <> (SELECT format FROM fetch WHERE id = ?5))
    """
  }

  /// The rows of this answer that have the amount of an older row.
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
  /// Whether a day lies strictly between the first and the last, which may be incomplete.
  func isInside(_ day: Day) -> Bool { lowerBound < day && day < upperBound }
}
