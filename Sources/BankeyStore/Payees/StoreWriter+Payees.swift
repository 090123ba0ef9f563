import BankeyModel

extension StoreWriter {
  /// Stores changes of the user's names for payees, all or none.
  ///
  /// Throws `StoreError` when the database cannot be written.
  public func name(_ changes: [PayeeChange]) throws {
    try write { for change in changes { try name(change) } }
  }

  private func name(_ change: PayeeChange) throws {
    guard let name = change.name else {
      return try database.run("DELETE FROM payee WHERE key = ?", change.words.key)
    }
    try database.run(
      "INSERT OR REPLACE INTO payee (key, words, name) VALUES (?, ?, ?)", change.words.key, change.words.text, name)
  }

  /// Stores the user's name for a source; nil restores its own.
  ///
  /// Throws `StoreError` when the database cannot be written, and `unknown` when there is no such source; rolls back in
  /// both cases.
  public func name(source: String, _ title: String?) throws {
    try write {
      let known: Int? = try database.value("SELECT 1 FROM source WHERE name = ? AND removed IS NULL", source)
      guard known != nil else { throw StoreError(.unknown, "there is no source called \(source)") }
      try database.run("UPDATE source SET title = ? WHERE name = ?", title, source)
    }
  }
}
