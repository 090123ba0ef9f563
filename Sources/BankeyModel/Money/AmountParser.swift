/// Reads a written amount exactly. The whole text must be an amount.
///
/// Signs: `+`, `-`, U+2212, a trailing minus, or parentheses for negative amounts. Digit groups: blanks (including
/// no-break and narrow ones), apostrophes, or the mark that is not the decimal mark, but only one of these in an
/// amount. Groups have three digits, or two before the last three as in India. `5.` and `.5` are amounts. Currency
/// signs, letters and exponents are rejected.
public enum AmountParser {
  /// The amount in `text`.
  ///
  /// With a `currency` the result has all the currency's decimals; zeros beyond them never cause an overflow.
  ///
  /// - Throws: `AmountError` if the text is not one amount, or has more digits than an `Amount` can hold.
  public static func parse(
    _ text: some StringProtocol, mark: DecimalMark = .either, in currency: Currency? = nil
  ) throws(AmountError) -> Amount {
    try parse(utf8: Array(text.utf8), mark: mark, in: currency)
  }

  /// The amount in the UTF-8 text `bytes`.
  ///
  /// - Throws: `AmountError`, as `parse(_:mark:in:)` does.
  public static func parse(
    utf8 bytes: [UInt8], mark: DecimalMark = .either, in currency: Currency? = nil
  ) throws(AmountError) -> Amount {
    if let amount = bytes.withUnsafeBytes({ plain($0, mark: mark, in: currency) }) { return amount }
    return try careful(bytes, mark, currency)
  }

  /// The amount in the UTF-8 text `bytes`, which is copied only when its form is unusual.
  ///
  /// - Throws: `AmountError`, as `parse(_:mark:in:)` does.
  public static func parse(
    utf8 bytes: UnsafeRawBufferPointer, mark: DecimalMark = .either, in currency: Currency? = nil
  ) throws(AmountError) -> Amount {
    if let amount = plain(bytes, mark: mark, in: currency) { return amount }
    return try careful(Array(bytes), mark, currency)
  }

  private static func careful(
    _ bytes: [UInt8], _ mark: DecimalMark, _ currency: Currency?
  ) throws(AmountError) -> Amount {
    let (figure, isNegative) = try unsigned(AmountToken.tokens(of: bytes))
    let (whole, fraction) = try split(figure, at: mark)
    return try amount(ungrouped(whole), decimals(fraction), isNegative: isNegative, in: currency)
  }
}

extension AmountParser {
  typealias Tokens = ArraySlice<AmountToken>

  /// Removes the sign and surrounding blanks, and tells whether the amount is negative.
  static func unsigned(_ tokens: [AmountToken]) throws(AmountError) -> (Tokens, isNegative: Bool) {
    let text = trimmed(tokens[...])
    guard let first = text.first, let last = text.last else { throw .empty }
    switch (first.kind, last.kind) {
    case (.open, .close): return (trimmed(text.dropFirst().dropLast()), true)
    case (.minus, _): return (trimmed(text.dropFirst()), true)
    case (.plus, _): return (trimmed(text.dropFirst()), false)
    case (_, .plus): return (trimmed(text.dropLast()), false)
    case (_, .minus): return (trimmed(text.dropLast()), true)
    default: return (text, false)
    }
  }

  /// Splits an amount into the parts before and after the decimal mark.
  static func split(_ figure: Tokens, at mark: DecimalMark) throws(AmountError) -> (Tokens, Tokens) {
    guard figure.contains(where: { $0.digit != nil }) else { throw .notANumber(position: figure.first?.position ?? 0) }
    guard let decimal = decimalMark(of: figure, mark) else { return (figure, []) }
    guard let index = figure.firstIndex(where: { $0.kind == decimal }) else { return (figure, []) }
    return (figure[..<index], figure[(index + 1)...])
  }

  /// The digits of the whole part, after checking its groups.
  static func ungrouped(_ whole: Tokens) throws(AmountError) -> [UInt8] {
    let groups = whole.split(omittingEmptySubsequences: false) { $0.isGrouping }
    let marks = whole.filter(\.isGrouping).map(\.kind)
    if let stranger = whole.first(where: { $0.digit == nil && !$0.isGrouping }) {
      throw .notANumber(position: stranger.position)
    }
    guard Set(marks).count <= 1, areGroups(groups.map(\.count)) else { throw .ambiguousGrouping }
    return whole.compactMap(\.digit)
  }

  /// The digits after the decimal mark, where no grouping is allowed.
  static func decimals(_ fraction: Tokens) throws(AmountError) -> [UInt8] {
    if let stranger = fraction.first(where: { $0.digit == nil }) { throw .notANumber(position: stranger.position) }
    return fraction.compactMap(\.digit)
  }

  private static func trimmed(_ tokens: Tokens) -> Tokens {
    guard let last = tokens.lastIndex(where: { $0.kind != .blank }) else { return [] }
    return tokens[...last].drop { $0.kind == .blank }
  }

  private static func decimalMark(of figure: Tokens, _ mark: DecimalMark) -> AmountToken.Kind? {
    switch mark {
    case .dot: return .dot
    case .comma: return .comma
    case .either:
      let marks = figure.map(\.kind).filter { $0 == .dot || $0 == .comma }
      guard let last = marks.last else { return nil }
      let repeats = marks.count > 1 && marks.allSatisfy { $0 == last }
      return repeats ? nil : last
    }
  }

  /// Whether the lengths fit groups of thousands, or of lakhs and crores.
  private static func areGroups(_ lengths: [Int]) -> Bool {
    guard lengths.count > 1 else { return true }
    let (first, middle) = (lengths[0], lengths[1..<(lengths.count - 1)])
    guard lengths.last == 3, first > 0 else { return false }
    return (middle.allSatisfy { $0 == 3 } && first <= 3) || (middle.allSatisfy { $0 == 2 } && first <= 2)
  }
}

extension AmountParser {
  /// The amount when it has the plain form of nearly all statements: an optional sign, at most 18 digits and marks, at
  /// most one mark. It takes one pass and agrees with the general parser; nil when the text needs that one.
  static func plain(_ bytes: UnsafeRawBufferPointer, mark: DecimalMark, in currency: Currency?) -> Amount? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
    guard bytes.count - start <= 18 else { return nil }
    var (units, digits, decimals): (Int64, Int, Int?) = (0, 0, nil)
    for index in start..<bytes.count {
      let byte = bytes[index]
      if isDigit(byte) {
        units = units &* 10 &+ Int64(byte & 0x0F)
        digits += 1
      } else if decimals == nil, mark.isDecimal(byte) {
        decimals = digits
      } else {
        return nil
      }
    }
    if digits == 0 { return nil }
    let amount = Amount(units: isNegative ? -units : units, scale: decimals.map { digits - $0 } ?? 0)
    return currency.map(amount.canonical) ?? amount
  }
}

extension DecimalMark {
  /// Whether a single `byte` is the decimal mark.
  fileprivate func isDecimal(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: ".") && self != .comma) || (byte == UInt8(ascii: ",") && self != .dot)
  }
}

extension AmountParser {
  /// The exact amount of these digits.
  ///
  /// Trailing zeros of the decimals are counted separately, because only those that the currency writes may cause an
  /// overflow.
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

  /// The digits as one number. Counts downwards, because `Int64` has one more negative number than positive ones.
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

/// The mark before the decimals of an amount.
public enum DecimalMark: Hashable, Sendable {
  /// `1,234.50`: a dot; commas can only group.
  case dot
  /// `1.234,50`: a comma; dots can only group.
  case comma
  /// The amount decides. Of two different marks the last is the decimal mark; a mark that occurs more than once groups;
  /// a single mark is the decimal mark, so `1,234` is slightly more than one (the rule of OFX). Where a format may mean
  /// a thousand by that, determine the mark from the whole file and pass it.
  case either
}

/// The reason why a text is not an amount. Positions count bytes from 0.
public enum AmountError: Error, Hashable, Sendable {
  /// The text is empty or blank.
  case empty
  /// A character that does not belong in an amount.
  case notANumber(position: Int)
  /// The digits are not in groups of three, so the decimal mark cannot be determined.
  case ambiguousGrouping
  /// The amount is too large to be represented exactly.
  case overflow
}

extension AmountError: CustomStringConvertible {
  /// One sentence for the user.
  public var description: String {
    switch self {
    case .empty: "the amount is empty"
    case .notANumber(let position): "the amount is not a number (at position \(position + 1))"
    case .ambiguousGrouping: "the amount's digits are not in groups of three"
    case .overflow: "the amount is too large"
    }
  }
}
