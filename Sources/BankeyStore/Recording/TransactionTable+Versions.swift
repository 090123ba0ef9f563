import BankeyModel

extension TransactionTable {
  /// Puts a newer state in the place of a row. Returns false, and changes nothing, when the day's sum would not fit.
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

  /// Puts another state in the place of a row, of which nothing is kept.
  func set(_ known: KnownTransaction, to row: StoredTransaction) throws {
    try totals.remove(known.row)
    guard try totals.add(row) else { throw StoreError(.failed, "the sum of a day would be more than bankey can count") }
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

  /// Takes an authorized row away that the bank has dropped.
  func drop(_ known: KnownTransaction) throws {
    try keep(known.id, as: .dropped)
    try remove(known)
  }

  /// Takes an authorized row away that has become a posted one, and keeps that they are the same.
  func settle(_ authorized: KnownTransaction, as posted: Int64) throws {
    try keep(authorized.id, as: .replaced)
    try match(posted)
    try remove(authorized)
    try see(posted)
  }

  /// Notes that the state that was kept last is what a posted row was before.
  private func match(_ posted: Int64) throws {
    try database.run("INSERT INTO match (authorized, posted) VALUES (?, ?)", database.lastInsertedKey, posted)
  }

  /// Takes a row of this answer away that is an older one under another id or with another text. The older one stays
  /// as it is, and keeps this state as provenance.
  func merge(_ twin: KnownTransaction, into older: KnownTransaction) throws {
    try keep(twin.id, as: .twin, of: older.id)
    try remove(twin)
    try see(older.id)
  }

  /// Keeps a state that a file says of a known row, once for each file: the row would have it if nothing else had been
  /// there before.
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

  /// The record of the row that was merged last into another one.
  func twinRaw(of owner: Int64) throws -> Substring {
    let raw: Substring? = try database.value(
      """
      SELECT raw FROM transaction_version WHERE id = ? AND by_fetch = ? AND reason = 'twin' ORDER BY key DESC LIMIT 1
      """, owner, fetch)
    return raw ?? ""
  }

  /// The record of a row as it stood in the file that had it first.
  func raw(of id: Int64) throws -> Substring? {
    try database.value("SELECT raw FROM transactions WHERE id = ?", id)
  }

  /// Keeps a row's state as what a file says of it.
  func keepState(of id: Int64, by fetch: Int64) throws {
    try database.run(
      """
      INSERT INTO transaction_version (id, reason, by_fetch, account, native_id, status, day, authorized_day, units,
        scale, fetch, description, counterparty, counterparty_account, raw)
      SELECT id, 'twin', ?2, account, native_id, status, day, authorized_day, units, scale, ?2, description, counterparty,
        counterparty_account, raw FROM transactions WHERE id = ?1
      """, id, fetch)
  }

  /// Takes a row away.
  func remove(_ known: KnownTransaction) throws {
    try totals.remove(known.row)
    texts.remove(known.id, known.row.record)
    try database.run("DELETE FROM transactions WHERE id = ?", known.id)
  }

  /// Copies a row's state to the versions, once for each state.
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

  /// Why a state is no longer a row of its own.
  private enum Reason: String { case replaced, dropped, twin }
}
