extension Amount {
  /// The exact sum; nil when it does not fit.
  public func adding(_ other: Amount) -> Amount? {
    guard let a = padded(to: other.scale), let b = other.padded(to: scale) else { return nil }
    let (sum, overflows) = a.units.addingReportingOverflow(b.units)
    return overflows ? nil : Amount(units: sum, scale: a.scale)
  }

  /// The figure with the other sign; nil when it does not fit.
  public var negated: Amount? {
    units == .min ? nil : Amount(units: -units, scale: scale)
  }

  /// Whether it is below zero.
  public var isNegative: Bool { units < 0 }
}
