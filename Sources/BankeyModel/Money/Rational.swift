/// An exact fraction. Converting between currencies divides, and only its result is rounded.
public struct Rational: Sendable {
  private let numerator: WideInteger
  /// Always above zero: the numerator carries the sign.
  private let denominator: WideInteger

  private init(_ numerator: WideInteger, _ denominator: WideInteger) {
    self.numerator = denominator.isNegative ? numerator.negated : numerator
    self.denominator = denominator.magnitude
  }

  /// The fraction 0/1.
  public static let zero = Rational(.zero)

  /// Creates a fraction equal to an amount.
  public init(_ amount: Amount) { self.init(WideInteger(amount.units), .ten(to: amount.scale)) }

  /// The sum, exact: nothing is rounded before `rounded(to:)`.
  public func adding(_ other: Rational) -> Rational {
    if denominator == other.denominator { return Rational(numerator + other.numerator, denominator) }
    return Rational(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator)
  }

  /// The product, exact.
  public func multiplied(by amount: Amount) -> Rational {
    Rational(numerator * WideInteger(amount.units), denominator * .ten(to: amount.scale))
  }

  /// The exact quotient; nil when `amount` is zero.
  public func divided(by amount: Amount) -> Rational? {
    if amount == .zero { return nil }
    return Rational(numerator * .ten(to: amount.scale), denominator * WideInteger(amount.units))
  }

  /// The fraction with this number of decimals, from 0 to 18. Of two equally near results, the even one. Nil when it
  /// does not fit.
  public func rounded(to decimals: Int) -> Amount? {
    let (down, rest) = (numerator * .ten(to: decimals)).sizes(dividedBy: denominator)
    let twice = rest.doubled()
    let isUp = twice > denominator || (twice == denominator && down.isOdd)
    let size = isUp ? down + WideInteger(1) : down
    return (numerator.isNegative ? size.negated : size).small.map { Amount(units: $0, scale: decimals) }
  }
}
