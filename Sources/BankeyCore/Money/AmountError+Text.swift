extension AmountError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .empty: "the amount is empty"
    case .notANumber(let position): "the amount is not a number (at position \(position + 1))"
    case .ambiguousGrouping: "the amount's digits are not in groups of three"
    case .overflow: "the amount is too large"
    }
  }
}
