import BankeyStore
import CSQLite
import Foundation

extension TestFolder {
  /// The first column of a statement's result, read by SQLite itself without our code.
  func sql(_ statement: String) throws -> [String] {
    var (handle, prepared): (OpaquePointer?, OpaquePointer?)
    sqlite3_open(folder.database, &handle)
    defer { sqlite3_close(handle) }
    guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else {
      throw SQLFailure(said: String(cString: sqlite3_errmsg(handle)))
    }
    defer { sqlite3_finalize(prepared) }
    var rows: [String] = []
    while sqlite3_step(prepared) == SQLITE_ROW {
      rows.append(sqlite3_column_text(prepared, 0).map { String(cString: $0) } ?? "NULL")
    }
    return rows
  }
}

extension TestFolder {
  /// Creates a database from a dump.
  func make(_ dump: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    var handle: OpaquePointer?
    sqlite3_open(folder.database, &handle)
    defer { sqlite3_close(handle) }
    guard sqlite3_exec(handle, dump, nil, nil, nil) == SQLITE_OK else {
      throw SQLFailure(said: String(cString: sqlite3_errmsg(handle)))
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.database)
  }
}

/// SQLite's error for a statement of a test.
struct SQLFailure: Error {
  let said: String
}
