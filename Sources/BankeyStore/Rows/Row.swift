import BankeyModel
import CSQLite

/// The current row of a statement, with columns from 0. Do not keep it: the next step changes it.
///
/// Values in a file are not trusted: each is checked against the range of its type. An invalid value is replaced by a
/// placeholder, and the statement throws `damaged` after the row was read, so no computation with a value can overflow.
struct Row {
  /// The statement whose current row it is, or the first cell of a fetched row.
  private let source: OpaquePointer
  private let isFetched: Bool
  private unowned(unsafe) let check: RowCheck

  /// The current row of a statement of SQLite.
  init(statement: OpaquePointer, check: RowCheck) {
    (source, isFetched) = (statement, false)
    self.check = check
  }

  /// A row that a server has sent.
  init(cells: UnsafePointer<FetchedCell>, check: RowCheck) {
    (source, isFetched) = (OpaquePointer(cells), true)
    self.check = check
  }

  /// The value of a column.
  subscript<Value: Storable>(_ index: Int32) -> Value {
    Value.read(from: self, at: index) ?? refuse(index, Value.placeholder)
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

  private func refuse<Value>(_ index: Int32, _ placeholder: Value) -> Value {
    check.refuse("\(check.name(of: index)) \(integer(index))")
    return placeholder
  }
}

extension Row {
  /// Whether a column is NULL.
  func isNull(_ index: Int32) -> Bool {
    isFetched ? cell(index).start == nil : sqlite3_column_type(source, index) == SQLITE_NULL
  }

  /// The whole number in a column; 0 for NULL.
  func integer(_ index: Int32) -> Int64 {
    guard isFetched else { return sqlite3_column_int64(source, index) }
    let cell = cell(index)
    if cell.start == nil { return 0 }
    if let number = cell.integer { return number }
    check.refuse("\(check.name(of: index)) \(cell.text)")
    return 0
  }

  /// The bytes of a text in the memory of SQLite or of the answer, valid until the next step; empty for NULL.
  func bytes(_ index: Int32) -> UnsafeBufferPointer<UInt8> {
    if isFetched { return UnsafeBufferPointer(start: cell(index).start, count: cell(index).count) }
    return UnsafeBufferPointer(
      start: sqlite3_column_text(source, index), count: Int(sqlite3_column_bytes(source, index)))
  }

  private func cell(_ index: Int32) -> FetchedCell { UnsafePointer<FetchedCell>(source)[Int(index)] }
}

/// Collects the invalid values of the row that is being read.
class RowCheck {
  /// The first invalid value that was read from the current row, if any.
  private var refusal: String?

  /// Records an invalid value, as `column value`.
  final func refuse(_ value: String) { refusal = refusal ?? value }

  /// Forgets what was recorded.
  final func accept() { refusal = nil }

  /// Throws when an invalid value was read from the current row.
  final func check() throws {
    if let refusal { throw StoreError(.damaged, damage(refusal)) }
  }

  /// The name of a column.
  func name(of column: Int32) -> String { "\(column)" }

  /// The sentence about an invalid value.
  func damage(_ value: String) -> String { "the shared database contains an impossible value (\(value))" }
}
