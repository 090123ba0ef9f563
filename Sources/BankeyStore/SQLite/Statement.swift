import CSQLite

/// One prepared SQL statement.
final class Statement {
  private let handle: OpaquePointer

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
    while let row = try step() { try body(row) }
  }

  /// Sets all parameters.
  func bind(_ values: [any Storable]) throws {
    for (index, value) in values.enumerated() where value.bind(to: handle, at: Int32(index + 1)) != SQLITE_OK {
      throw StoreError(sqlite3_db_handle(handle))
    }
  }

  /// The next row; nil at the end.
  func step() throws -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: Row(statement: handle)
    case SQLITE_DONE: nil
    default: throw StoreError(sqlite3_db_handle(handle))
    }
  }

  /// Back before the first row.
  func reset() { sqlite3_reset(handle) }
}
