import CSQLite

/// A connection to one SQLite file. Not for two threads at once.
final class Database {
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
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

  /// A prepared statement, taken out of the cache while it is used, so that the same SQL may run inside itself.
  private func borrow<Value>(_ sql: String, _ body: (Statement) throws -> Value) throws -> Value {
    let statement = try statements.removeValue(forKey: sql) ?? prepare(sql)
    defer { statements[sql] = statement }
    return try body(statement)
  }
}
