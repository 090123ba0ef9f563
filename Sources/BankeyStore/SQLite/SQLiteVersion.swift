import CSQLite

/// The version of the library that the database is kept by.
public var sqliteVersion: String { String(cString: sqlite3_libversion()) }
