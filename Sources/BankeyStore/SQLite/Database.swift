import BankeyModel
import CSQLite
import Glibc

/// A connection to one SQLite file. It must not be used by two threads at the same time.
final class Database: ReadingConnection {
  let handle: OpaquePointer
  private var statements: [SQLText: Statement] = [:]
  /// Global settings of SQLite, applied once.
  private static let settings = stop_counting_memory()

  /// Opens `path`, a file name or a `file:` URI.
  init(_ path: String, flags: Int32) throws {
    _ = Self.settings
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle else { throw StoreError(.failed, "there is not enough memory to open the database") }
    self.handle = handle
    if result != SQLITE_OK { throw StoreError(handle) }
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Prepares a statement that only the caller uses.
  func prepare(_ sql: String) throws -> Statement { try Statement(sql, in: handle) }

  /// Runs a statement to completion.
  func run(_ sql: String, _ values: any Storable...) throws { try borrow(sql) { try $0.each(values) { _ in } } }

  /// Runs a statement to completion without boxing its parameters, for frequent use.
  func run(_ sql: String, _ fill: (inout Parameters) -> Void) throws { try borrow(sql) { try $0.run(fill) } }

  func each(_ sql: String, _ values: [any Storable], limit: Int, _ body: (Row) throws -> Void) throws {
    try borrow(sql) { try $0.each(values, limit: limit, body) }
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The primary key of the row inserted last.
  var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Lends a prepared statement. While one is in use, the same SQL gets another, so it can be nested. A writing
  /// statement outside a transaction gets one of its own, so that every write sets a new `state`.
  private func borrow<Value>(_ sql: String, _ body: (Statement) throws -> Value) throws -> Value {
    let sql = SQLText(text: sql)
    let statement = try statements[sql].flatMap { $0.isInUse ? nil : $0 } ?? keep(sql)
    statement.isInUse = true
    defer { statement.isInUse = false }
    return try statement.writes && !isInTransaction ? transaction { try body(statement) } : body(statement)
  }

  private func keep(_ sql: SQLText) throws -> Statement {
    let statement = try prepare(sql.text)
    statements[sql] = statement
    return statement
  }
}

/// The SQL by which a cached statement is found. It hashes only some bytes, which distinguish most statements; hashing
/// a long one completely would take as long as running it.
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
  /// Opens a database for `bankey-sync`. Waits up to 15 seconds for another writer.
  ///
  /// Rows of a file hit random places in the indexes. Pages that fall out of the cache are written again and again, so
  /// the cache may grow to 64 MB; small files use no more than they need.
  ///
  /// New databases have pages of 8 KB: compared with 4 KB, a long import takes a tenth less time, and reading a page of
  /// rows is as fast, unlike with 16 KB.
  static func writing(_ path: String) throws -> Database {
    let database = try Database(path, flags: SQLITE_OPEN_READWRITE)
    // SQLite opens a file for reading if opening it for writing fails, whatever the reason.
    if sqlite3_db_readonly(database.handle, "main") == 1, access(path, W_OK) == 0 { throw StoreError.unwritable }
    try database.execute(
      """
      PRAGMA busy_timeout = 15000;
      PRAGMA page_size = 8192;
      """)
    try database.useLog()
    try database.execute(
      """
      PRAGMA journal_size_limit = 4000000;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      """)
    try database.keepPages(upTo: pages)
    return database
  }

  /// Puts a new database into log mode. SQLite does not wait by itself when another process is doing the same.
  private func useLog() throws {
    let deadline = ContinuousClock.now + .seconds(15)
    while true {
      do {
        return try execute("PRAGMA journal_mode = WAL")
      } catch let error as StoreError where error.code == .busy && ContinuousClock.now < deadline {
        usleep(10_000)
      }
    }
  }

  /// The size of the page cache in MB while imports hit random places in the indexes.
  static let pages = 64

  /// Sets the size of the page cache in MB.
  func keepPages(upTo size: Int) throws { try execute("PRAGMA cache_size = -\(size * 1000)") }

  /// Opens a private database in memory.
  static func inMemory() throws -> Database {
    let database = try Database(":memory:", flags: SQLITE_OPEN_READWRITE)
    try database.execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;")
    return database
  }

  /// Opens a database for reading. No statement can write.
  ///
  /// SQLite creates a file beside the database that readers and writers share. Where it cannot, because the folder is
  /// read-only or the disk is full, no other process has the database open, and it can be read without that file.
  static func reading(_ path: String) throws -> Database {
    do {
      return try reading(path, flags: SQLITE_OPEN_READONLY)
    } catch let error as StoreError where error.code.isOfPlace && !DataFolder.exists(path + "-shm") {
      return try readingAlone(path)
    }
  }

  /// Opens a database that no other process has open, without the shared file. When the log is not empty, SQLite keeps
  /// in memory what it would share and must be the only user; no lock is requested, because none could be held.
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
    // Runs a query, because SQLite looks for the shared file only now.
    let _: Int? = try database.value("SELECT count(*) FROM sqlite_schema")
    return database
  }

  /// A path with the characters that are special in a URI percent-encoded.
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
  /// Whether the location is to blame when a file cannot be created, not the database.
  fileprivate var isOfPlace: Bool { [.permissions, .readOnly, .full].contains(self) }
}

extension Database {
  /// Runs several statements and ignores their rows.
  func execute(_ script: String) throws {
    if sqlite3_exec(handle, script, nil, nil, nil) != SQLITE_OK { throw StoreError(handle) }
  }

  /// A random text that every transaction with changes replaces, so that no two states of a file and its copies share
  /// one. Nil if only versions of bankey without this text have written the file.
  var state: String? {
    get throws { try value("SELECT value FROM meta WHERE name = 'state'") }
  }

  /// Runs `body` between BEGIN and COMMIT; rolls back when it throws.
  func transaction<Value>(_ begin: String = "BEGIN IMMEDIATE", body: () throws -> Value) throws -> Value {
    try execute(begin)
    do {
      let before = sqlite3_total_changes64(handle)
      let value = try body()
      if sqlite3_total_changes64(handle) != before {
        try run("INSERT OR REPLACE INTO meta VALUES ('state', hex(randomblob(16)))")
      }
      try execute("COMMIT")
      return value
    } catch {
      // After some errors SQLite has rolled back already. The first error is the one to report.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs `body` in a transaction that is always rolled back.
  func rehearsal<Value>(_ body: () throws -> Value) throws -> Value {
    try execute("BEGIN IMMEDIATE")
    defer { try? execute("ROLLBACK") }
    return try body()
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}

extension Database {
  var dialect: SQLDialect { .sqlite }

  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    if isInTransaction { return try body() }
    return try transaction("BEGIN", body: body)
  }

  func together<Value>(_ body: () throws -> Value) throws -> Value { try body() }

  func dataVersion() throws -> Int { try value("PRAGMA data_version") ?? 0 }

  /// Does nothing: a statement of SQLite waits for no server.
  func expect(_ inquiries: [Inquiry]) {}

  func listening<Value>(to interruption: QueryInterruption, _ body: () throws -> Value) throws -> Value {
    sqlite3_progress_handler(
      handle, Self.steps,
      { Unmanaged<QueryInterruption>.fromOpaque($0!).takeUnretainedValue().isRequested ? 1 : 0 },
      Unmanaged.passUnretained(interruption).toOpaque())
    defer { sqlite3_progress_handler(handle, 0, nil, nil) }
    return try body()
  }

  /// The number of SQLite's virtual machine instructions between two looks at a request to stop: less than a
  /// millisecond.
  private static let steps: Int32 = 5000
}

/// The version of the SQLite library.
public var sqliteVersion: String { String(cString: sqlite3_libversion()) }
