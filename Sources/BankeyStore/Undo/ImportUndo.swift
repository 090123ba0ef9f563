import BankeyModel

/// Undoes an import inside a transaction.
///
/// The rows record what the import did: `fetch` marks those that it added, `sighting` those that it also contained, and
/// the versions what it changed or removed. If a later import would have done the same without it, the change passes to
/// that import, its heir.
final class ImportUndo {
  let database: Database
  let fetch: Int64
  let table: TransactionTable
  let clock: Clock
  var summary = UndoSummary()

  init(of fetch: Int64, in database: Database, clock: Clock) throws {
    (self.fetch, self.database, self.clock) = (fetch, database, clock)
    table = try TransactionTable(database, fetch: fetch, now: clock.now, keepsSightings: false)
  }

  /// Undoes it in reverse order.
  func run() throws -> UndoSummary {
    let accounts = try accountsSpokenOf()
    try undoStates()
    try passOnOrigins()
    try removeRows()
    try forgetSightings()
    try table.flush()
    try undoSaid(of: accounts)
    return summary
  }

  private func accountsSpokenOf() throws -> [Int64] {
    try database.all(
      """
      SELECT DISTINCT l.account FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE s.fetch = ?1
      UNION SELECT account FROM transactions NOT INDEXED WHERE fetch = ?1
      """, fetch
    ) { $0[0] }
  }

  /// The later fetches, not undone, that also contain a row.
  private func heirs(of id: Int64, after earlier: Int64) throws -> [Int64] {
    try database.all(
      """
      SELECT s.fetch FROM sighting s JOIN fetch f ON f.id = s.fetch
      WHERE s.id = ? AND s.fetch > ? AND s.fetch <> ? AND f.undone IS NULL ORDER BY s.fetch
      """, id, earlier, fetch
    ) { $0[0] }
  }

  /// The first other fetch that contains a row; nil when there is none.
  private func heir(of id: Int64) throws -> Int64? { try heirs(of: id, after: 0).first }

  // MARK: What it changed

  /// Reverts rows that it changed or removed, unless an heir would have done the same.
  private func undoStates() throws {
    try database.run("DELETE FROM transaction_version WHERE by_fetch = ? AND reason = 'twin'", fetch)
    let states = try database.all(
      "SELECT \(StoredState.columns) FROM \(StoredState.tables) WHERE v.by_fetch = ? ORDER BY v.key DESC", fetch,
      read: StoredState.init(row:))
    for state in states { try undo(state) }
  }

  private func undo(_ state: StoredState) throws {
    let row = state.posted ?? state.id
    if let heir = try heirs(of: row, after: fetch).first(where: { try says(.posted, of: row, $0) }) {
      try database.run("UPDATE transaction_version SET by_fetch = ? WHERE key = ?", heir, state.version)
      if row == state.id { try takeState(of: heir, for: row) }
      return
    }
    try forget(state)
    summary.restored += 1
    if row == state.id { try putBack(state) } else { try bringBack(state) }
  }

  /// Whether an import reports this status for a row: by its kept version, or otherwise by the row itself.
  private func says(_ status: TransactionStatus, of id: Int64, _ other: Int64) throws -> Bool {
    try (kept(id, of: other)?.row ?? known(id)?.row)?.record.status == status
  }

  /// Replaces a row by an older state.
  private func putBack(_ state: StoredState) throws {
    guard let known = try known(state.id), !(try isUnsupported(state)) else { return }
    try table.set(known, to: state.row)
  }

  /// Restores an authorized row that was matched to another one.
  func bringBack(_ state: StoredState) throws {
    guard try known(state.id) == nil, !(try isUnsupported(state)) else { return }
    guard try table.restore(state.row, as: state.id, by: state.fetch) else { throw Self.misfit }
  }

  /// Whether the state came only from this import or others that are undone.
  private func isUnsupported(_ state: StoredState) throws -> Bool {
    try isUndone(state.fetch) && heir(of: state.id) == nil
  }

  /// Deletes a kept state and its match.
  func forget(_ state: StoredState) throws {
    try database.run("DELETE FROM match WHERE authorized = ?", state.version)
    try database.run("DELETE FROM transaction_version WHERE key = ?", state.version)
  }

  // MARK: What it brought

  /// Passes versions that it brought to another fetch that contains them, or deletes them.
  private func passOnOrigins() throws {
    let states = try database.all(
      "SELECT \(StoredState.columns) FROM \(StoredState.tables) WHERE v.fetch = ?1 AND v.by_fetch <> ?1", fetch,
      read: StoredState.init(row:))
    for state in states where state.reason != "twin" {
      if let other = try heir(of: state.id), other < state.by {
        try database.run("UPDATE transaction_version SET fetch = ? WHERE key = ?", other, state.version)
      } else {
        try forget(state)
      }
    }
  }

  /// Removes the rows that it added, in batches.
  private func removeRows() throws {
    var last: Int64 = 0
    while true {
      let rows = try database.all(
        """
        SELECT \(KnownTransaction.columns), t.seen FROM transactions t NOT INDEXED WHERE id > ? AND fetch = ?
        ORDER BY id LIMIT 1000
        """, last, fetch
      ) { (known: try KnownTransaction(row: $0), seen: $0[12] as Int64) }
      for row in rows { try remove(row.known, seen: row.seen) }
      guard let next = rows.last?.known.id else { return }
      try table.flush()
      last = next
    }
  }

  private func remove(_ known: KnownTransaction, seen: Int64) throws {
    if let heir = try heir(of: known.id) ?? (try feed(seen)) {
      summary.kept += 1
      return try passOn(known, to: heir)
    }
    // A row that the user deleted stays: it is invisible and keeps later imports from bringing it back.
    if known.isDeleted { return }
    try unsettle(known.id)
    try database.run("DELETE FROM transaction_version WHERE id = ?", known.id)
    try table.remove(known)
    summary.removed += 1
  }

  /// Passes a row to its heir. If the heir had it as authorized and a later one as posted, that one posts it.
  private func passOn(_ known: KnownTransaction, to heir: Int64) throws {
    try database.run("UPDATE transactions SET fetch = ? WHERE id = ?", heir, known.id)
    try takeState(of: heir, for: known.id)
    guard let now = try self.known(known.id), !now.isDeleted, now.row.record.status == .authorized else { return }
    for next in try heirs(of: known.id, after: heir) {
      if let said = try kept(known.id, of: next)?.row, said.record.status == .posted {
        return try post(now, as: said, by: next)
      }
    }
  }

  private func post(_ known: KnownTransaction, as said: StoredTransaction, by next: Int64) throws {
    guard try table.replace(known, with: said) else { throw Self.misfit }
    try database.run(
      "DELETE FROM transaction_version WHERE id = ? AND by_fetch = ? AND reason = 'twin'", known.id, next)
    try database.run("UPDATE transaction_version SET by_fetch = ? WHERE id = ? AND by_fetch = ?", next, known.id, fetch)
  }

  /// Restores authorized rows that a later answer matched to this row, which is being removed, except those that the
  /// bank itself has dropped.
  private func unsettle(_ posted: Int64) throws {
    let states = try database.all(
      "SELECT \(StoredState.columns) FROM \(StoredState.tables) WHERE m.posted = ?", posted,
      read: StoredState.init(row:))
    for state in states {
      try forget(state)
      if state.id != posted, !(try isRefresh(state.by)) { try bringBack(state) }
    }
  }

  /// Gives a row the texts of the import that it now belongs to, and keeps what other imports report differently.
  private func takeState(of heir: Int64, for id: Int64) throws {
    guard let state = try kept(id, of: heir), let known = try known(id) else { return }
    try database.run("DELETE FROM transaction_version WHERE key = ?", state.version)
    if known.isDeleted { return }
    for other in try heirs(of: id, after: 0) where other != heir {
      if try kept(id, of: other) == nil { try table.keepState(of: id, by: other) }
    }
    try table.set(known, to: state.row)
  }

  // MARK: Questions

  /// The state that an import reported for a stored row, if it differs from the row.
  private func kept(_ id: Int64, of fetch: Int64) throws -> StoredState? {
    try database.first(
      "SELECT \(StoredState.columns) FROM \(StoredState.tables) WHERE v.id = ? AND v.by_fetch = ? AND v.reason = 'twin'",
      id,
      fetch, read: StoredState.init(row:))
  }

  private func known(_ id: Int64) throws -> KnownTransaction? {
    try database.first(
      "SELECT \(KnownTransaction.columns) FROM transactions t WHERE id = ?", id, read: KnownTransaction.init(row:))
  }

  private func isUndone(_ id: Int64) throws -> Bool {
    try database.value("SELECT undone IS NOT NULL FROM fetch WHERE id = ?", id) ?? false
  }

  private func isRefresh(_ id: Int64) throws -> Bool {
    try database.value("SELECT file IS NULL FROM fetch WHERE id = ?", id) ?? false
  }

  /// The fetch itself when it was a feed's answer; nil otherwise.
  private func feed(_ id: Int64) throws -> Int64? { try isRefresh(id) ? id : nil }

  private func forgetSightings() throws {
    try database.run("DELETE FROM sighting WHERE fetch = ?", fetch)
    try database.run(
      """
      UPDATE transactions SET seen = max(fetch, coalesce((SELECT max(fetch) FROM sighting s WHERE s.id = transactions.id), 0))
      WHERE seen = ?
      """, fetch)
  }

  static let misfit = StoreError(.failed, "a day's sum would be larger than bankey can count")
}
