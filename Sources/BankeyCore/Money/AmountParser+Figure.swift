extension AmountParser {
  typealias Tokens = ArraySlice<AmountToken>

  /// The figure without its sign and without blanks around it, and whether it is negative.
  static func unsigned(_ tokens: [AmountToken]) throws(AmountError) -> (Tokens, isNegative: Bool) {
    let text = trimmed(tokens[...])
    guard let first = text.first, let last = text.last else { throw .empty }
    switch (first.kind, last.kind) {
    case (.open, .close): return (trimmed(text.dropFirst().dropLast()), true)
    case (.minus, _): return (trimmed(text.dropFirst()), true)
    case (.plus, _): return (trimmed(text.dropFirst()), false)
    case (_, .minus): return (trimmed(text.dropLast()), true)
    default: return (text, false)
    }
  }

  /// The digits before and after the decimal mark, with their grouping.
  static func split(_ figure: Tokens, at mark: DecimalMark) throws(AmountError) -> (Tokens, Tokens) {
    guard figure.contains(where: { $0.digit != nil }) else { throw .notANumber(position: figure.first?.position ?? 0) }
    guard let decimal = decimalMark(of: figure, mark) else { return (figure, []) }
    guard let index = figure.firstIndex(where: { $0.kind == decimal }) else { return (figure, []) }
    return (figure[..<index], figure[(index + 1)...])
  }

  /// The digits of the whole part, its groups checked.
  static func ungrouped(_ whole: Tokens) throws(AmountError) -> [UInt8] {
    let groups = whole.split(omittingEmptySubsequences: false) { $0.isGrouping }
    let marks = whole.filter(\.isGrouping).map(\.kind)
    if let stranger = whole.first(where: { $0.digit == nil && !$0.isGrouping }) {
      throw .notANumber(position: stranger.position)
    }
    guard Set(marks).count <= 1, areGroups(groups.map(\.count)) else { throw .ambiguousGrouping }
    return whole.compactMap(\.digit)
  }

  /// The digits after the decimal mark, where nothing groups.
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

  /// Whether groups of these lengths are thousands, or lakhs and crores.
  private static func areGroups(_ lengths: [Int]) -> Bool {
    guard lengths.count > 1 else { return true }
    let (first, middle) = (lengths[0], lengths[1..<(lengths.count - 1)])
    guard lengths.last == 3, first > 0 else { return false }
    return (middle.allSatisfy { $0 == 3 } && first <= 3) || (middle.allSatisfy { $0 == 2 } && first <= 2)
  }
}
