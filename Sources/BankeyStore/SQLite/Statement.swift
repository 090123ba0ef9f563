import BankeyModel
import CSQLite

/// One prepared SQL statement.
final class Statement {
  private let handle: OpaquePointer
  /// Whether somebody runs it now.
  var isInUse = false
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
    throw StoreError(.damaged, "bankey.sqlite holds an impossible value (\(refusal)); \(StoreError.wayBack)")
  }
}

/// Sets the parameters of a statement one after the other.
struct Parameters {
  let statement: OpaquePointer
  private var count: Int32 = 0
  /// SQLite's code for the first one that could not be set.
  private(set) var result = SQLITE_OK

  init(statement: OpaquePointer) { self.statement = statement }

  /// Sets the next one.
  mutating func add(_ value: some Storable) {
    count += 1
    let code = value.bind(to: statement, at: count)
    if result == SQLITE_OK { result = code }
  }
}

/// The columns of the row that a statement stands at, counted from 0. Not to be kept: the next step moves it.
///
/// Nobody trusts the values of a file: each is held against the range of its type. One that is beyond it becomes a placeholder, and the
/// statement throws `damaged` as soon as the row has been looked at. So nothing that is computed with a value can overflow.
struct Row {
  let statement: OpaquePointer
  unowned(unsafe) let owner: Statement

  /// A column's value.
  subscript<Value: Storable>(_ index: Int32) -> Value {
    Value.read(from: statement, at: index) ?? refuse(index, Value.placeholder)
  }

  /// A number in a range of its own.
  func number<Number: Storable & Comparable>(_ index: Int32, in range: ClosedRange<Number>) -> Number {
    let number: Number = self[index]
    return range.contains(number) ? number : refuse(index, range.lowerBound)
  }

  /// The amount in two columns, units and scale.
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

  /// The first and the last day in two columns; nil when they are NULL.
  func optionalDays(_ index: Int32) -> ClosedRange<Day>? {
    guard let first = self[index] as Day?, let last = self[index + 1] as Day? else { return nil }
    return first <= last ? first...last : refuse(index, first...first)
  }

  /// The currency in two columns, code and decimals.
  func currency(_ index: Int32) -> Currency {
    Currency(code: self[index], decimals: number(index + 1, in: 0...18))
  }

  /// The bytes of a text where SQLite has them; empty for NULL. Gone with the next step.
  func bytes(_ index: Int32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: sqlite3_column_text(statement, index), count: Int(sqlite3_column_bytes(statement, index)))
  }

  private func refuse<Value>(_ index: Int32, _ placeholder: Value) -> Value {
    owner.refuse("\(String(cString: sqlite3_column_name(statement, index))) \(sqlite3_column_int64(statement, index))")
    return placeholder
  }
}
