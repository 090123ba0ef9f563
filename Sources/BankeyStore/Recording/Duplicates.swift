import BankeyModel

/// Finds, at the end of a file, added rows that are already stored: the bank has changed their id or, where it gives
/// none, their text.
///
/// A row duplicates an older one of the same day and amount that the file covers but does not contain. Each older row
/// has at most one duplicate, so no purchase among equal ones is lost.
struct Duplicates {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// Receives each merged pair.
  typealias Merged = (_ new: KnownTransaction, _ older: KnownTransaction) throws -> Void

  /// Merges duplicates within an account and calls `merged` with each new row and the older row that it duplicates.
  func merge(in account: AccountRecording, _ merged: Merged) throws {
    guard account.added > 0, !account.isNew, let days = account.covered, try hasUnseen(account, days) else { return }
    // The first and last day of the period may be incomplete, so a different text may be a different transaction.
    let whole = days.count > 2 ? days.lowerBound.advanced(by: 1)...days.upperBound.advanced(by: -1) : nil
    try merge(account, days, .sameText, merged)
    if account.knowsItsIds {
      // A feed that judges the ids of its accounts gives every day whole.
      try merge(account, days, account.hasStableIds ? .idGained : .anyText, merged)
    } else if let whole {
      try merge(account, whole, .withoutID, merged)
    }
  }

  private func hasUnseen(_ account: AccountRecording, _ days: ClosedRange<Day>) throws -> Bool {
    let found: Int? = try database.value(
      "SELECT 1 FROM (\(Self.rows)) WHERE seen <> ?4 AND id < ?5 LIMIT 1", account.key, days.lowerBound,
      days.upperBound, fetch, table.firstID)
    return found != nil
  }

  /// The rows of an account within a range of days, including deleted ones, which must not come back under another id.
  private static let rows = """
    SELECT * FROM transactions
    WHERE account = ?1 AND status IN (0, 1) AND day BETWEEN ?2 AND ?3 AND deleted IS NULL
    UNION ALL
    SELECT * FROM transactions WHERE account = ?1 AND day BETWEEN ?2 AND ?3 AND deleted IS NOT NULL
    """

  /// Reads similar rows next to each other, older ones first, and pairs them one to one.
  private func merge(
    _ account: AccountRecording, _ days: ClosedRange<Day>, _ rule: DuplicateRule, _ merged: Merged
  ) throws {
    var waiting: ArraySlice<KnownTransaction> = []
    let candidates = """
      SELECT \(KnownTransaction.columns) FROM (\(Self.rows)) t
      WHERE (id >= ?5 OR seen <> ?4) AND \(rule.condition) ORDER BY \(rule.order), id
      """
    let values: [any Storable] = [account.key, days.lowerBound, days.upperBound, fetch, table.firstID]
    try database.prepare(candidates).each(values) { row in
      let known = try KnownTransaction(row: row)
      if let first = waiting.first, !rule.matches(first.row.record, known.row.record) { waiting = [] }
      if known.id < table.firstID {
        waiting.append(known)
      } else if let older = waiting.popFirst() {
        try table.merge(known, into: older)
        try merged(known, older)
      }
    }
  }
}

/// Finds, at the end of an answer without stable ids, added rows that repeat an earlier statement about a stored row:
/// one from another source, or one that has changed since.
struct VersionDuplicates {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// The key of a row: rows without an id are compared by text.
  private struct Key: Hashable {
    let nativeId, description: String
    let day: Day
    let amount: Amount
    let status: TransactionStatus

    /// Reads id, text, status, day and amount, starting at a column.
    init(_ row: Row, from column: Int32) throws {
      nativeId = row[column]
      description = nativeId.isEmpty ? row[column + 1] : ""
      (status, day, amount) = (row[column + 2], row[column + 3], try row.amount(column + 4))
    }
  }

  /// Merges duplicates within an account and calls `merged` with each new row and the older row that it duplicates.
  func merge(in account: AccountRecording, _ merged: Duplicates.Merged) throws {
    guard account.added > 0, !account.isNew, let days = account.covered else { return }
    for pair in try pairs(account, days) {
      guard let new = try known(pair.new), let older = try known(pair.older) else { continue }
      try table.merge(new, into: older)
      try merged(new, older)
    }
  }

  /// Each new row with the first unused older row that had the same key.
  private func pairs(
    _ account: AccountRecording, _ days: ClosedRange<Day>
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

  /// The earlier versions of rows that this answer does not contain, the oldest last.
  private func formerly(_ account: AccountRecording, _ days: ClosedRange<Day>) throws -> [Key: [Int64]] {
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

/// Finds, at the end of a file, reserved rows that were already booked when the file arrived, because the file is older
/// than the stored data.
///
/// A booked row qualifies, by the rule of `Settlement`, when the file does not contain it and its day is within the
/// file's days or later. Each booked row matches one reserved row.
struct AuthorizedDuplicates {
  let database: Database
  let table: TransactionTable
  let fetch: Int64

  /// The authorized transaction that a posted row was matched to before.
  fileprivate struct FormerMatch {
    let amount: Amount
    let day: Day
    let isUndone: Bool
  }

  /// Merges reserved rows of an account that are booked, and calls `merged` with each and its booked row.
  func merge(in account: AccountRecording, _ merged: Duplicates.Merged) throws {
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

  /// Booked rows of other answers, including deleted ones, and what each was matched to before.
  private func booked(
    around reserved: [KnownTransaction]
  ) throws -> (rows: [KnownTransaction], formers: [Int64: [FormerMatch]]) {
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
    ) { ($0[0] as Int64, FormerMatch(amount: try $0.amount(1), day: $0[3], isUndone: $0[4])) }
    return (booked, Dictionary(grouping: formers, by: \.0).mapValues { $0.map(\.1) })
  }
}

extension AuthorizedDuplicates.FormerMatch {
  /// Whether an authorized row may be the one that the posted row was matched to.
  fileprivate func may(become authorized: KnownTransaction) -> Bool {
    !isUndone && amount == authorized.row.amount
      && abs(day.distance(to: authorized.row.record.day)) <= CrossSourceDuplicates.days
  }
}
