extension Amount {
  /// Nothing.
  public static let zero = Amount(units: 0, scale: 0)

  /// The same figure without zeros at the end, but never with fewer than `decimals` decimals if it has as many.
  public func dropping(zerosBeyond decimals: Int) -> Amount {
    var (units, scale) = (units, scale)
    while scale > decimals, units.isMultiple(of: 10) { (units, scale) = (units / 10, scale - 1) }
    return Amount(units: units, scale: scale)
  }

  /// The same figure with at least `decimals` decimals; nil when that overflows.
  public func padded(to decimals: Int) -> Amount? {
    var units = units
    for _ in scale..<max(scale, decimals) {
      let (product, overflows) = units.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      units = product
    }
    return Amount(units: units, scale: max(scale, decimals))
  }

  /// The one form in which a figure of `currency` is kept: all its decimals, and more only where they are not zero.
  /// Nil when that overflows.
  public func canonical(in currency: Currency) -> Amount? {
    dropping(zerosBeyond: currency.decimals).padded(to: currency.decimals)
  }
}
