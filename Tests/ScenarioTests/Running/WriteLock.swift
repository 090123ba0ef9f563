import BankeyStore
import CSQLite

/// Holds the write lock of a database, as another writer would.
final class WriteLock {
  private var connection: OpaquePointer?

  /// Locks the database of a home.
  init(_ home: Home) throws {
    guard sqlite3_open(home.data.database, &connection) == SQLITE_OK,
      sqlite3_exec(connection, "PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK
    else { throw Trouble("cannot lock \(home.data.database)") }
  }

  /// Unblocks writers.
  isolated deinit { sqlite3_close(connection) }
}
