import BankeyCore

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
