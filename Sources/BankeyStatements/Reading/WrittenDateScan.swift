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
