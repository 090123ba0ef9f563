import BankeyModel

/// Finds the stored row that is the same transaction as a row of an answer.
///
/// Each stored row is matched once per answer: two equal rows in an answer are two transactions. The candidates for a
/// key form a pool, and each match takes one out. A pool is kept only while a row is left in it, so a long file of
/// distinct rows takes no memory.
final class Recognizer {
  private let database: Database
  private let fetch: Int64
  private var pools: [PoolKey: Pool] = [:]
  /// Rows that were matched by an earlier state and may still be in the pool of their current one.
  private var takenAsFormer: Set<Int64> = []

  init(_ database: Database, fetch: Int64) {
    self.database = database
    self.fetch = fetch
  }

  /// Takes out the stored row that is the same transaction as a row of an account; nil when the row is new.
  func match(_ row: StoredTransaction, of account: AccountRecording) throws -> KnownTransaction? {
    let key = PoolKey(row, byIdAlone: account.goesByID(row))
    if let pool = pools[key] { return pool.removeBestMatch(for: row, unless: takenAsFormer) }
    let pool = Pool(try unseen(key))
    let match = try pool.removeBestMatch(for: row, unless: takenAsFormer) ?? former(key) ?? booked(row, account)
    if match == nil || !pool.isEmpty { pools[key] = pool }
    return match
  }

  /// A row that once had this stable id, or that replaced one that had it: a statement may have reworded it since.
  private func former(_ key: PoolKey) throws -> KnownTransaction? {
    guard key.day == nil else { return nil }
    let found = try database.first(
      """
      SELECT \(KnownTransaction.columns) FROM (
        SELECT v.id FROM transaction_version v WHERE v.account = ?1 AND v.native_id = ?2 AND v.native_id <> ''
        UNION SELECT m.posted FROM transaction_version v CROSS JOIN match m ON m.authorized = v.key
        WHERE v.account = ?1 AND v.native_id = ?2 AND v.native_id <> '' AND m.undone IS NULL) o
      CROSS JOIN transactions t ON t.id = o.id WHERE t.account = ?1 AND t.seen <> ?3 ORDER BY t.id
      """, key.account, key.nativeId, fetch, read: KnownTransaction.init(row:))
    if let found { takenAsFormer.insert(found.id) }
    return found
  }

  /// The booked row of a transaction that a file gives as reserved: an older file does not make it reserved again.
  private func booked(_ row: StoredTransaction, _ account: AccountRecording) throws -> KnownTransaction? {
    guard row.record.status == .authorized, !account.hasStableIds else { return nil }
    return try database.first(
      """
      SELECT \(KnownTransaction.columns) FROM transaction_version v
      LEFT JOIN match m ON m.authorized = v.key AND m.undone IS NULL
      JOIN transactions t ON t.id = coalesce(m.posted, v.id)
      WHERE v.account = ?1 AND v.day = ?2 AND v.native_id = ?3 AND v.units = ?4 AND v.scale = ?5 AND v.status = 0
        AND (v.native_id <> '' OR v.description = ?6) AND t.account = ?1 AND t.status = 1 AND t.seen <> ?7 ORDER BY t.id
      """, row.account, row.record.day, row.record.nativeId, row.amount.units, row.amount.scale,
      row.record.description, fetch, read: KnownTransaction.init(row:))
  }

  private func unseen(_ key: PoolKey) throws -> [KnownTransaction] {
    let select = """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE t.account = ? AND t.native_id = ? AND t.seen <> ?
      """
    let read = KnownTransaction.init(row:)
    guard let day = key.day, let amount = key.amount else {
      return try database.all("\(select) ORDER BY t.id", key.account, key.nativeId, fetch, read: read)
    }
    return try database.all(
      "\(select) AND t.day = ? AND t.units = ? AND t.scale = ? ORDER BY t.ordinal",
      key.account, key.nativeId, fetch, day, amount.units, amount.scale, read: read)
  }
}

extension AccountRecording {
  /// Whether the id alone identifies the transaction.
  func goesByID(_ row: StoredTransaction) -> Bool { hasStableIds && !row.record.nativeId.isEmpty }
}

/// Stored rows with the same pool key that the answer has not contained yet. They are matched from the end.
final class Pool {
  /// The properties in which rows can agree, the most reliable first.
  private enum MatchKey: Hashable {
    case all(Day, Amount, String, TransactionStatus)
    case text(Day, Amount, String)
    case key(Day, Amount)
    case id
  }

  private let rows: [KnownTransaction]
  /// The indices of the rows by property, the first row last. Built only once a row is looked up.
  private var places: [MatchKey: [Int]] = [:]
  private var gone: Set<Int> = []

  init(_ rows: [KnownTransaction]) { self.rows = rows }

  /// Whether every row has been matched.
  var isEmpty: Bool { gone.count == rows.count }

  /// Takes out the row that matches best, skipping rows that were matched otherwise meanwhile.
  func removeBestMatch(for row: StoredTransaction, unless taken: Set<Int64>) -> KnownTransaction? {
    if isEmpty { return nil }
    if places.isEmpty { fill() }
    for key in Self.keys(of: row) {
      while let number = places[key]?.popLast() {
        if gone.contains(number) { continue }
        gone.insert(number)
        if !taken.contains(rows[number].id) { return rows[number] }
      }
    }
    return nil
  }

  /// The criteria in order: key, text and status; key and text; key; id. Without an id the texts must be equal.
  private static func keys(of row: StoredTransaction) -> [MatchKey] {
    let record = row.record
    let texts: [MatchKey] = [
      .all(record.day, row.amount, record.description, record.status),
      .text(record.day, row.amount, record.description),
    ]
    return record.nativeId.isEmpty ? texts : texts + [.key(record.day, row.amount), .id]
  }

  private func fill() {
    for (number, row) in rows.enumerated().reversed() {
      for key in Self.keys(of: row.row) { places[key, default: []].append(number) }
    }
  }
}

/// The properties that rows must share to be the same transaction: account and id, and in files also day and amount.
struct PoolKey: Hashable {
  let account: Int64
  let nativeId: String
  let day: Day?
  let amount: Amount?

  /// Creates the key of a row. With `byIdAlone` an id identifies one transaction forever.
  init(_ row: StoredTransaction, byIdAlone: Bool) {
    account = row.account
    nativeId = row.record.nativeId
    day = byIdAlone ? nil : row.record.day
    amount = byIdAlone ? nil : row.amount
  }
}

/// A stored transaction without its source record, which is not shown.
struct KnownTransaction {
  /// The columns to read from a table `t`.
  static let columns = """
    t.id, t.account, t.native_id, t.status, t.day, t.authorized_day, t.units, t.scale, t.description, t.counterparty,
    t.deleted IS NOT NULL, t.counterparty_account
    """
  let id: Int64
  let row: StoredTransaction
  let isDeleted: Bool
}

extension KnownTransaction {
  init(row: Row) throws {
    id = row[0]
    let record = TransactionRecord(
      nativeId: row[2], status: row[3], day: row[4], authorizedDay: row[5], amount: try row.amount(6),
      description: row[8], counterparty: row[9], counterpartyAccount: row[11])
    self.row = StoredTransaction(account: row[1], record: record)
    isDeleted = row[10]
  }

  /// Whether a source now reports the same state.
  func says(_ row: StoredTransaction) -> Bool {
    var said = row
    said.record.raw = ""
    // An account that an earlier version of bankey did not read is not a change.
    said.record.counterpartyAccount = self.row.record.counterpartyAccount
    return said == self.row
  }
}
