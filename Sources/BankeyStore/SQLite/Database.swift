import BankeyModel
import CSQLite
import Glibc

/// A connection to one SQLite file. Not for two threads at once.
final class Database {
  let handle: OpaquePointer
  private var statements: [SQLText: Statement] = [:]
  /// What is set for all connections, once.
  private static let settings = stop_counting_memory()

  /// Opens `path`, a file name or a `file:` URI.
  init(_ path: String, flags: Int32) throws {
    _ = Self.settings
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle else { throw StoreError(.failed, "SQLite has no memory to open a database") }
    self.handle = handle
    if result != SQLITE_OK { throw StoreError(handle) }
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// A statement of one's own.
  func prepare(_ sql: String) throws -> Statement { try Statement(sql, in: handle) }

  /// Runs one statement to its end.
  func run(_ sql: String, _ values: any Storable...) throws { try borrow(sql) { try $0.each(values) { _ in } } }

  /// Runs one statement to its end without boxing its parameters: for what runs often.
  func run(_ sql: String, _ fill: (inout Parameters) -> Void) throws { try borrow(sql) { try $0.run(fill) } }

  /// What `read` makes of the first row; nil when there is none.
  func first<Value>(_ sql: String, _ values: any Storable..., read: (Row) throws -> Value) throws -> Value? {
    try borrow(sql) { statement in
      defer { statement.reset() }
      try statement.bind(values)
      return try statement.read(read)
    }
  }

  /// The single value that a statement gives.
  func value<Value: Storable>(_ sql: String, _ values: any Storable...) throws -> Value? {
    try borrow(sql) { statement in
      defer { statement.reset() }
      try statement.bind(values)
      return try statement.read { $0[0] as Value? } ?? nil
    }
  }

  /// What `read` makes of every row.
  func all<Value>(_ sql: String, _ values: any Storable..., read: (Row) throws -> Value) throws -> [Value] {
    try all(sql, values, read: read)
  }

  /// What `read` makes of every row.
  func all<Value>(_ sql: String, _ values: [any Storable], read: (Row) throws -> Value) throws -> [Value] {
    var answer: [Value] = []
    try borrow(sql) { try $0.each(values) { answer.append(try read($0)) } }
    return answer
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The key of the row that was inserted last.
  var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(handle) }

  /// A prepared statement; another one while it is used, so that the same SQL may run inside itself.
  private func borrow<Value>(_ sql: String, _ body: (Statement) throws -> Value) throws -> Value {
    let sql = SQLText(text: sql)
    let statement = try statements[sql].flatMap { $0.isInUse ? nil : $0 } ?? keep(sql)
    statement.isInUse = true
    defer { statement.isInUse = false }
    return try body(statement)
  }

  private func keep(_ sql: SQLText) throws -> Statement {
    let statement = try prepare(sql.text)
    statements[sql] = statement
    return statement
  }
}

/// The text of a statement, by which it is found again for each row: some bytes of it tell most statements apart, and to hash all of a long
/// one would take as long as to run it.
private struct SQLText: Hashable {
  let text: String

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { bytes in
      hasher.combine(bytes.count)
      for part in 1...4 where !bytes.isEmpty { hasher.combine(bytes[(bytes.count - 1) * part / 4]) }
    }
  }
}

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

/// The version of the library that the database is kept by.
public var sqliteVersion: String { String(cString: sqlite3_libversion()) }
