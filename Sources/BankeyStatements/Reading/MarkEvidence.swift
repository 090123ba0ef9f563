import BankeyCore

/// What all figures of a file say of the mark before their decimals.
struct MarkEvidence {
  /// The first figure with a decimal point.
  private(set) var dot: Int?
  /// The first figure with a decimal comma.
  private(set) var comma: Int?
  /// The first figure of which nobody can say whether its last three digits are thousands or decimals.
  private(set) var undecided: Int?

  /// The mark that the figures show; nil when they show none, or both.
  var mark: DecimalMark? {
    if dot != nil, comma != nil { return nil }
    return comma != nil ? .comma : dot != nil ? .dot : undecided == nil ? .dot : nil
  }

  /// Whether some figures have a point and others a comma.
  var isContradicting: Bool { dot != nil && comma != nil }

  /// Takes a figure that stands at `place`.
  mutating func see(_ figure: UnsafeRawBufferPointer, at place: Int) {
    guard let last = figure.lastIndex(where: MarkEvidence.isMark) else { return }
    let before = figure[..<last]
    let mark = figure[last]
    let decimals = figure[(last + 1)...].prefix { isDigit($0) }.count
    if let other = before.last(where: MarkEvidence.isMark) {
      // Twice the same mark groups, and the other one is left for the decimals.
      decide(other == mark ? MarkEvidence.other(mark) : mark, at: place)
    } else if decimals != 3 || !MarkEvidence.isGroup(before) {
      decide(mark, at: place)
    } else if undecided == nil {
      undecided = place
    }
  }

  private mutating func decide(_ mark: UInt8, at place: Int) {
    if mark == 0x2E { dot = dot ?? place } else { comma = comma ?? place }
  }

  /// Whether the digits can be the first of a grouped figure: one to three, of which the first is no zero.
  private static func isGroup(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let digits = text.lazy.filter { isDigit($0) }
    return (1...3).contains(digits.count) && digits.first != 0x30
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2C }

  private static func other(_ mark: UInt8) -> UInt8 { mark == 0x2E ? 0x2C : 0x2E }
}
