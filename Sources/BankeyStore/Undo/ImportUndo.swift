import BankeyModel

/// Takes an import back, inside a transaction.
///
/// What the import did is in the rows themselves: `fetch` says which it brought, `sighting` which it had too, and the versions
/// which it changed or took away. What an import did that a later one would have done without it passes on to the later one,
/// its heir.
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

  /// Takes it back, the last thing first.
  func run() throws -> UndoSummary {
    let accounts = try accountsSpokenOf()
    try undoStates()
    try passOnOrigins()
    try removeRows()
    try forgetSightings()
    try table.flush()
    for account in accounts { try undoSaid(of: account) }
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

  /// Who else has had a row later than some fetch, of those that are not undone.
  private func heirs(of id: Int64, after earlier: Int64) throws -> [Int64] {
    try database.all(
      """
      SELECT s.fetch FROM sighting s JOIN fetch f ON f.id = s.fetch
      WHERE s.id = ? AND s.fetch > ? AND s.fetch <> ? AND f.undone IS NULL ORDER BY s.fetch
      """, id, earlier, fetch
    ) { $0[0] }
  }

  /// The first who else has had a row; nil when nobody has.
  private func heir(of id: Int64) throws -> Int64? { try heirs(of: id, after: 0).first }

  // MARK: What it changed

  /// Rows that it changed or took away are what they were, unless an heir would have done the same.
  private func undoStates() throws {
    try database.run("DELETE FROM transaction_version WHERE by_fetch = ? AND reason = 'twin'", fetch)
    let states = try database.all(
      "SELECT \(KeptState.columns) FROM \(KeptState.tables) WHERE v.by_fetch = ? ORDER BY v.key DESC", fetch,
      read: KeptState.init(row:))
    for state in states { try undo(state) }
  }

  private func undo(_ state: KeptState) throws {
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

  /// Whether an import that has had a row says this of it: where it said something else than the row, that is kept.
  private func says(_ status: TransactionStatus, of id: Int64, _ other: Int64) throws -> Bool {
    try (kept(id, of: other)?.row ?? known(id)?.row)?.record.status == status
  }

  /// Puts an older state in the place of a row.
  private func putBack(_ state: KeptState) throws {
    guard let known = try known(state.id), !(try isUnsupported(state)) else { return }
    try table.set(known, to: state.row)
  }

  /// Brings an authorized row back that was taken for another one.
  func bringBack(_ state: KeptState) throws {
    guard try known(state.id) == nil, !(try isUnsupported(state)) else { return }
    guard try table.restore(state.row, as: state.id, by: state.fetch) else { throw Self.misfit }
  }

  /// Whether only this import, or others that are undone, said it.
  private func isUnsupported(_ state: KeptState) throws -> Bool {
    try isUndone(state.fetch) && heir(of: state.id) == nil
  }

  /// Forgets a state that is kept, and what it was matched to.
  func forget(_ state: KeptState) throws {
    try database.run("DELETE FROM match WHERE authorized = ?", state.version)
    try database.run("DELETE FROM transaction_version WHERE key = ?", state.version)
  }

  // MARK: What it brought

  /// Of states that it brought and that are rows no more, another one that had them is the origin now, or they go.
  private func passOnOrigins() throws {
    let states = try database.all(
      "SELECT \(KeptState.columns) FROM \(KeptState.tables) WHERE v.fetch = ?1 AND v.by_fetch <> ?1", fetch,
      read: KeptState.init(row:))
    for state in states where state.reason != "twin" {
      if let other = try heir(of: state.id), other < state.by {
        try database.run("UPDATE transaction_version SET fetch = ? WHERE key = ?", other, state.version)
      } else {
        try forget(state)
      }
    }
  }

  /// The rows that it brought, a few at a time.
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
    // What was deleted by hand stays so: the row is kept for that, and shown nowhere.
    if known.isDeleted { return }
    try unsettle(known.id)
    try database.run("DELETE FROM transaction_version WHERE id = ?", known.id)
    try table.remove(known)
    summary.removed += 1
  }

  /// A row is its heir's now. If that had it authorized, and a later one posted, it has become so by that one.
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

  /// What a later answer took for this row, which goes, is there again; what the bank itself has dropped is not.
  private func unsettle(_ posted: Int64) throws {
    let states = try database.all(
      "SELECT \(KeptState.columns) FROM \(KeptState.tables) WHERE m.posted = ?", posted, read: KeptState.init(row:))
    for state in states {
      try forget(state)
      if state.id != posted, !(try isRefresh(state.by)) { try bringBack(state) }
    }
  }

  /// A row has the words of the import that it is of now. What others have said is then something else than the row, and
  /// kept.
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

  /// What an import has said of a known row, where that was something else than the row says.
  private func kept(_ id: Int64, of fetch: Int64) throws -> KeptState? {
    try database.first(
      "SELECT \(KeptState.columns) FROM \(KeptState.tables) WHERE v.id = ? AND v.by_fetch = ? AND v.reason = 'twin'",
      id,
      fetch, read: KeptState.init(row:))
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

  /// A fetch, if it was a feed's answer.
  private func feed(_ id: Int64) throws -> Int64? { try isRefresh(id) ? id : nil }

  private func forgetSightings() throws {
    try database.run("DELETE FROM sighting WHERE fetch = ?", fetch)
    try database.run(
      """
      UPDATE transactions SET seen = max(fetch, coalesce((SELECT max(fetch) FROM sighting s WHERE s.id = transactions.id), 0))
      WHERE seen = ?
      """, fetch)
  }

  static let misfit = StoreError(.failed, "the sum of a day would be more than bankey can count")
}
