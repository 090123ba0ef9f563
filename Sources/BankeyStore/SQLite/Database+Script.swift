import CSQLite

extension Database {
  /// Runs several statements that give no rows worth reading.
  func execute(_ script: String) throws {
    if sqlite3_exec(handle, script, nil, nil, nil) != SQLITE_OK { throw StoreError(handle) }
  }

  /// Runs `body` between BEGIN and COMMIT; nothing of it stays when it throws.
  func transaction<Value>(_ begin: String = "BEGIN IMMEDIATE", body: () throws -> Value) throws -> Value {
    try execute(begin)
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has already rolled back by itself after some errors; there is nothing to add to the first one.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs `body` in a transaction of which nothing stays.
  func rehearsal<Value>(_ body: () throws -> Value) throws -> Value {
    try execute("BEGIN IMMEDIATE")
    defer { try? execute("ROLLBACK") }
    return try body()
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}
