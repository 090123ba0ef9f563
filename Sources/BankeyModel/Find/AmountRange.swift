/// A range of amounts with exact bounds, independent of the number of decimals.
public struct AmountRange: Hashable, Sendable {
  /// The scale of both bounds: the largest that an amount can have.
  private static let scale = 18

  /// The smallest amount in the range, in units of 10^−18; nil when the range has no lower bound.
  private let lower: Int128?
  /// The largest amount in the range, in the same units; nil when the range has no upper bound.
  private let upper: Int128?
  /// Whether the range ignores signs, so that 100 matches 100 in and 100 out.
  public let isMagnitude: Bool

  private init(_ lower: Int128?, _ upper: Int128?, isMagnitude: Bool) {
    (self.lower, self.upper, self.isMagnitude) = (lower, upper, isMagnitude)
  }

  /// Creates the range from `lower` to `upper`, including both. Nil means no bound.
  public init(from lower: Amount?, through upper: Amount?, isMagnitude: Bool) {
    self.init(lower.map(Self.wide), upper.map(Self.wide), isMagnitude: isMagnitude)
  }

  /// Creates the range of amounts above `figure`.
  public init(above figure: Amount, isMagnitude: Bool) {
    self.init(Self.wide(figure) + 1, nil, isMagnitude: isMagnitude)
  }

  /// Creates the range of amounts below `figure`.
  public init(below figure: Amount, isMagnitude: Bool) {
    self.init(nil, Self.wide(figure) - 1, isMagnitude: isMagnitude)
  }

  /// Creates the range of amounts that begin with the digits of `figure`: 12 covers 12.00 to 12.99, 12.5 covers 12.50
  /// to 12.59.
  public init(beginningWith figure: Amount, isMagnitude: Bool) {
    let step = Self.wide(Amount(units: 1, scale: figure.scale)) - 1
    let first = Self.wide(figure)
    self.init(
      figure.isNegative ? first - step : first, figure.isNegative ? first : first + step, isMagnitude: isMagnitude)
  }

  /// Whether `amount` lies within the range, compared exactly at any scale.
  public func contains(_ amount: Amount) -> Bool { units(at: amount.scale).contains { $0.contains(amount.units) } }

  /// The units at `scale` that the range contains: one interval, or one for each sign, or none.
  public func units(at scale: Int) -> [ClosedRange<Int64>] {
    guard isMagnitude else { return [clamped(lower, upper, at: scale)].compactMap(\.self) }
    let out = clamped(upper.map { -$0 }, min(0, -(lower ?? 0)), at: scale)
    let into = clamped(max(1, lower ?? 0), upper, at: scale)
    return [out, into].compactMap(\.self)
  }

  /// The units at `scale` between two bounds, limited to those that an amount can have.
  private func clamped(_ lower: Int128?, _ upper: Int128?, at scale: Int) -> ClosedRange<Int64>? {
    let step = Self.wide(Amount(units: 1, scale: scale))
    let first = lower.map { Self.divided($0 + step - 1, by: step) } ?? Int128(Int64.min)
    let last = upper.map { Self.divided($0, by: step) } ?? Int128(Int64.max)
    guard first <= last, last >= Int128(Int64.min), first <= Int128(Int64.max) else { return nil }
    return Int64(clamping: first)...Int64(clamping: last)
  }

  /// The quotient, rounded down also for negative numbers.
  private static func divided(_ number: Int128, by step: Int128) -> Int128 {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: step)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private static func wide(_ amount: Amount) -> Int128 { amount.wideUnits(at: scale) }
}

/// The two ends of `10..20`; either may be empty.
struct Ends {
  let first: String
  let last: String

  /// Splits a text at its first `..`; nil when it has none.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else { return nil }
    first = String(decoding: bytes[..<dots], as: UTF8.self)
    last = String(decoding: bytes[(dots + 2)...], as: UTF8.self)
  }

  /// Whether every end that was written could be read, and at least one was written.
  func areRead(_ lower: Any?, _ upper: Any?) -> Bool {
    (lower != nil) == !first.isEmpty && (upper != nil) == !last.isEmpty && (lower != nil || upper != nil)
  }
}
