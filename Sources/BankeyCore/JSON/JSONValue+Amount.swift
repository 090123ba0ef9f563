extension JSONValue {
  /// The exact figure, written as a number or as a text with a decimal point; nil when it is neither, or too large to be kept.
  ///
  /// With a `currency` it comes back with all of its decimals.
  public func amount(in currency: Currency? = nil) -> Amount? {
    if let string { return try? AmountParser.parse(string, mark: .dot, in: currency) }
    guard let figure = number.flatMap(JSONValue.figure) else { return nil }
    return currency.map { figure.canonical(in: $0) } ?? figure
  }

  /// The moment, written in seconds since 1970, as a number or as a text. Parts of a second are dropped.
  public var moment: Timestamp? {
    guard let amount = amount() else { return nil }
    let parts = (0..<amount.scale).reduce(Int64(1)) { unit, _ in unit * 10 }
    let (seconds, rest) = amount.units.quotientAndRemainder(dividingBy: parts)
    return Timestamp(seconds: rest < 0 ? seconds - 1 : seconds)
  }

  /// The figure of a number as JSON writes it: `-12.50`, `1e2`.
  private static func figure(_ number: String) -> Amount? {
    let parts = number.split(whereSeparator: { $0 == "e" || $0 == "E" })
    guard let mantissa = try? AmountParser.parse(parts[0], mark: .dot) else { return nil }
    guard parts.count == 2 else { return mantissa }
    // An exponent of many digits moves everything out of sight; nothing stays nothing.
    let exponent = Int(parts[1]) ?? .max
    return mantissa.units == 0 ? .zero : mantissa.shifted(by: exponent)
  }
}

extension Amount {
  /// The figure × 10^`exponent`; nil when that cannot be kept exactly.
  fileprivate func shifted(by exponent: Int) -> Amount? {
    guard (-36...36).contains(exponent) else { return nil }
    let short = dropping(zerosBeyond: 0)
    let scale = short.scale - exponent
    if scale >= 0 { return fitted(short.units, scale) }
    var units = short.units
    for _ in scale..<0 {
      let (product, overflows) = units.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      units = product
    }
    return Amount(units: units, scale: 0)
  }

  /// The same, after zeros at the end that the exponent has moved behind the point.
  private func fitted(_ units: Int64, _ scale: Int) -> Amount? {
    var (units, scale) = (units, scale)
    while scale > 18, units.isMultiple(of: 10) { (units, scale) = (units / 10, scale - 1) }
    return scale <= 18 ? Amount(units: units, scale: scale) : nil
  }
}
