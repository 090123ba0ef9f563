import BankeyModel

/// How a locale writes an amount of money.
struct NumberPattern: Sendable {
  let decimalMark: String
  let groupMark: String
  /// Digits in the last group, and in the groups before it; 0 where nothing is grouped.
  let lastGroup: Int
  let otherGroups: Int
  /// How many digits must stand before the first mark: 2 where 1000 is not grouped but 10 000 is.
  let minimum: Int
  /// `¤` is the currency, `#` the figure, `-` the sign, `_` nothing (the letters of `¤` touch the figure), anything else itself.
  let positive: String
  let negative: String
  /// The currencies that are not written by their code: `USD` as `$`, `NOK` as `kr`.
  let symbols: [Substring: Substring]

  /// The pattern of a locale, of its language, or of English. Where only ASCII can be shown, currencies whose symbol is not ASCII are
  /// written by their code.
  init(locale: String, isASCII: Bool) {
    let fields = LocaleTable.money.fields(of: locale)
    let groups = fields[2].utf8.map { Int($0) - 0x30 }
    decimalMark = fields[0]
    groupMark = isASCII && !fields[1].utf8.allSatisfy(isASCIIByte) ? "'" : fields[1]
    (lastGroup, otherGroups, minimum) = (groups[0], groups[1], groups[2])
    (positive, negative) = (fields[3], fields[4])
    let symbols = LocaleTable.symbols.line(of: locale).split(separator: "|")
      .filter { !isASCII || $0.utf8.allSatisfy(isASCIIByte) }
    self.symbols = Dictionary(symbols.map { ($0.prefix(3), $0.dropFirst(3)) }) { first, _ in first }
  }
}

private func isASCIIByte(_ byte: UInt8) -> Bool { byte < 0x80 }

extension NumberPattern {
  /// `digits` with the locale's group marks, or with `mark`.
  func grouped(_ digits: String) -> String {
    let digits = Array(digits.utf8)
    guard lastGroup > 0, digits.count >= lastGroup + minimum else { return String(decoding: digits, as: UTF8.self) }
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, isBoundary(digits.count - index) { text += groupMark.utf8 }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a group starts where so many digits are left.
  private func isBoundary(_ rest: Int) -> Bool {
    rest == lastGroup || rest > lastGroup && (rest - lastGroup).isMultiple(of: otherGroups)
  }
}
