extension Amount {
  /// Its digits before and after the decimal mark, without a sign: at least `decimals` after it, and all that are not zero.
  func digits(decimals: Int) -> (whole: String, fraction: String) {
    let short = dropping(zerosBeyond: decimals)
    let digits = zeroPadded(short.units.magnitude, to: short.scale + 1)
    let zeros = String(repeating: "0", count: max(0, decimals - short.scale))
    return (String(digits.dropLast(short.scale)), digits.suffix(short.scale) + zeros)
  }
}
