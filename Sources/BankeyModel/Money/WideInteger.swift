/// A whole number of any size. Sums of exact fractions outgrow 128 bits after a few currencies.
struct WideInteger: Hashable, Sendable {
  /// The digits to the base 2³², least significant first, without leading zeros. Zero has none.
  private var digits: [UInt32]
  /// Whether it is below zero.
  private(set) var isNegative: Bool

  private init(_ digits: [UInt32], isNegative: Bool) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  init(_ value: Int64) {
    let size = value.magnitude
    self.init([UInt32(truncatingIfNeeded: size), UInt32(truncatingIfNeeded: size >> 32)], isNegative: value < 0)
  }

  var isZero: Bool { digits.isEmpty }

  var isOdd: Bool { digits.first.map { $0 & 1 == 1 } ?? false }

  /// The number without its sign.
  var magnitude: WideInteger { WideInteger(digits, isNegative: false) }

  /// The number with the opposite sign.
  var negated: WideInteger { WideInteger(digits, isNegative: !isNegative) }

  /// The number as an `Int64`; nil when it does not fit.
  var small: Int64? {
    guard digits.count <= 2 else { return nil }
    let size = digits.reversed().reduce(UInt64(0)) { $0 << 32 | UInt64($1) }
    if !isNegative { return Int64(exactly: size) }
    return size == Int64.min.magnitude ? .min : Int64(exactly: size).map { 0 - $0 }
  }

  /// Ten to a power.
  static func ten(to power: Int) -> WideInteger {
    (0..<max(0, power)).reduce(WideInteger(1)) { value, _ in value * WideInteger(10) }
  }
}

extension WideInteger: Comparable {
  static func < (a: WideInteger, b: WideInteger) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? isSmaller(b.digits, a.digits) : isSmaller(a.digits, b.digits)
  }

  private static func isSmaller(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    a.count == b.count ? a.reversed().lexicographicallyPrecedes(b.reversed()) : a.count < b.count
  }
}

extension WideInteger {
  static func + (a: WideInteger, b: WideInteger) -> WideInteger {
    if a.isNegative == b.isNegative { return WideInteger(sum(a.digits, b.digits), isNegative: a.isNegative) }
    return isSmaller(a.digits, b.digits)
      ? WideInteger(difference(b.digits, a.digits), isNegative: b.isNegative)
      : WideInteger(difference(a.digits, b.digits), isNegative: a.isNegative)
  }

  static func * (a: WideInteger, b: WideInteger) -> WideInteger {
    var product = [UInt32](repeating: 0, count: a.digits.count + b.digits.count)
    for (i, x) in a.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.digits.enumerated() {
        carry += UInt64(product[i + j]) + UInt64(x) * UInt64(y)
        product[i + j] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[i + b.digits.count] = UInt32(carry)
    }
    return WideInteger(product, isNegative: a.isNegative != b.isNegative)
  }

  /// The whole quotient of the sizes, and what remains. `divisor` must not be zero.
  func sizes(dividedBy divisor: WideInteger) -> (quotient: WideInteger, remainder: WideInteger) {
    var quotient = [UInt32](repeating: 0, count: digits.count)
    var remainder = WideInteger(0)
    let divisor = divisor.magnitude
    for bit in (0..<digits.count * 32).reversed() {
      remainder = remainder.doubled(adding: digits[bit / 32] >> UInt32(bit % 32) & 1)
      if remainder < divisor { continue }
      remainder = remainder + divisor.negated
      quotient[bit / 32] |= 1 << UInt32(bit % 32)
    }
    return (WideInteger(quotient, isNegative: false), remainder)
  }

  /// Twice the size, and `bit`.
  func doubled(adding bit: UInt32 = 0) -> WideInteger {
    var (doubled, carry) = (digits, bit)
    for index in doubled.indices { (doubled[index], carry) = (doubled[index] << 1 | carry, doubled[index] >> 31) }
    return WideInteger(carry == 0 ? doubled : doubled + [carry], isNegative: false)
  }

  private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var (sum, carry) = ([UInt32](), UInt64(0))
    for index in 0..<max(a.count, b.count) {
      carry += UInt64(index < a.count ? a[index] : 0) + UInt64(index < b.count ? b[index] : 0)
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return sum + [UInt32(carry)]
  }

  /// The difference of two sizes, the larger first.
  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var (difference, borrow) = ([UInt32](), Int64(0))
    for index in a.indices {
      borrow += Int64(a[index]) - Int64(index < b.count ? b[index] : 0)
      difference.append(UInt32(truncatingIfNeeded: borrow))
      borrow >>= 32
    }
    return difference
  }
}
