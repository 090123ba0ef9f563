import BankeyModel

/// The texts that may precede and follow a date in its field.
enum DateTail {
  /// Whether a byte belongs to a word: an ASCII letter or any byte of another character.
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte >= 0x80 }

  /// Whether only a time in plain digits follows the first ten bytes: ` 09:30` or `T09:30:00Z`.
  static func isPlainTime(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= 40, text.count >= 16, text[10] == 0x20 || text[10] | 0x20 == UInt8(ascii: "t") else {
      return false
    }
    guard twoDigits(text[11], text[12]) != nil, text[13] == colon, twoDigits(text[14], text[15]) != nil else {
      return false
    }
    return text[16...].allSatisfy { isDigit($0) || $0 == colon || $0 == 0x2E || $0 == 0x2B || $0 == 0x2D || $0 == 0x5A }
  }

  /// The end of a time that precedes the date: `09:30 15.01.2026`; nil when there is none.
  static func leadingTime(_ text: UnsafeRawBufferPointer, at place: Int) -> Int? {
    let time = text[place...].prefix { isDigit($0) || $0 == colon }
    let groups = time.split(separator: colon)
    guard (2...3).contains(groups.count), groups.allSatisfy({ (1...2).contains($0.count) }), time.endIndex < text.count,
      text[time.endIndex] == 0x20 || text[time.endIndex] == UInt8(ascii: ",")
    else { return nil }
    return time.endIndex + 1
  }

  /// Whether the text after a date does not change its meaning.
  static func isRead(_ text: UnsafeRawBufferPointer, behindDigits: Bool, behindYear: Bool) -> Bool {
    var rest = text[...]
    var mayBeTime = true
    if behindDigits {
      // Hours, minutes, seconds and their fraction, as in OFX: `120000.000[-5:EST]`.
      let time = rest.prefix { isDigit($0) }
      if time.count == 6 || time.count == 4 {
        rest = rest[time.endIndex...].drop { isDigit($0) || $0 == 0x2E }
        mayBeTime = false
      }
    }
    // A digit immediately after the date would belong to it.
    if let first = rest.first, isDigit(first) { return false }
    while let first = rest.first {
      if isBlank(first) || ".,;|".utf8.contains(first) || (mayBeTime && "/-".utf8.contains(first)) {
        rest = rest.dropFirst()
      } else if isDigit(first) || (first | 0x20 == UInt8(ascii: "t") && rest.dropFirst().first.map(isDigit) == true) {
        guard mayBeTime, let time = time(isDigit(first) ? rest : rest.dropFirst(), behindYear) else { return false }
        (rest, mayBeTime) = (time, false)
      } else if first == UInt8(ascii: "(") || first == UInt8(ascii: "[") {
        return rest.count <= 24 && (rest.last == UInt8(ascii: ")") || rest.last == UInt8(ascii: "]"))
      } else if !mayBeTime, rest.count <= 32, rest.allSatisfy(isZone) {
        return true
      } else {
        guard isWord(first) else { return false }
        let word = WordFolding.folded(String(decoding: rest.prefix(while: isWord), as: UTF8.self))
        if word == "as", String(decoding: rest.prefix(6), as: UTF8.self).lowercased() == "as of " { return true }
        guard DateWord.isPassed(word) || word.isEmpty else { return false }
        rest = rest.drop(while: isWord)
      }
    }
    return true
  }

  /// The text after a time of day; nil when there is no time.
  private static func time(
    _ text: Slice<UnsafeRawBufferPointer>, _ isBehindYear: Bool
  ) -> Slice<UnsafeRawBufferPointer>? {
    let time = text.prefix { isDigit($0) || ":.,h".utf8.contains($0) }
    let groups = time.split { !isDigit($0) }
    if groups.count == 1, groups[0].count == 6 { return text[time.endIndex...] }
    guard groups.count > 1, groups.count == 2 || time.contains(colon) || (isBehindYear && isOfDots(groups)),
      groups[0].count <= 2, groups[1].count == 2,
      groups.count < 3 || groups[2].count == 2
    else { return nil }
    return text[time.endIndex...]
  }

  /// Whether groups of digits are hours, minutes and seconds.
  private static func isOfDots(_ groups: [Slice<UnsafeRawBufferPointer>]) -> Bool {
    zip(groups, [24, 60, 60]).allSatisfy { group, limit in
      group.count <= 2 && group.reduce(0) { $0 * 10 + Int($1 & 15) } < limit
    }
  }

  /// Whether a byte may be part of `PM`, `CET`, `+01:00` or `Europe/Oslo`.
  private static func isZone(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || ":.+- /_Z[]()".utf8.contains(byte)
  }

  private static let colon = UInt8(ascii: ":")
}

/// The East Asian characters for year, month and day, and the eras of Japan and Taiwan.
enum CalendarSigns {
  /// The text with dashes after year and month, and with the year in the common era.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    // All of these signs begin with one of these bytes.
    guard text.contains(where: { (0xE4...0xEC).contains($0) }) else { return text }
    var text = String(decoding: text, as: UTF8.self)
    if let (era, first) = eras.first(where: { text.hasPrefix($0.0) }) {
      let digits = text.dropFirst(era.count).prefix { $0.isASCII && $0.isNumber }
      if let year = Int(digits), year < 200 {
        text.replaceSubrange(text.startIndex..<digits.endIndex, with: String(first + year))
      }
    }
    var (plain, isBehindDigit) = (String.UnicodeScalarView(), false)
    for scalar in text.unicodeScalars {
      plain.append(isBehindDigit ? marks[scalar] ?? scalar : scalar)
      isBehindDigit = scalar.properties.numericType != nil || (isBehindDigit && scalar == " ")
    }
    return Array(String(plain).utf8)
  }

  private static let eras = [("令和", 2018), ("平成", 1988), ("昭和", 1925), ("民國", 1911), ("民国", 1911)]
  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    "年": "-", "년": "-", "月": "-", "월": "-", "日": " ", "일": " ", "号": " ", "號": " ",
  ]
}
