/// An exact decimal number: `units` × 10^−`scale`. 929466.23 has 92946623 units at scale 2.
///
/// Amounts compare by value, independent of scale: 0.50 equals 0.5.
public struct Amount: Sendable {
  /// The number without its decimal point; negative when owed or paid.
  public let units: Int64
  /// Digits after the decimal point, 0 to 18.
  public let scale: Int

  /// An amount of `units` × 10^−`scale`.
  public init(units: Int64, scale: Int) {
    precondition((0...18).contains(scale), "a scale is 0 to 18")
    self.units = units
    self.scale = scale
  }
}

extension Amount {
  /// Zero, at scale 0.
  public static let zero = Amount(units: 0, scale: 0)

  /// The same amount without trailing zeros, but keeping those within the first `decimals` decimals.
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

  /// The form in which amounts of `currency` are stored: all the currency's decimals, and more only when they are not
  /// zero. Nil when that overflows.
  public func canonical(in currency: Currency) -> Amount? {
    dropping(zerosBeyond: currency.decimals).padded(to: currency.decimals)
  }
}

extension Amount {
  /// The exact sum; nil when it does not fit.
  public func adding(_ other: Amount) -> Amount? {
    guard let a = padded(to: other.scale), let b = other.padded(to: scale) else { return nil }
    let (sum, overflows) = a.units.addingReportingOverflow(b.units)
    return overflows ? nil : Amount(units: sum, scale: a.scale)
  }

  /// The amount with the opposite sign; nil when it does not fit.
  public var negated: Amount? {
    units == .min ? nil : Amount(units: -units, scale: scale)
  }

  /// Whether it is below zero.
  public var isNegative: Bool { units < 0 }
}

extension Amount: Comparable, Hashable {
  /// Smaller amounts sort first, regardless of their scales.
  public static func < (a: Amount, b: Amount) -> Bool {
    let (left, right) = aligned(a, b)
    return left < right
  }

  /// Whether both are the same amount, regardless of their scales.
  public static func == (a: Amount, b: Amount) -> Bool {
    let (left, right) = aligned(a, b)
    return left == right
  }

  /// Equal amounts hash equally, so trailing zeros are ignored.
  public func hash(into hasher: inout Hasher) {
    let short = dropping(zerosBeyond: 0)
    hasher.combine(short.units)
    hasher.combine(short.scale)
  }

  /// The units of both at the larger scale. `Int128` has room for an `Int64` with 18 more digits.
  private static func aligned(_ a: Amount, _ b: Amount) -> (Int128, Int128) {
    let scale = max(a.scale, b.scale)
    return (a.wideUnits(at: scale), b.wideUnits(at: scale))
  }

  /// The units at `scale`, which must be at least the amount's own scale.
  public func wideUnits(at scale: Int) -> Int128 {
    (self.scale..<scale).reduce(Int128(units)) { units, _ in units * 10 }
  }
}

extension Amount {
  /// The digits before and after the decimal mark, without a sign: at least `decimals` after it, and more only when
  /// they are not zero.
  public func digits(decimals: Int) -> (whole: String, fraction: String) {
    let short = dropping(zerosBeyond: decimals)
    let digits = zeroPadded(short.units.magnitude, to: short.scale + 1)
    let zeros = String(repeating: "0", count: max(0, decimals - short.scale))
    return (String(digits.dropLast(short.scale)), digits.suffix(short.scale) + zeros)
  }
}

extension Collection<Amount> {
  /// The exact sum; nil when it does not fit an amount. An empty collection sums to zero.
  public var sum: Amount? {
    let scale = map(\.scale).max() ?? 0
    var total: Int128 = 0
    for amount in self {
      let (sum, overflows) = total.addingReportingOverflow(amount.wideUnits(at: scale))
      if overflows { return nil }
      total = sum
    }
    return Int64(exactly: total).map { Amount(units: $0, scale: scale) }
  }
}

extension Amount: CustomStringConvertible {
  /// Plain digits for programs, with a dot and all decimals: `-1234.50`.
  public var description: String {
    let (whole, fraction) = digits(decimals: scale)
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
