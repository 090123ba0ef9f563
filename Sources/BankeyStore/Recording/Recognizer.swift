import BankeyCore

/// Finds the known row that a row of an answer is, if any.
///
/// Each known row is found once in an answer: two equal rows in it are two transactions. So the rows that could be meant
/// stand in a pool, from which each match takes one. A pool is kept only when it cannot be exhausted by one match, so that
/// a long file whose rows are all different takes no memory.
final class Recognizer {
  private let database: Database
  private let fetch: Int64
  private let hasStableIds: Bool
  private var pools: [PoolKey: Pool] = [:]
  /// Rows that were found by what they had been, and may still stand in the pool of what they are.
  private var takenAsFormer: Set<Int64> = []

  init(_ database: Database, fetch: Int64, hasStableIds: Bool) {
    self.database = database
    self.fetch = fetch
    self.hasStableIds = hasStableIds
  }

  /// Whether the id alone says which transaction it is.
  func goesByID(_ row: StoredTransaction) -> Bool { hasStableIds && !row.record.nativeId.isEmpty }

  /// Takes the known row out that this row is.
  func take(_ row: StoredTransaction) throws -> KnownTransaction? {
    let key = PoolKey(row, byIdAlone: goesByID(row))
    if let pool = pools[key] { return pool.take(row, unless: takenAsFormer) }
    let pool = Pool(try unseen(key))
    let match = try pool.take(row, unless: takenAsFormer) ?? former(key) ?? booked(row)
    if match == nil || !pool.isEmpty { pools[key] = pool }
    return match
  }

  /// A row that has had an id which lasts, or has become of one that had it: a statement may have said it since in its own way.
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

  /// The booked row that something has become which a file has only reserved: an older file does not bring it back.
  private func booked(_ row: StoredTransaction) throws -> KnownTransaction? {
    guard row.record.status == .authorized, !hasStableIds else { return nil }
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
