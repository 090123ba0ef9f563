import BankeyModel

extension StoreWriter {
  /// Stores that a transaction and its other side are not a transfer between the user's accounts. They are not
  /// paired again.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if the transaction has
  ///   no other side; changes nothing in both cases.
  public func unpair(_ id: Transaction.ID) throws {
    try database.transaction {
      guard let transaction = try database.transaction(id),
        let transfer = try TransferReader(database).filled(transaction).transfer
      else { throw StoreError(.unknown, "transaction \(id) is not a transfer between your accounts") }
      let pair = TransactionPair(id, transfer.other)
      try database.run("INSERT OR IGNORE INTO unpaired VALUES (?, ?)", pair.first, pair.second)
    }
  }
}

extension StoreWriter {
  /// Dismisses the recurring payment with these occurrences, so that forecasts leave it out.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if a transaction does
  ///   not exist; changes nothing in both cases.
  public func dismiss(_ occurrences: [Transaction.ID]) throws {
    try database.transaction {
      for id in occurrences {
        try database.run("INSERT OR IGNORE INTO dismissed SELECT id FROM transactions WHERE id = ?", id)
        let known: Int? = try database.value("SELECT 1 FROM dismissed WHERE occurrence = ?", id)
        if known == nil { throw StoreError(.unknown, "there is no transaction \(id)") }
      }
    }
  }
}

extension Database {
  /// A transaction by its id; nil when it is gone.
  fileprivate func transaction(_ id: Transaction.ID) throws -> Transaction? {
    let key: Int64? = try value("SELECT account FROM transactions WHERE id = ? AND deleted IS NULL", id)
    guard let key, let account = try accountReference(key) else { return nil }
    return try first("SELECT \(Transaction.columns) FROM transactions WHERE id = ?", id) {
      try Transaction(row: $0, of: account)
    }
  }
}

extension StoreWriter {
  /// Stores changes of the user's names for payees, all or none.
  ///
  /// - Throws: `StoreError` if the database cannot be written; changes nothing then.
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
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such source;
  /// rolls back in both cases.
  public func name(source: String, _ title: String?) throws {
    try write {
      let known: Int? = try database.value("SELECT 1 FROM source WHERE name = ? AND removed IS NULL", source)
      guard known != nil else { throw StoreError(.unknown, "there is no source called \(source)") }
      try database.run("UPDATE source SET title = ? WHERE name = ?", title, source)
    }
  }
}
