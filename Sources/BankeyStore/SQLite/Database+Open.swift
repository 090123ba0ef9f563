import CSQLite
import Glibc

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
  ///
  /// SQLite makes a file beside the database that readers and writers share. Where that cannot be made (the folder is for
  /// reading only, the disk is full) nobody has the database open, and it can be read without it.
  static func reading(_ path: String) throws -> Database {
    do {
      return try reading(path, flags: SQLITE_OPEN_READONLY)
    } catch let error as StoreError where error.code.isOfPlace && !DataFolder.exists(path + "-shm") {
      return try readingAlone(path)
    }
  }

  /// Reads a database that nobody else has open, without a file beside it. With a log that is not empty SQLite keeps in memory what it
  /// would share, and must be the only one: no lock is asked for, as none could be kept.
  static func readingAlone(_ path: String) throws -> Database {
    let hasLog = DataFolder.status(of: path + "-wal").map { $0.st_size > 0 } ?? false
    let name = "file:\(escaped(path))?" + (hasLog ? "vfs=unix-none" : "immutable=1")
    return try reading(
      name, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, first: hasLog ? "PRAGMA locking_mode = EXCLUSIVE;" : "")
  }

  private static func reading(_ name: String, flags: Int32, first: String = "") throws -> Database {
    let database = try Database(name, flags: flags)
    try database.execute(
      first + "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA trusted_schema = OFF;")
    let _: Int? = try database.value("PRAGMA user_version")
    // Only now has it looked for the file that is shared.
    let _: Int? = try database.value("SELECT count(*) FROM sqlite_schema")
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

extension StoreError.Code {
  /// Whether the place is to blame where a file cannot be made, and not the database.
  fileprivate var isOfPlace: Bool { [.permissions, .readOnly, .full].contains(self) }
}
