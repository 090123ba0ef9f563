extension Amount: CustomStringConvertible {
  /// The figure in digits for programs, with a dot and all its decimals: `-1234.50`.
  public var description: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    let whole = padded.dropLast(scale)
    return (isNegative ? "-" : "") + whole + (scale == 0 ? "" : "." + padded.suffix(scale))
  }
}
