import CSQLite

/// One prepared SQL statement.
final class Statement {
  private let handle: OpaquePointer
  /// What was read last and cannot be, if anything.
  private var refusal: String?

  init(_ sql: String, in database: OpaquePointer) throws {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
      throw StoreError(database)
    }
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it to its end with the parameters that `fill` sets, without boxing them: for what runs once a row.
  func run(_ fill: (inout Parameters) -> Void) throws {
    defer { reset() }
    var parameters = Parameters(statement: handle)
    fill(&parameters)
    if parameters.result != SQLITE_OK { throw StoreError(sqlite3_db_handle(handle)) }
    while try step() != nil {}
  }

  /// Hands over each row.
  func each(_ values: [any Storable], _ body: (Row) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    while let row = try step() {
      try body(row)
      try check()
    }
  }

  /// What `read` makes of the next row; nil when there is none.
  func read<Value>(_ read: (Row) throws -> Value) throws -> Value? {
    guard let row = try step() else { return nil }
    let value = try read(row)
    try check()
    return value
  }

  /// Sets all parameters.
  func bind(_ values: [any Storable]) throws {
    for (index, value) in values.enumerated() where value.bind(to: handle, at: Int32(index + 1)) != SQLITE_OK {
      throw StoreError(sqlite3_db_handle(handle))
    }
  }

  /// The next row; nil at the end.
  func step() throws -> Row? {
    try check()
    return switch sqlite3_step(handle) {
    case SQLITE_ROW: Row(statement: handle, owner: self)
    case SQLITE_DONE: nil
    default: throw StoreError(sqlite3_db_handle(handle))
    }
  }

  /// Back before the first row.
  func reset() {
    refusal = nil
    sqlite3_reset(handle)
  }

  /// Remembers that a value cannot be: `column value`.
  func refuse(_ value: String) { refusal = refusal ?? value }

  /// Throws when the row at hand has a value that cannot be.
  func check() throws {
    guard let refusal else { return }
    throw StoreError(.damaged, "bankey.sqlite holds a value that cannot be (\(refusal)); \(StoreError.wayBack)")
  }
}
