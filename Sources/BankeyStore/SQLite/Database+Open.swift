import CSQLite

extension Database {
  /// For `bankey-sync`. Waits a quarter of a minute for another one that writes.
  ///
  /// The rows of a file fall all over the indexes: pages that do not stay in memory are written again and again, so up to
  /// 64 MB of them may. A small file takes no more than it needs.
  ///
  /// A new database has pages of 8 KB: a long import takes a tenth less time than with 4 KB, and a page of rows is read as fast,
  /// which it is not with 16 KB.
  static func writing(_ path: String) throws -> Database {
    let database = try Database(path, flags: SQLITE_OPEN_READWRITE)
    try database.execute(
      """
      PRAGMA busy_timeout = 15000;
      PRAGMA page_size = 8192;
      PRAGMA journal_mode = WAL;
      PRAGMA journal_size_limit = 4000000;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      """)
    try database.keepPages(upTo: pages)
    return database
  }

  /// How many MB of pages stay in memory while rows fall all over the indexes.
  static let pages = 64

  /// How many MB of pages may stay in memory from now on.
  func keepPages(upTo size: Int) throws { try execute("PRAGMA cache_size = -\(size * 1000)") }

  /// One that nobody else sees, and that is gone with the connection.
  static func inMemory() throws -> Database {
    let database = try Database(":memory:", flags: SQLITE_OPEN_READWRITE)
    try database.execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;")
    return database
  }

  /// For everybody else. Cannot write, whatever the statement.
  static func reading(_ path: String) throws -> Database {
    do {
      return try reading(path, flags: SQLITE_OPEN_READONLY)
    } catch let error as StoreError where error.code == .permissions && !DataFolder.exists(path + "-wal") {
      // In a folder that we cannot write to, SQLite cannot make the file that readers and writers share. Without a log
      // beside it nobody writes, and the file can be read as it stands.
      return try reading("file:\(escaped(path))?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
  }

  private static func reading(_ name: String, flags: Int32) throws -> Database {
    let database = try Database(name, flags: flags)
    try database.execute("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA trusted_schema = OFF;")
    let _: Int? = try database.value("PRAGMA user_version")
    return database
  }

  /// A path in which what means something in a URI is written as its code.
  private static func escaped(_ path: String) -> String {
    path.map { character in
      switch character {
      case "%": "%25"
      case "?": "%3f"
      case "#": "%23"
      default: String(character)
      }
    }.joined()
  }
}
