import BankeyModel

extension ImportUndo {
  /// What the import said of an account is not said any more: names and figures are those that others said. An account of
  /// which nobody else has spoken goes.
  func undoSaid(of account: Int64) throws {
    for table in ["statement", "holding"] {
      try database.run("DELETE FROM \(table) WHERE account = ? AND fetch = ?", account, fetch)
    }
    try undoAliases(of: account)
    try undoFigures(of: account)
    let isSaid: Int? = try database.value(
      "SELECT 1 FROM account_said WHERE alias IN (SELECT key FROM account_alias WHERE account = ?) LIMIT 1", account)
    if isSaid != nil { try database.showWhatIsSaid(of: account) } else { try remove(account) }
  }

  private func undoAliases(of account: Int64) throws {
    try database.run(
      "DELETE FROM account_said WHERE fetch = ? AND alias IN (SELECT key FROM account_alias WHERE account = ?)", fetch,
      account)
    // The names by which others know it stay. So do all of them while something is in it that was deleted by hand: under a name that is
    // new again it would come back.
    try database.run(
      """
      DELETE FROM account_alias WHERE account = ?1 AND source = ?2
        AND NOT EXISTS (SELECT 1 FROM account_said WHERE alias = account_alias.key)
        AND EXISTS (SELECT 1 FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = ?1)
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE account = ?1 AND deleted IS NOT NULL)
      """, account, Account.filesSource)
  }

  private func undoFigures(of account: Int64) throws {
    try database.run(
      "DELETE FROM figures_said WHERE fetch = ? AND figures IN (SELECT key FROM figures WHERE account = ?)", fetch,
      account)
    try database.run("UPDATE account SET figures = NULL WHERE key = ?", account)
    try database.run(
      """
      DELETE FROM figures WHERE account = ?1 AND merged = 0
        AND NOT EXISTS (SELECT 1 FROM figures_said WHERE figures = figures.key)
      """, account)
    try Figures(database: database, fetch: fetch).rebuild(account)
  }

  /// Takes an account away in which nothing is left; one with deleted transactions is closed, so that they stay deleted.
  private func remove(_ account: Int64) throws {
    summary.accounts += 1
    let isEmpty = try database.value("SELECT 1 FROM transactions WHERE account = ? LIMIT 1", account) as Int? == nil
    guard isEmpty else {
      return try database.run("UPDATE account SET closed = ? WHERE key = ?", clock.now, account)
    }
    try database.run("DELETE FROM transaction_version WHERE account = ?", account)
    try database.run("DELETE FROM account WHERE key = ?", account)
  }
}

/// A state of a transaction that is kept, and what it was matched to.
struct KeptState {
  /// What it is read from.
  static let tables = "transaction_version v LEFT JOIN match m ON m.authorized = v.key AND m.undone IS NULL"
  /// The columns that it is read from.
  static let columns = """
    v.key, v.id, v.reason, v.by_fetch, v.fetch, m.posted, v.account, v.native_id, v.status, v.day, v.authorized_day,
    v.units, v.scale, v.description, v.counterparty, v.raw,
    v.counterparty_account
    """
  let version: Int64
  let id: Int64
  let reason: String
  /// Which answer has put something else in its place.
  let by: Int64
  /// Which answer has brought it.
  let fetch: Int64
  /// What it has become.
  let posted: Int64?
  let row: StoredTransaction

  init(row: Row) throws {
    (version, id, reason, by, fetch, posted) = (row[0], row[1], row[2], row[3], row[4], row[5])
    let record = TransactionRecord(
      nativeId: row[7], status: row[8], day: row[9], authorizedDay: row[10], amount: try row.amount(11),
      description: row[13], counterparty: row[14], counterpartyAccount: row[16], raw: row[15])
    self.row = StoredTransaction(account: row[6], record: record)
  }
}

extension StoreWriter {
  /// Undoes what one command has imported, or one of its files: afterwards the database is as if these had never been imported.
  /// What was undone before stays so. Throws `unknown` where there is no such import, and `taken` where all of it was undone.
  @discardableResult
  public func undoImport(_ number: ImportNumber) throws -> UndoSummary {
    try database.transaction {
      let files = try imports(of: number)
      if files.isEmpty { throw StoreError(.unknown, "there is no import \(number)") }
      let standing = files.filter { !$0.isUndone }.map(\.id)
      if standing.isEmpty { throw StoreError(.taken, "import \(number) was undone before") }
      return try undo(standing)
    }
  }

  private func imports(of number: ImportNumber) throws -> [(id: Int64, isUndone: Bool)] {
    let all = try database.all(
      """
      SELECT id, undone IS NOT NULL FROM fetch
      WHERE (id = ?1 AND batch IS NULL OR batch = ?1) AND file IS NOT NULL ORDER BY id
      """, number.batch
    ) { (id: $0[0] as Int64, isUndone: $0[1] as Bool) }
    guard let file = number.file else { return all }
    return all.indices.contains(file - 1) ? [all[file - 1]] : []
  }

  /// All of them are undone before the first is taken back, so that none passes anything on to another; the last one first.
  private func undo(_ ids: [Int64]) throws -> UndoSummary {
    for id in ids { try database.run("UPDATE fetch SET undone = ? WHERE id = ?", clock.now, id) }
    return try ids.reversed().reduce(into: UndoSummary()) { summary, id in
      summary.add(try ImportUndo(of: id, in: database, clock: clock).run())
    }
  }

  /// Undoes one file: afterwards the database is as if the file had never been imported, whatever came after it. What other
  /// files or a feed have too stays. Importing the file again brings everything back but what was deleted by hand.
  @discardableResult
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then, and `unknown` where there is no such import.
  public func undoImport(_ id: Int64) throws -> UndoSummary {
    defer { directory.forget() }
    return try database.transaction {
      let undone: Bool? = try database.first(
        "SELECT undone IS NOT NULL FROM fetch WHERE id = ? AND file IS NOT NULL", id
      ) { $0[0] }
      guard let undone else { throw StoreError(.unknown, "there is no import \(id)") }
      if undone { throw StoreError(.taken, "import \(id) was undone before") }
      return try undo([id])
    }
  }
}
