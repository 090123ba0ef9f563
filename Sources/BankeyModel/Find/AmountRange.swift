/// Amounts from one figure to another, exact whatever the decimals.
public struct AmountRange: Hashable, Sendable {
  /// The digits after the decimal point in which the ends are counted: as many as any amount has.
  private static let scale = 18

  /// The smallest figure that is in it, in units of 10^−18; nil when there is none.
  private let lower: Int128?
  /// The largest.
  private let upper: Int128?
  /// Whether the sign of an amount does not count: 100 is 100 in and 100 out.
  public let isMagnitude: Bool

  private init(_ lower: Int128?, _ upper: Int128?, isMagnitude: Bool) {
    (self.lower, self.upper, self.isMagnitude) = (lower, upper, isMagnitude)
  }

  /// The amounts from `lower` to `upper`, both among them.
  public init(from lower: Amount?, through upper: Amount?, isMagnitude: Bool) {
    self.init(lower.map(Self.wide), upper.map(Self.wide), isMagnitude: isMagnitude)
  }

  /// The amounts above a figure.
  public init(above figure: Amount, isMagnitude: Bool) {
    self.init(Self.wide(figure) + 1, nil, isMagnitude: isMagnitude)
  }

  /// The amounts below a figure.
  public init(below figure: Amount, isMagnitude: Bool) {
    self.init(nil, Self.wide(figure) - 1, isMagnitude: isMagnitude)
  }

  /// The amounts that begin with the digits of a figure: 12 is 12.00 to 12.99, 12.5 is 12.50 to 12.59.
  public init(beginningWith figure: Amount, isMagnitude: Bool) {
    let step = Self.wide(Amount(units: 1, scale: figure.scale)) - 1
    let first = Self.wide(figure)
    self.init(
      figure.isNegative ? first - step : first, figure.isNegative ? first : first + step, isMagnitude: isMagnitude)
  }

  /// Whether an amount is in it.
  public func contains(_ amount: Amount) -> Bool { units(at: amount.scale).contains { $0.contains(amount.units) } }

  /// Which units of a scale are in it: one stretch, or one for each sign.
  public func units(at scale: Int) -> [ClosedRange<Int64>] {
    guard isMagnitude else { return [clamped(lower, upper, at: scale)].compactMap(\.self) }
    let out = clamped(upper.map { -$0 }, min(0, -(lower ?? 0)), at: scale)
    let into = clamped(max(1, lower ?? 0), upper, at: scale)
    return [out, into].compactMap(\.self)
  }

  /// The units between two ends, as far as an amount can have them.
  private func clamped(_ lower: Int128?, _ upper: Int128?, at scale: Int) -> ClosedRange<Int64>? {
    let step = Self.wide(Amount(units: 1, scale: scale))
    let first = lower.map { Self.divided($0 + step - 1, by: step) } ?? Int128(Int64.min)
    let last = upper.map { Self.divided($0, by: step) } ?? Int128(Int64.max)
    guard first <= last, last >= Int128(Int64.min), first <= Int128(Int64.max) else { return nil }
    return Int64(clamping: first)...Int64(clamping: last)
  }

  /// The quotient, rounded down.
  private static func divided(_ number: Int128, by step: Int128) -> Int128 {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: step)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private static func wide(_ amount: Amount) -> Int128 { amount.wideUnits(at: scale) }
}

/// The two ends of `10..20`; one of them may be empty.
struct Ends {
  let first: String
  let last: String

  /// The ends in a text; nil when it is no stretch.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else { return nil }
    first = String(decoding: bytes[..<dots], as: UTF8.self)
    last = String(decoding: bytes[(dots + 2)...], as: UTF8.self)
  }

  /// Whether what stands there could be read: at least one end, and each that is written.
  func areRead(_ lower: Any?, _ upper: Any?) -> Bool {
    (lower != nil) == !first.isEmpty && (upper != nil) == !last.isEmpty && (lower != nil || upper != nil)
  }
}
