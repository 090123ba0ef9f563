import BankeyModel

extension AccountMerger {
  /// Moves everything else from one account to the other: names, figures, holdings, statements.
  func moveSaid() throws {
    try closeOrOpen()
    try moveAliases()
    try moveSettings()
    for table in ["holding", "statement"] {
      try database.run("UPDATE \(table) SET account = ? WHERE account = ?", kept.key, gone.key)
    }
    try database.run("UPDATE account SET figures = NULL WHERE key IN (?, ?)", kept.key, gone.key)
    try database.run("DELETE FROM figures WHERE account IN (?, ?) AND merged = 1", kept.key, gone.key)
    try database.run("UPDATE figures SET account = ? WHERE account = ?", kept.key, gone.key)
    try Figures(database: database, fetch: newestFetch()).rebuild(kept.key)
    try database.showWhatIsSaid(of: KeyList([kept.key]))
  }

  /// Puts the names of the remaining account first, because it is known by them.
  private func moveAliases() throws {
    // Once for all joins of a transaction: setting it makes SQLite compile every statement again.
    let isDeferred: Int? = try database.value("PRAGMA defer_foreign_keys")
    if isDeferred != 1 { try database.execute("PRAGMA defer_foreign_keys = ON") }
    let last: Int64 = try database.value("SELECT max(key) FROM account_alias") ?? 0
    try database.run(
      "UPDATE account_said SET alias = alias + ?2 WHERE alias IN (SELECT key FROM account_alias WHERE account = ?1)",
      gone.key, last)
    try database.run(
      "UPDATE account_alias SET key = key + ?3, account = ?2 WHERE account = ?1", gone.key, kept.key, last)
  }

  /// Moves the user's settings of the disappearing account to the other one. A setting that the other account has
  /// stays.
  private func moveSettings() throws {
    try database.run(
      """
      INSERT INTO account_wish SELECT ?2, name, kind, hidden, position, day, units, scale FROM account_wish WHERE account = ?1
      ON CONFLICT DO UPDATE SET name = coalesce(name, excluded.name), kind = coalesce(kind, excluded.kind),
        day = coalesce(day, excluded.day), units = iif(day IS NULL, excluded.units, units),
        scale = iif(day IS NULL, excluded.scale, scale)
      """, gone.id, kept.id)
    try database.run("DELETE FROM account_wish WHERE account = ?", gone.id)
  }

  /// An account without fetches stays closed only for its deleted rows, so its state does not affect the other account.
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
