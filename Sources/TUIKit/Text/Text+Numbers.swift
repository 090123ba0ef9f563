import TerminalText

nonisolated extension Text {
  /// This prefix of `whole` without an incomplete number at its end, because part of a number reads as a different
  /// number.
  func withoutPartOfNumber(of whole: Text) -> Text {
    let glyphs = whole.string.glyphs
    let number = glyphs.number(at: string.glyphs.count)
    return number.map { prefix(columns: glyphs[..<$0.lowerBound].reduce(0) { $0 + $1.columns }) } ?? self
  }
}

nonisolated extension [Glyph] {
  /// The number that a cut before `index` would shorten or end in; nil when there is none. Includes currency and minus
  /// signs. A run of more than six digits without separators is a name, because amounts of that length have separators.
  func number(at index: Int) -> Range<Int>? {
    var (start, end) = (index, index)
    // A separator after digits would read as the start of decimals or a group.
    if start > 1, self[start - 1].isMarkInNumber, self[start - 2].isDigit { start -= 1 }
    while start > 0, isInNumber(start - 1) { start -= 1 }
    while end < count, isInNumber(end) { end += 1 }
    let digits = self[start..<end]
    if digits.isEmpty || digits.count > 6 && digits.allSatisfy(\.isDigit) { return nil }
    while start > 0, self[start - 1].isSignOfNumber { start -= 1 }
    return start < index ? start..<end : nil
  }

  /// Whether a glyph is a digit, or a separator or blank between digits.
  private func isInNumber(_ index: Int) -> Bool {
    if self[index].isDigit { return true }
    guard index > 0, self[index - 1].isDigit, index + 1 < count else { return false }
    return self[index].isMarkInNumber ? self[index + 1].isDigit : self[index] == .blank && hasGroup(at: index + 1)
  }

  /// Whether exactly three digits start at an index, as they do after a blank within a number.
  func hasGroup(at index: Int) -> Bool {
    index + 3 <= count && self[index..<index + 3].allSatisfy(\.isDigit)
      && !(index + 3 < count && self[index + 3].isDigit)
  }
}

nonisolated extension Glyph {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { ("0"..."9").contains(base) }

  fileprivate var isMarkInNumber: Bool { ".,'\u{2019}:".unicodeScalars.contains(base) }

  fileprivate var isSignOfNumber: Bool {
    "+-\u{2212}".unicodeScalars.contains(base) || base.properties.generalCategory == .currencySymbol
  }
}
