import BankeyModel

extension ImportUndo {
  /// Withdraws what the import reported about accounts: names and figures revert to what other imports reported.
  /// Removes the accounts to which nothing else refers.
  ///
  /// One statement serves all accounts, so that a file of thousands of accounts costs little more than one of a few.
  func undoSaid(of accounts: [Int64]) throws {
    let list = KeyList(accounts)
    for table in ["statement", "holding"] {
      try database.run("DELETE FROM \(table) WHERE account IN \(KeyList.keys) AND fetch = ?2", list.json, fetch)
    }
    try undoAliases(of: list)
    try undoFigures(of: list)
    try database.showWhatIsSaid(of: list)
    let unsaid: [Int64] = try database.all(
      """
      SELECT value FROM json_each(?1) WHERE NOT EXISTS (
        SELECT 1 FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = value)
      """, list.json
    ) { $0[0] }
    try remove(unsaid)
  }

  private func undoAliases(of accounts: KeyList) throws {
    try database.run(
      """
      DELETE FROM account_said
      WHERE alias IN (SELECT key FROM account_alias WHERE account IN \(KeyList.keys)) AND fetch = ?2
      """, accounts.json, fetch)
    // Keeps the aliases that others use. Keeps all of them while the account has rows deleted by the user, which would
    // come back under an alias that is new again.
    try database.run(
      """
      DELETE FROM account_alias WHERE account IN \(KeyList.keys) AND source = ?2
        AND NOT EXISTS (SELECT 1 FROM account_said WHERE alias = account_alias.key)
        AND EXISTS (
          SELECT 1 FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = account_alias.account)
        AND NOT EXISTS (SELECT 1 FROM transactions t WHERE t.account = account_alias.account AND deleted IS NOT NULL)
      """, accounts.json, Account.filesSource)
  }

  private func undoFigures(of accounts: KeyList) throws {
    try database.run(
      "DELETE FROM figures_said WHERE figures IN (SELECT key FROM figures WHERE account IN \(KeyList.keys)) AND fetch = ?2",
      accounts.json, fetch)
    try database.run("UPDATE account SET figures = NULL WHERE key IN \(KeyList.keys)", accounts.json)
    try database.run(
      """
      DELETE FROM figures WHERE account IN \(KeyList.keys) AND merged = 0
        AND NOT EXISTS (SELECT 1 FROM figures_said WHERE figures = figures.key)
      """, accounts.json)
    try Figures(database: database, fetch: fetch).rebuild(accounts)
  }

  /// Removes accounts that have nothing left. Those with deleted transactions are only closed, so that they stay
  /// deleted.
  private func remove(_ accounts: [Int64]) throws {
    summary.accounts += accounts.count
    let list = KeyList(accounts).json
    let isUsed = "EXISTS (SELECT 1 FROM transactions t WHERE t.account = account.key)"
    try database.run("UPDATE account SET closed = ?2 WHERE key IN \(KeyList.keys) AND \(isUsed)", list, clock.now)
    let empty = "SELECT key FROM account WHERE key IN \(KeyList.keys) AND NOT \(isUsed)"
    try database.run("DELETE FROM transaction_version WHERE account IN (\(empty))", list)
    try database.run("DELETE FROM account WHERE key IN (\(empty))", list)
  }
}

/// A kept state of a transaction, and what it was matched to.
struct StoredState {
  /// The tables from which it is read.
  static let tables = "transaction_version v LEFT JOIN match m ON m.authorized = v.key AND m.undone IS NULL"
  /// The columns from which it is read.
  static let columns = """
    v.key, v.id, v.reason, v.by_fetch, v.fetch, m.posted, v.account, v.native_id, v.status, v.day, v.authorized_day,
    v.units, v.scale, v.description, v.counterparty, v.raw,
    v.counterparty_account
    """
  let version: Int64
  let id: Int64
  let reason: String
  /// The fetch that replaced it.
  let by: Int64
  /// The fetch that brought it.
  let fetch: Int64
  /// The posted transaction that it became; nil when none was matched.
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
  /// Undoes an import, or one of its files: afterwards the database is as if they had never been imported. Leaves
  /// what was undone before.
  ///
  /// - Throws: `StoreError` with the code `unknown` if there is no such import, and `taken` if all of it is undone.
  @discardableResult
  public func undoImport(_ number: ImportNumber) throws -> UndoSummary {
    try database.transaction {
      let files = try imports(of: number)
      if files.isEmpty { throw StoreError(.unknown, "there is no import \(number)") }
      let standing = files.filter { !$0.isUndone }.map(\.id)
      if standing.isEmpty { throw StoreError(.taken, "import \(number) was already undone") }
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

  /// Marks all files as undone first, so that none inherits from another, then undoes them, last one first.
  private func undo(_ ids: [Int64]) throws -> UndoSummary {
    for id in ids { try database.run("UPDATE fetch SET undone = ? WHERE id = ?", clock.now, id) }
    return try ids.reversed().reduce(into: UndoSummary()) { summary, id in
      summary.add(try ImportUndo(of: id, in: database, clock: clock).run())
    }
  }

  /// Undoes one file: afterwards the database is as if it had never been imported, whatever came later. Rows that
  /// other files or a feed contain stay. Importing the file again brings back everything but what the user deleted.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back; with the code `unknown` if there is
  ///   no such import.
  @discardableResult
  public func undoImport(_ id: Int64) throws -> UndoSummary {
    defer { directory.forget() }
    return try database.transaction {
      let undone: Bool? = try database.first(
        "SELECT undone IS NOT NULL FROM fetch WHERE id = ? AND file IS NOT NULL", id
      ) { $0[0] }
      guard let undone else { throw StoreError(.unknown, "there is no import \(id)") }
      if undone { throw StoreError(.taken, "import \(id) was already undone") }
      return try undo([id])
    }
  }
}
