/// A day's sum and count while they are collected. Rows come and go in any order, so that the sum on the way may be
/// larger than what can be stored.
struct DayFigures {
  var units: Int128 = 0
  var count = 0

  /// Whether the sum still fits with `units` more.
  func canAdd(_ units: Int64) -> Bool { Int64(exactly: self.units + Int128(units)) != nil }

  mutating func add(_ units: Int64) {
    self.units += Int128(units)
    count += 1
  }

  mutating func remove(_ units: Int64) {
    self.units -= Int128(units)
    count -= 1
  }
}
