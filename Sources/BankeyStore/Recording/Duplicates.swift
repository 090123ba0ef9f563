import BankeyModel

/// Finds, at the end of a file, the rows that were added though they are known: the bank has given them another id, or
/// where it gives none, another text.
///
/// A twin is an older row of the same day and amount that the file should have named, since it covers its day, but did
/// not. Each older row is the twin of at most one row, so that no purchase is lost among equal ones.
struct Duplicates {
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

/// Finds, at the end of an answer without lasting ids, the rows that were added though they are what such an answer has said of a known row
/// before: of another source's row, or of one that has changed since.
struct VersionDuplicates {
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
  func merge(in account: AccountInAnswer, _ merged: Duplicates.Merged) throws {
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

/// Finds, at the end of a file, what it has only reserved and what was booked already when it came: it is older than what is known.
///
/// A booked row can be meant that the file does not name, though its day is in it or later, by the rule of `Settlement`; each by one
/// reserved row.
struct AuthorizedDuplicates {
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
  func merge(in account: AccountInAnswer, _ merged: Duplicates.Merged) throws {
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

extension AuthorizedDuplicates.Former {
  /// Whether what is reserved may be the same as this, which a booked row was.
  fileprivate func may(become authorized: KnownTransaction) -> Bool {
    !isUndone && amount == authorized.row.amount
      && abs(day.distance(to: authorized.row.record.day)) <= CrossSourceDuplicates.days
  }
}
