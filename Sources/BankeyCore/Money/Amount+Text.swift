extension Amount: CustomStringConvertible {
  /// The figure in digits for programs, with a dot and all its decimals: `-1234.50`.
  public var description: String {
    let (whole, fraction) = digits(decimals: scale)
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
