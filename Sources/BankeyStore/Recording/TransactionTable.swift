import BankeyModel

/// The rows of transactions for writing: every change of one keeps the day totals in step and the old state as
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
  /// Known rows that a feed has, of which it is not yet noted.
  private var sighted: [Int64] = []
  /// The first id that this answer can give: rows from here on are its own.
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
    // What is no row any more keeps its id, in its versions and sightings.
    let newest: Int64? = try database.value(
      """
      SELECT max(id) FROM (SELECT max(id) AS id FROM transactions UNION ALL SELECT max(id) FROM transaction_version
        UNION ALL SELECT max(id) FROM sighting)
      """)
    // Beyond 2^53 there would be no place for those that come.
    guard newest ?? 0 < 1 << 53 else {
      throw StoreError(.damaged, "bankey.sqlite has no ids left; \(StoreError.wayBack)")
    }
    firstID = max((newest ?? 0) + 1, Self.firstID(at: now))
    nextID = firstID
  }

  /// Ids tell when a row was recorded, grow from one answer to the next, and stay below 2^53, so that every JSON reader
  /// takes them whole.
  private static func firstID(at now: Timestamp) -> Int64 {
    let startOf2020: Int64 = 1_577_836_800
    return min(max(0, now.capped.seconds - startOf2020), 1 << 32) << 20
  }

  /// What became of a row that was to be added.
  enum Insertion { case added(Int64), conflict, misfit }

  /// Adds a row, unless there is one with its key, or the day's sum would not fit.
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

  /// Adds a row under the id that it had, and as that of the answer that brought it. Returns false, and changes nothing, when
  /// the day's sum would not fit.
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

  /// The next ordinal among rows that are equal by key.
  func freeOrdinal(of row: StoredTransaction) throws -> Int {
    let taken: Int? = try database.value(
      """
      SELECT max(ordinal) FROM transactions WHERE account = ? AND native_id = ? AND day = ? AND units = ? AND scale = ?
      """, row.account, row.record.nativeId, row.record.day, row.amount.units, row.amount.scale)
    return taken.map { $0 + 1 } ?? 0
  }

  /// Notes the account of the other side, which an earlier version did not read in the same record.
  func complete(_ id: Int64, with account: String) throws {
    try database.run(
      "UPDATE transactions SET counterparty_account = ? WHERE id = ? AND counterparty_account IS NULL", account, id)
  }

  /// At the end of an answer, before anything is looked for by day or amount.
  func completeIndexes() throws { try lateIndexes.complete() }

  /// Writes what is collected by row and kept by day, or by text.
  func flush() throws {
    try totals.flush()
    for id in sighted { try database.run(Self.firstSighting, id, fetch) }
    sighted.removeAll()
    try texts.flush()
  }

  /// That a feed has what a file brought is noted once: the row stays when the import is undone. It waits for the end, since the index of
  /// texts writes what it has collected before each such INSERT.
  private static let firstSighting = """
    INSERT OR IGNORE INTO sighting SELECT t.id, ?2 FROM transactions t JOIN fetch f ON f.id = t.fetch
    WHERE t.id = ?1 AND f.file IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM sighting s JOIN fetch g ON g.id = s.fetch
      WHERE s.id = ?1 AND g.source = (SELECT source FROM fetch WHERE id = ?2))
    """

  /// Notes that the answer has a known row.
  func see(_ id: Int64) throws {
    try database.run("UPDATE transactions SET seen = ? WHERE id = ?", fetch, id)
    if keepsSightings {
      try database.run("INSERT OR IGNORE INTO sighting VALUES (?, ?)", id, fetch)
    } else {
      sighted.append(id)
    }
  }
}

/// A transaction as a row: what a source says of it, with its amount in the form in which it is kept.
struct StoredTransaction: Equatable {
  let account: Int64
  var record: TransactionRecord

  var amount: Amount { record.amount }

  /// The sum by day that it counts in, by one of its dates.
  func totalKey(_ grouping: GroupingDate) -> DayTotalKey {
    let day = grouping == .booked ? record.day : record.authorizedDay ?? record.day
    return DayTotalKey(account: account, grouping: grouping, status: record.status, day: day, scale: amount.scale)
  }

  /// Whether the key of both is the same, but for the ordinal.
  func hasKey(of other: StoredTransaction) -> Bool {
    (account, record.nativeId, record.day, amount.units, amount.scale)
      == (other.account, other.record.nativeId, other.record.day, other.amount.units, other.amount.scale)
  }
}
