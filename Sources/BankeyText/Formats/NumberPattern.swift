import BankeyModel

/// The pattern in which a locale writes amounts.
struct NumberPattern: Sendable {
  let decimalMark: String
  let groupMark: String
  /// The numbers of digits in the last group and in the other groups; 0 for no grouping.
  let lastGroup: Int
  let otherGroups: Int
  /// The number of digits required before the first group mark: 2 where 1000 is not grouped but 10 000 is.
  let minimum: Int
  /// `¤` stands for the currency, `#` for the digits, `-` for the sign, `_` for nothing (the letters of the currency
  /// touch the digits), and anything else for itself.
  let positive: String
  let negative: String
  /// Currencies with a symbol: `$` for `USD`, `kr` for `NOK`. Others are written with their code.
  let symbols: [Substring: Substring]

  /// The pattern of a locale, or else of its language, or else of English. With `isASCII`, currencies whose symbol is
  /// not ASCII are written with their code.
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
  /// `digits` with the locale's group marks.
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

  /// Whether a group starts where `rest` digits remain.
  private func isBoundary(_ rest: Int) -> Bool {
    rest == lastGroup || rest > lastGroup && (rest - lastGroup).isMultiple(of: otherGroups)
  }
}
