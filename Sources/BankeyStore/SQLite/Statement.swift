import BankeyModel
import CSQLite

/// A prepared SQL statement.
final class Statement {
  private let handle: OpaquePointer
  /// Whether it is currently running.
  var isInUse = false
  /// The first invalid value that was read from the current row, if any.
  private var refusal: String?

  init(_ sql: String, in database: OpaquePointer) throws {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
      throw StoreError(database)
    }
    self.handle = handle
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

  /// Calls `body` with each row.
  func each(_ values: [any Storable], _ body: (Row) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    while let row = try step() {
      try body(row)
      try check()
    }
  }

  /// The result of `read` for the next row; nil when there is none.
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

  /// Resets it to before the first row.
  func reset() {
    refusal = nil
    sqlite3_reset(handle)
  }

  /// Records an invalid value, as `column value`.
  func refuse(_ value: String) { refusal = refusal ?? value }

  /// Throws when an invalid value was read from the current row.
  func check() throws {
    guard let refusal else { return }
    throw StoreError(.damaged, "bankey.sqlite contains an impossible value (\(refusal)); \(StoreError.wayBack)")
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

/// The current row of a statement, with columns from 0. Do not keep it: the next step changes it.
///
/// Values in a file are not trusted: each is checked against the range of its type. An invalid value is replaced by a
/// placeholder, and the statement throws `damaged` after the row was read, so no computation with a value can overflow.
struct Row {
  let statement: OpaquePointer
  unowned(unsafe) let owner: Statement

  /// The value of a column.
  subscript<Value: Storable>(_ index: Int32) -> Value {
    Value.read(from: statement, at: index) ?? refuse(index, Value.placeholder)
  }

  /// A number that must lie in a range.
  func number<Number: Storable & Comparable>(_ index: Int32, in range: ClosedRange<Number>) -> Number {
    let number: Number = self[index]
    return range.contains(number) ? number : refuse(index, range.lowerBound)
  }

  /// The amount in two columns: units and scale.
  func amount(_ index: Int32) throws -> Amount {
    Amount(units: self[index], scale: number(index + 1, in: 0...18))
  }

  /// The amount in two columns; nil when the units are NULL.
  func optionalAmount(_ index: Int32) throws -> Amount? {
    (self[index] as Int64?) == nil ? nil : try amount(index)
  }

  /// The day and minute in two columns; nil when the day is NULL.
  func optionalLocalTime(_ index: Int32) -> LocalTime? {
    (self[index] as Day?).map { day in
      let hasTime = (self[index + 1] as Int?) != nil
      return LocalTime(day: day, minute: hasTime ? number(index + 1, in: 0...1439) : nil)
    }
  }

  /// The first and last day in two columns; nil when either is NULL.
  func optionalDays(_ index: Int32) -> ClosedRange<Day>? {
    guard let first = self[index] as Day?, let last = self[index + 1] as Day? else { return nil }
    return first <= last ? first...last : refuse(index, first...first)
  }

  /// The currency in two columns: code and decimals.
  func currency(_ index: Int32) -> Currency {
    Currency(code: self[index], decimals: number(index + 1, in: 0...18))
  }

  /// The bytes of a text in SQLite's memory, valid until the next step; empty for NULL.
  func bytes(_ index: Int32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: sqlite3_column_text(statement, index), count: Int(sqlite3_column_bytes(statement, index)))
  }

  private func refuse<Value>(_ index: Int32, _ placeholder: Value) -> Value {
    owner.refuse("\(String(cString: sqlite3_column_name(statement, index))) \(sqlite3_column_int64(statement, index))")
    return placeholder
  }
}
