extension AmountParser {
  /// The exact amount of these digits.
  ///
  /// Zeros at the end of the decimals are counted apart, because only the ones that a currency writes may make it too large.
  static func amount(
    _ whole: [UInt8], _ decimals: [UInt8], isNegative: Bool, in currency: Currency?
  ) throws(AmountError) -> Amount {
    let zeros = decimals.reversed().prefix { $0 == 0 }.count
    let scale = decimals.count - zeros
    guard scale <= 18, let units = units(whole + decimals.prefix(scale), isNegative: isNegative) else {
      throw .overflow
    }
    let amount = Amount(units: units, scale: scale)
    guard let currency else { return amount.padded(to: min(decimals.count, 18)) ?? amount }
    guard let canonical = amount.canonical(in: currency) else { throw .overflow }
    return canonical
  }

  /// The digits as one number: counted downwards, since there is one more negative number than positive ones.
  private static func units(_ digits: some Sequence<UInt8>, isNegative: Bool) -> Int64? {
    var units: Int64 = 0
    for digit in digits {
      let (product, tooLarge) = units.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.subtractingReportingOverflow(Int64(digit))
      if tooLarge || overflows { return nil }
      units = sum
    }
    return isNegative ? units : (units == .min ? nil : -units)
  }
}
