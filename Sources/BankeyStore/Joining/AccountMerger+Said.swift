import BankeyCore

extension AccountMerger {
  /// Gives what is said of one to the other: names, figures, holdings, statements.
  func moveSaid() throws {
    try closeOrOpen()
    try moveAliases()
    for table in ["holding", "statement"] {
      try database.run("UPDATE \(table) SET account = ? WHERE account = ?", kept.key, gone.key)
    }
    try database.run("UPDATE account SET figures = NULL WHERE key IN (?, ?)", kept.key, gone.key)
    try database.run("DELETE FROM figures WHERE account IN (?, ?) AND merged = 1", kept.key, gone.key)
    try database.run("UPDATE figures SET account = ? WHERE account = ?", kept.key, gone.key)
    try Figures(database: database, fetch: newestFetch()).rebuild(kept.key)
    try database.showWhatIsSaid(of: kept.key)
  }

  /// The names of the account that stays come first, as it is known by them.
  private func moveAliases() throws {
    try database.execute("PRAGMA defer_foreign_keys = ON")
    let last: Int64 = try database.value("SELECT max(key) FROM account_alias") ?? 0
    try database.run(
      "UPDATE account_said SET alias = alias + ?2 WHERE alias IN (SELECT key FROM account_alias WHERE account = ?1)",
      gone.key, last)
    try database.run(
      "UPDATE account_alias SET key = key + ?3, account = ?2 WHERE account = ?1", gone.key, kept.key, last)
  }

  /// An account of which nobody speaks any more is closed only for what was deleted in it, and says nothing about the other one.
  private func closeOrOpen() throws {
    try database.run(
      """
      UPDATE account SET closed = (
        SELECT max(closed) FROM account a WHERE key IN (?1, ?2) AND EXISTS (
          SELECT 1 FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = a.key))
      WHERE key = ?1
      """, kept.key, gone.key)
  }

  private func newestFetch() throws -> Int64 { try database.value("SELECT max(id) FROM fetch") ?? 0 }
}
