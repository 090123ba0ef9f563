import BankeyModel

extension TransactionTable {
  /// Replaces a row by a newer state. Returns false and changes nothing when the day's total would overflow.
  func replace(_ known: KnownTransaction, with row: StoredTransaction) throws -> Bool {
    try totals.remove(known.row)
    guard try totals.add(row) else {
      _ = try totals.add(known.row)
      return false
    }
    try keep(known.id, as: .replaced)
    if known.row.record.status == .authorized, row.record.status == .posted { try match(known.id) }
    try write(row, over: known)
    return true
  }

  /// Replaces a row by another state without keeping the old one. Throws when the day's total would overflow.
  func set(_ known: KnownTransaction, to row: StoredTransaction) throws {
    try totals.remove(known.row)
    guard try totals.add(row) else { throw StoreError(.failed, "a day's sum would be larger than bankey can count") }
    try write(row, over: known)
  }

  private func write(_ row: StoredTransaction, over known: KnownTransaction) throws {
    let ordinal = known.row.hasKey(of: row) ? nil : try freeOrdinal(of: row)
    let record = row.record
    try database.run(
      """
      UPDATE transactions SET native_id = ?, status = ?, day = ?, authorized_day = ?, units = ?, scale = ?,
        ordinal = coalesce(?, ordinal), description = ?, counterparty = ?,
        counterparty_account = ?, raw = ? WHERE id = ?
      """,
      record.nativeId, record.status, record.day, record.authorizedDay, row.amount.units, row.amount.scale, ordinal,
      record.description, record.counterparty, record.counterpartyAccount, record.raw, known.id)
    texts.replace(known.id, known.row.record, with: record)
  }

  /// Removes an authorized row that the bank has dropped.
  func drop(_ known: KnownTransaction) throws {
    try keep(known.id, as: .dropped)
    try remove(known)
  }

  /// Removes an authorized row that became a posted one, and records the match.
  func settle(_ authorized: KnownTransaction, as posted: Int64) throws {
    try keep(authorized.id, as: .replaced)
    try match(posted)
    try remove(authorized)
    try markSeen(posted)
  }

  /// Records that the version kept last became a posted row.
  private func match(_ posted: Int64) throws {
    try database.run("INSERT INTO match (authorized, posted) VALUES (?, ?)", database.lastInsertedKey, posted)
  }

  /// Removes a row of this answer that duplicates an older one. The older row stays unchanged and keeps this state as
  /// provenance.
  func merge(_ twin: KnownTransaction, into older: KnownTransaction) throws {
    try keep(twin.id, as: .twin, of: older.id)
    try remove(twin)
    try markSeen(older.id)
  }

  /// Keeps the state that a file reports for a stored row, once per file: the row would have this state if the file had
  /// been the only one.
  func keepState(_ row: StoredTransaction, of owner: Int64) throws {
    let record = row.record
    try database.run(
      """
      INSERT INTO transaction_version (id, reason, by_fetch, account, native_id, status, day, authorized_day, units,
        scale, fetch, description, counterparty, counterparty_account, raw)
      VALUES (?1, 'twin', ?2, ?, ?, ?, ?, ?, ?, ?, ?2, ?, ?, ?, ?)
      """,
      owner, fetch, row.account, record.nativeId, record.status, record.day, record.authorizedDay, row.amount.units,
      row.amount.scale, record.description, record.counterparty, record.counterpartyAccount, record.raw)
  }

  /// The source record of the row that was last merged into another.
  func twinRaw(of owner: Int64) throws -> Substring {
    let raw: Substring? = try database.value(
      """
      SELECT raw FROM transaction_version WHERE id = ? AND by_fetch = ? AND reason = 'twin' ORDER BY key DESC LIMIT 1
      """, owner, fetch)
    return raw ?? ""
  }

  /// The source record of a row from the file that added it.
  func raw(of id: Int64) throws -> Substring? {
    try database.value("SELECT raw FROM transactions WHERE id = ?", id)
  }

  /// Keeps a row's state as what a file reports.
  func keepState(of id: Int64, by fetch: Int64) throws {
    try database.run(
      """
      INSERT INTO transaction_version (id, reason, by_fetch, account, native_id, status, day, authorized_day, units,
        scale, fetch, description, counterparty, counterparty_account, raw)
      SELECT id, 'twin', ?2, account, native_id, status, day, authorized_day, units, scale, ?2, description, counterparty,
        counterparty_account, raw FROM transactions WHERE id = ?1
      """, id, fetch)
  }

  func remove(_ known: KnownTransaction) throws {
    try totals.remove(known.row)
    texts.remove(known.id, known.row.record)
    try database.run("DELETE FROM transactions WHERE id = ?", known.id)
  }

  /// Copies a row's state to the versions, unless they already have it.
  private func keep(_ id: Int64, as reason: Reason, of owner: Int64? = nil) throws {
    try database.run(
      """
      INSERT INTO transaction_version (id, reason, by_fetch, account, native_id, status, day, authorized_day, units,
        scale, fetch, description, counterparty, counterparty_account, raw)
      SELECT ?2, ?3, ?4, account, native_id, status, day, authorized_day, units, scale, fetch, description, counterparty,
        counterparty_account, raw
      FROM transactions t WHERE id = ?1 AND NOT EXISTS (
        SELECT 1 FROM transaction_version v WHERE v.id = ?2 AND v.reason = 'twin' AND ?3 = 'twin'
          AND v.native_id = t.native_id AND v.description = t.description AND v.by_fetch = ?4)
      """, id, owner ?? id, reason.rawValue, fetch)
  }

  /// The reason why a state is no longer a separate row.
  private enum Reason: String { case replaced, dropped, twin }
}
