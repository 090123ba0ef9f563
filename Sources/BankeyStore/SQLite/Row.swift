import BankeyCore
import CSQLite

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
