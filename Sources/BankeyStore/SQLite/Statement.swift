import BankeyModel
import CSQLite

/// A prepared SQL statement.
final class Statement: RowCheck {
  private let handle: OpaquePointer
  /// Whether it is currently running.
  var isInUse = false
  /// Whether it may change the file.
  let writes: Bool

  init(_ sql: String, in database: OpaquePointer) throws {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
      throw StoreError(database)
    }
    self.handle = handle
    writes = sqlite3_stmt_readonly(handle) == 0
    super.init()
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it to completion with the parameters that `fill` sets, without boxing them, for frequent use.
  func run(_ fill: (inout Parameters) -> Void) throws {
    defer { reset() }
    var parameters = Parameters(statement: handle)
    fill(&parameters)
    if parameters.result != SQLITE_OK { throw StoreError(sqlite3_db_handle(handle)) }
    while try step() != nil {}
  }

  /// Calls `body` with each row, or with the first `limit` of them.
  func each(_ values: [any Storable], limit: Int = .max, _ body: (Row) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    var left = limit
    while left > 0, let row = try step() {
      try body(row)
      try check()
      left -= 1
    }
  }

  /// Sets the parameters in order, from ?1 on.
  func bind(_ values: [any Storable]) throws {
    for (index, value) in values.enumerated() where value.bind(to: handle, at: Int32(index + 1)) != SQLITE_OK {
      throw StoreError(sqlite3_db_handle(handle))
    }
  }

  /// The next row; nil at the end.
  func step() throws -> Row? {
    try check()
    return switch sqlite3_step(handle) {
    case SQLITE_ROW: Row(statement: handle, check: self)
    case SQLITE_DONE: nil
    default: throw StoreError(sqlite3_db_handle(handle))
    }
  }

  /// Returns it to the position before the first row.
  func reset() {
    accept()
    sqlite3_reset(handle)
  }

  override func name(of column: Int32) -> String { String(cString: sqlite3_column_name(handle, column)) }

  override func damage(_ value: String) -> String {
    "bankey.sqlite contains an impossible value (\(value)); \(StoreError.wayBack)"
  }
}

/// Sets the parameters of a statement one after another.
struct Parameters {
  let statement: OpaquePointer
  private var count: Int32 = 0
  /// SQLite's result code for the first parameter that could not be set.
  private(set) var result = SQLITE_OK

  init(statement: OpaquePointer) { self.statement = statement }

  /// Sets the next parameter.
  mutating func add(_ value: some Storable) {
    count += 1
    let code = value.bind(to: statement, at: count)
    if result == SQLITE_OK { result = code }
  }
}
