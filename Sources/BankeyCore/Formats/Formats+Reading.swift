extension Formats {
  /// The mark before the decimals of a figure that somebody types.
  public var decimalMark: DecimalMark {
    switch numbers.decimalMark {
    case ",": .comma
    case ".": .dot
    default: .either
    }
  }
}
