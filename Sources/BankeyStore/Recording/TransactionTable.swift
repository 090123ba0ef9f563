import BankeyModel

/// Write access to the rows of transactions. Every change keeps the daily totals in step and the old state as
/// provenance.
final class TransactionTable {
  let database: Database
  let fetch: Int64
  private let keepsSightings: Bool
  private let insertion: Statement
  private var nextID: Int64
  let totals: DayTotals
  let texts: TextIndex
  private let lateIndexes: LateIndexes
  /// Rows that a feed contains and whose sightings are not yet written.
  private var sighted: [Int64] = []
  /// The first id that this answer can assign; larger ids are its own rows.
  let firstID: Int64

  init(_ database: Database, fetch: Int64, now: Timestamp, keepsSightings: Bool) throws {
    self.database = database
    self.fetch = fetch
    self.keepsSightings = keepsSightings
    totals = DayTotals(database)
    texts = try TextIndex(database)
    lateIndexes = LateIndexes(database)
    insertion = try database.prepare(
      """
      INSERT INTO transactions (id, account, native_id, status, day, authorized_day, units, scale, ordinal, fetch, seen,
        description, counterparty, counterparty_account, raw) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """)
    // Removed rows keep their ids in versions and sightings.
    let newest: Int64? = try database.value(
      """
      SELECT max(id) FROM (SELECT max(id) AS id FROM transactions UNION ALL SELECT max(id) FROM transaction_version
        UNION ALL SELECT max(id) FROM sighting)
      """)
    // Beyond 2^53 no ids would be left for later rows.
    guard newest ?? 0 < 1 << 53 else {
      throw StoreError(.damaged, "bankey.sqlite has no ids left; \(StoreError.wayBack)")
    }
    firstID = max((newest ?? 0) + 1, Self.firstID(at: now))
    nextID = firstID
  }

  /// Ids encode the time of recording, increase from one answer to the next, and stay below 2^53, so that every JSON
  /// reader can represent them.
  private static func firstID(at now: Timestamp) -> Int64 {
    let startOf2020: Int64 = 1_577_836_800
    return min(max(0, now.capped.seconds - startOf2020), 1 << 32) << 20
  }

  /// The result of adding a row. `misfit`: the day's total would overflow.
  enum Insertion { case added(Int64), conflict, misfit }

  /// Adds a row, unless one with its key exists or the day's total would overflow.
  func insert(_ row: StoredTransaction, ordinal: Int = 0) throws -> Insertion {
    try insertion.run { fill(&$0, nextID, row, ordinal, by: fetch) }
    guard database.changes > 0 else { return .conflict }
    guard try totals.add(row) else {
      try database.run("DELETE FROM transactions WHERE id = ?", nextID)
      return .misfit
    }
    try texts.add(nextID, row.record)
    try lateIndexes.countRow()
    defer { nextID += 1 }
    return .added(nextID)
  }

  /// Adds a row again under its former id, as brought by its former fetch. Returns false and changes nothing when the
  /// day's total would overflow.
  func restore(_ row: StoredTransaction, as id: Int64, by fetch: Int64) throws -> Bool {
    guard try totals.add(row) else { return false }
    let ordinal = try freeOrdinal(of: row)
    try insertion.run { fill(&$0, id, row, ordinal, by: fetch) }
    try texts.add(id, row.record)
    return true
  }

  private func fill(
    _ parameters: inout Parameters, _ id: Int64, _ row: StoredTransaction, _ ordinal: Int, by fetch: Int64
  ) {
    parameters.add(id)
    parameters.add(row.account)
    parameters.add(row.record.nativeId)
    parameters.add(row.record.status)
    parameters.add(row.record.day)
    parameters.add(row.record.authorizedDay)
    parameters.add(row.amount.units)
    parameters.add(row.amount.scale)
    parameters.add(ordinal)
    parameters.add(fetch)
    parameters.add(fetch)
    parameters.add(row.record.description)
    parameters.add(row.record.counterparty)
    parameters.add(row.record.counterpartyAccount)
    parameters.add(row.record.raw)
  }

  /// The next ordinal among rows with the same key.
  func freeOrdinal(of row: StoredTransaction) throws -> Int {
    let taken: Int? = try database.value(
      """
      SELECT max(ordinal) FROM transactions WHERE account = ? AND native_id = ? AND day = ? AND units = ? AND scale = ?
      """, row.account, row.record.nativeId, row.record.day, row.amount.units, row.amount.scale)
    return taken.map { $0 + 1 } ?? 0
  }

  /// Stores the counterparty's account, which an earlier version of bankey did not read from the same record.
  func complete(_ id: Int64, with account: String) throws {
    try database.run(
      "UPDATE transactions SET counterparty_account = ? WHERE id = ? AND counterparty_account IS NULL", account, id)
  }

  /// Completes the indexes at the end of an answer, before any lookup by day or amount.
  func completeIndexes() throws { try lateIndexes.complete() }

  /// Writes the collected totals, sightings and texts.
  func flush() throws {
    try totals.flush()
    for id in sighted { try database.run(Self.firstSighting, id, fetch) }
    sighted.removeAll()
    try texts.flush()
  }

  /// Records once that a feed contains a row of a file, so that the row survives undoing the import. Deferred to the
  /// end, because the text index writes out what it has collected before each such INSERT.
  private static let firstSighting = """
    INSERT OR IGNORE INTO sighting SELECT t.id, ?2 FROM transactions t JOIN fetch f ON f.id = t.fetch
    WHERE t.id = ?1 AND f.file IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM sighting s JOIN fetch g ON g.id = s.fetch
      WHERE s.id = ?1 AND g.source = (SELECT source FROM fetch WHERE id = ?2))
    """

  /// Records that the answer contains a stored row.
  func markSeen(_ id: Int64) throws {
    try database.run("UPDATE transactions SET seen = ? WHERE id = ?", fetch, id)
    if keepsSightings {
      try database.run("INSERT OR IGNORE INTO sighting VALUES (?, ?)", id, fetch)
    } else {
      sighted.append(id)
    }
  }
}

/// A transaction as a row: a source's record with the amount in the form in which it is stored.
struct StoredTransaction: Equatable {
  let account: Int64
  var record: TransactionRecord

  var amount: Amount { record.amount }

  /// The key of the daily total that includes it by one of its dates.
  func totalKey(_ grouping: GroupingDate) -> DayTotalKey {
    let day = grouping == .booked ? record.day : record.authorizedDay ?? record.day
    return DayTotalKey(account: account, status: record.status, day: day, scale: amount.scale)
  }

  /// Whether both have the same key, ignoring the ordinal.
  func hasKey(of other: StoredTransaction) -> Bool {
    (account, record.nativeId, record.day, amount.units, amount.scale)
      == (other.account, other.record.nativeId, other.record.day, other.amount.units, other.amount.scale)
  }
}
