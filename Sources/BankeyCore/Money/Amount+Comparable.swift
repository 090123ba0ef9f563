extension Amount: Comparable, Hashable {
  /// Smaller comes first, whatever the scales.
  public static func < (a: Amount, b: Amount) -> Bool {
    let (left, right) = aligned(a, b)
    return left < right
  }

  /// The same figure, whatever the scales: 0.50 equals 0.5.
  public static func == (a: Amount, b: Amount) -> Bool {
    let (left, right) = aligned(a, b)
    return left == right
  }

  /// Equal figures hash alike: trailing zeros do not count.
  public func hash(into hasher: inout Hasher) {
    let short = dropping(zerosBeyond: 0)
    hasher.combine(short.units)
    hasher.combine(short.scale)
  }

  /// The units of both at the larger scale. 18 digits more than an `Int64` always fit.
  private static func aligned(_ a: Amount, _ b: Amount) -> (Int128, Int128) {
    let scale = max(a.scale, b.scale)
    return (a.wideUnits(at: scale), b.wideUnits(at: scale))
  }

  /// The units at a scale not smaller than its own.
  public func wideUnits(at scale: Int) -> Int128 {
    (self.scale..<scale).reduce(Int128(units)) { units, _ in units * 10 }
  }
}
