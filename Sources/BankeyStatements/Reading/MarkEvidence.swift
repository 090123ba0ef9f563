import BankeyModel

/// The evidence of a file's figures for the decimal mark.
struct MarkEvidence {
  /// The first figure with a decimal point.
  private(set) var dot: Int?
  /// The first figure with a decimal comma.
  private(set) var comma: Int?
  /// The first figure whose last three digits may be thousands or decimals.
  private(set) var undecided: Int?

  /// The decimal mark, assuming a point if no figure has a mark; nil when the figures contradict or do not decide it.
  var mark: DecimalMark? {
    if dot != nil, comma != nil { return nil }
    return comma != nil ? .comma : dot != nil ? .dot : undecided == nil ? .dot : nil
  }

  /// The mark that some figure proves and none contradicts; nil when there is no such mark.
  var shown: DecimalMark? { isContradicting ? nil : comma != nil ? .comma : dot != nil ? .dot : nil }

  /// Whether the figures are compatible with a decimal mark.
  func allows(_ mark: DecimalMark) -> Bool { mark == .dot ? dot != nil || comma == nil : comma != nil || dot == nil }

  /// Whether a figure is grouped as in India, `1,46,750.00`.
  private(set) var isLakh = false

  /// The reason why the day must come first, if the figures show it: countries that write figures like this never write
  /// the month first.
  var dayFirstReason: String? {
    if mark == .comma, comma != nil { return "no country with a decimal comma writes the month first" }
    return isLakh ? "the amounts are grouped as in India" : nil
  }

  /// Whether some figures have a point and others a comma.
  var isContradicting: Bool { dot != nil && comma != nil }

  /// Whether a figure has four or more digits and no mark, so that marks do not group thousands.
  private(set) var isUngrouped = false

  /// The mark before the last three digits of every figure; nil when some figure has none, or another one.
  var evenMark: DecimalMark? { isUneven || isContradicting ? nil : lastMark.map { $0 == 0x2E ? .dot : .comma } }
  private var lastMark: UInt8?
  private var isUneven = false

  /// Whether every figure ends in `.000`, as programs write whole amounts with three decimals: `-112.000`.
  var mayHaveThreeDecimals: Bool { evenMark == .dot && endsInZeros }
  private var endsInZeros = true

  /// Takes the figure at `place`.
  mutating func see(_ figure: UnsafeRawBufferPointer, at place: Int) {
    guard let last = figure.lastIndex(where: MarkEvidence.isMark) else {
      isUngrouped = isUngrouped || figure.count(where: isDigit) > 3
      isUneven = isUneven || figure.contains { isDigit($0) && $0 != 0x30 }
      return
    }
    let before = figure[..<last]
    let mark = figure[last]
    let decimals = figure[(last + 1)...].prefix { isDigit($0) }.count
    if let other = before.last(where: MarkEvidence.isMark) {
      isLakh = isLakh || MarkEvidence.isLakh(before)
      // A repeated mark groups thousands, so the other one is decimal.
      decide(other == mark ? MarkEvidence.other(mark) : mark, at: place)
    } else if decimals != 3 || !MarkEvidence.isGroup(before) {
      decide(mark, at: place)
    } else {
      undecided = undecided ?? place
      isUneven = isUneven || (lastMark != nil && lastMark != mark)
      lastMark = mark
      endsInZeros = endsInZeros && figure[(last + 1)...].prefix(3).allSatisfy { $0 == 0x30 }
    }
  }

  private mutating func decide(_ mark: UInt8, at place: Int) {
    if mark == 0x2E { dot = dot ?? place } else { comma = comma ?? place }
  }

  /// Whether the digits can be the first group of a figure: one to three, without a leading zero.
  private static func isGroup(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let digits = text.lazy.filter { isDigit($0) }
    return (1...3).contains(digits.count) && digits.first != 0x30
  }

  /// Whether the group between the last two commas has two digits.
  private static func isLakh(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let groups = text.split(separator: 0x2C, omittingEmptySubsequences: false)
    return groups.count > 2 && groups[groups.count - 2].count == 2 && groups[groups.count - 1].count == 3
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2C }

  private static func other(_ mark: UInt8) -> UInt8 { mark == 0x2E ? 0x2C : 0x2E }
}
