import BankeyCore

extension Row {
  /// The amount in two columns, units and scale.
  func amount(_ index: Int32) throws -> Amount {
    let scale: Int = self[index + 1]
    guard (0...18).contains(scale) else {
      throw StoreError(.damaged, "the database holds an amount with scale \(scale)")
    }
    return Amount(units: self[index], scale: scale)
  }

  /// The amount in two columns; nil when the units are NULL.
  func optionalAmount(_ index: Int32) throws -> Amount? {
    (self[index] as Int64?) == nil ? nil : try amount(index)
  }

  /// The day and minute in two columns; nil when the day is NULL.
  func optionalLocalTime(_ index: Int32) -> LocalTime? {
    (self[index] as Day?).map { LocalTime(day: $0, minute: self[index + 1]) }
  }
}
