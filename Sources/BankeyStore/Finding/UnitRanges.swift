import BankeyCore

/// A range of amounts as the units of every scale, so that nothing is computed for a row.
struct UnitRanges {
  private let ranges: [[ClosedRange<Int64>]]

  init(_ range: AmountRange) { ranges = (0...18).map(range.units(at:)) }

  /// Whether units of a scale are in it.
  func contains(_ units: Int64, _ scale: Int) -> Bool {
    ranges.indices.contains(scale) && ranges[scale].contains { $0.contains(units) }
  }

  /// The stretches of units of a scale.
  subscript(scale: Int) -> [ClosedRange<Int64>] { ranges[scale] }
}
