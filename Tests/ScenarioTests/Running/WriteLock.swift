import BankeyStore
import CSQLite

/// Keeps everybody else from writing to a database, as another program at work does.
final class WriteLock {
  private var connection: OpaquePointer?

  /// Locks the database of a home.
  init(_ home: Home) throws {
    guard sqlite3_open(home.data.database, &connection) == SQLITE_OK,
      sqlite3_exec(connection, "PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK
    else { throw Trouble("cannot lock \(home.data.database)") }
  }

  /// Lets others write again.
  isolated deinit { sqlite3_close(connection) }
}
