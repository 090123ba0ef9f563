import BankeyCore

extension StoreWriter {
  /// Removes a source. Its accounts stay and are asked for no more, or go with all that is known of them, except those that
  /// another source or a statement file speaks of, too.
  public func removeSource(_ name: String, deletingData: Bool) throws {
    defer { directory.forget() }
    return try database.transaction {
      try database.run(
        """
        UPDATE source SET removed = ?, settings = '{}', secret = NULL, memory = NULL,
          last_failure = NULL, last_error = NULL, next_allowed = NULL
        WHERE name = ? AND removed IS NULL
        """, clock.now, name)
      if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(name)") }
      try database.run("DELETE FROM quota WHERE source = (SELECT key FROM source WHERE name = ?)", name)
      try database.run("DELETE FROM connection WHERE source = (SELECT key FROM source WHERE name = ?)", name)
      try database.run("UPDATE account_alias SET last_error = NULL WHERE source = ?", name)
      if deletingData { try deleteAccounts(of: name) }
    }
  }

  private func deleteAccounts(of source: String) throws {
    let accounts: [Int64] = try database.all(
      """
      SELECT DISTINCT account FROM account_alias a WHERE source = ?1
        AND NOT EXISTS (SELECT 1 FROM account_alias o WHERE o.account = a.account AND o.source <> ?1)
      """, source
    ) { $0[0] }
    let texts = try TextIndex(database)
    for account in accounts {
      try texts.removeAll(of: account)
      for statement in Self.deletions { try database.run(statement, account) }
    }
  }

  /// What of an account does not go with its row by itself, in an order in which nothing points at what is gone.
  private static let deletions = [
    "DELETE FROM match WHERE authorized IN (SELECT key FROM transaction_version WHERE account = ?)",
    "DELETE FROM transactions WHERE account = ?",
    "DELETE FROM transaction_version WHERE account = ?",
    "DELETE FROM day_total WHERE account = ?",
    "DELETE FROM account WHERE key = ?",
  ]
}
