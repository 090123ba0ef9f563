import BankeyModel

/// Scans the parts of a written date: groups of digits or letters, separated by a few accepted signs.
struct WrittenDateScan {
  /// A number or a month's name.
  struct Part {
    var number: Int
    /// The number of digits; 0 for a name.
    var digits: Int
    var isName: Bool { digits == 0 }
  }

  /// The maximum length of a date in bytes, with everything beside it.
  static let longest = 96

  private let text: UnsafeRawBufferPointer
  private var place = 0
  /// The numbers of digits of each part, if the date is one group of eight digits, perhaps followed by a time.
  private var packed: [Int] = []
  /// Whether the date is a single group of eight digits.
  var isPacked: Bool { !packed.isEmpty }
  private(set) var hasDot = false
  private(set) var hasDash = false
  private(set) var hasApostrophe = false
  private(set) var hasThaiName = false

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text.count <= WrittenDateScan.longest ? text : UnsafeRawBufferPointer(rebasing: text[..<0])
    place = self.text.prefix { isBlank($0) }.count
    if let time = DateTail.leadingTime(self.text, at: place) { place = time }
    let digits = self.text[place...].prefix(15).prefix { isDigit($0) }.count
    if digits == 8 || digits == 12 || digits == 14 { packed = isYearLast(digits) ? [2, 2, 4] : [4, 2, 2] }
  }

  /// Whether eight digits end with a year and do not begin with one.
  private func isYearLast(_ digits: Int) -> Bool {
    let number = text[place...].prefix(8).reduce(0) { $0 * 10 + Int($1 & 15) }
    return digits == 8 && (1900...2200).contains(number % 10_000) && !(1...12).contains(number / 100 % 100)
  }

  /// The next `count` parts; nil when there are fewer.
  mutating func parts(_ count: Int) -> [Part]? {
    var parts: [Part] = []
    for _ in 0..<count {
      guard let part = packed.isEmpty ? part(isFirst: parts.isEmpty) : number(most: packed[parts.count]) else {
        return nil
      }
      parts.append(part)
    }
    return parts
  }

  /// Whether only a time, a weekday or a second date follows.
  var isAtEnd: Bool {
    DateTail.isRead(
      UnsafeRawBufferPointer(rebasing: text[place...]), behindDigits: isPacked, behindYear: hasLongYear)
  }
  /// Whether a year has four digits. Then a second date would have them, too, so `10.20.00` is a time.
  private var hasLongYear = false

  /// The next part; nil when none can follow.
  private mutating func part(isFirst: Bool) -> Part? {
    while place < text.count {
      let byte = text[place]
      if isDigit(byte) { return number(most: 5) }
      if DateTail.isWord(byte) {
        if let month = name(isFirst: isFirst) { return Part(number: month, digits: 0) }
        guard isPassed else { return nil }
      } else if !separate(byte, isFirst: isFirst) {
        return nil
      }
    }
    return nil
  }

  private mutating func separate(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "."): hasDot = hasDot || (!isFirst && isBetweenDigits)
    case UInt8(ascii: "-"): hasDash = true
    case UInt8(ascii: "'"): hasApostrophe = true
    case UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: ","): break
    case UInt8(ascii: ":"): if isFirst || !hasColonDate { return false }
    default: return false
    }
    place += 1
    return true
  }

  /// Whether a dot is between numbers, unlike in `12. March`.
  private var isBetweenDigits: Bool {
    let next = text[(place + 1)...].drop { $0 == 0x20 }.first
    return next.map(isDigit) ?? true
  }

  /// Whether the date is written like `2026:03:01`, as cameras do: a time never begins with four digits.
  private var hasColonDate: Bool { text.prefix { isDigit($0) }.count == 4 }

  private mutating func number(most: Int) -> Part? {
    var part = Part(number: 0, digits: 0)
    while place < text.count, part.digits < most, isDigit(text[place]) {
      part.number = part.number * 10 + Int(text[place] & 15)
      part.digits += 1
      place += 1
    }
    hasLongYear = hasLongYear || part.digits == 4
    return part.digits <= 4 ? part : nil
  }

  /// Whether the last word has no effect on the date.
  private var isPassed = false

  /// The month named at this place. A word that is both a month and a weekday (`mar 12 ene 2026`) is the weekday if
  /// another name follows.
  private mutating func name(isFirst: Bool) -> Int? {
    let start = place
    while place < text.count, DateTail.isWord(text[place]) || isInsideShortName { place += 1 }
    let word = WordFolding.folded(String(decoding: text[start..<place], as: UTF8.self))
    // Before the date, `R` is the era of a Japanese year.
    isPassed = (DateWord.isPassed(word) || word.isEmpty) && !(isFirst && word == "r")
    guard let month = MonthName.number(of: word) else { return nil }
    hasThaiName = text[start] == 0xE0
    return isFirst && isPassed && hasMonthBehind ? nil : month
  }

  /// Whether a dot is between the letters of a Thai month: `ก.ย.`.
  private var isInsideShortName: Bool {
    text[place] == UInt8(ascii: ".") && place > 2 && text[place - 3] == 0xE0 && place + 1 < text.count
      && text[place + 1] == 0xE0
  }

  private var hasMonthBehind: Bool {
    let words = text[place...].split { !DateTail.isWord($0) }.map {
      WordFolding.folded(String(decoding: $0, as: UTF8.self))
    }
    // A second date follows `as of`.
    return words.prefix { $0 != "as" }.contains { MonthName.number(of: $0) != nil }
  }
}

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
