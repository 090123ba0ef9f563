import BankeyModel

/// A date before its order is known: `6/1/94`, `2/10'2020`, `15.01.2026`, `2026-01-15 09:30`, `20260115`, `26 Jan 2026`.
struct WrittenDate {
  /// Which order its form shows; nil when its numbers may be read in more than one way.
  let order: DateOrder?
  /// Its numbers as they stand, a month's name as its number.
  private let numbers: (Int, Int, Int)
  private let isOfThisCentury: Bool

  /// Reads a date, behind which a time may stand; nil when it is none in any order.
  init?(_ text: UnsafeRawBufferPointer) {
    if let numbers = WrittenDate.plain(text) {
      (self.numbers, order, isOfThisCentury) = (numbers, .yearFirst, false)
      return
    }
    var scan = WrittenDateScan(text)
    guard let first = scan.part(), let second = scan.part(), let third = scan.part(), scan.isAtEnd else { return nil }
    guard !third.isName, !(first.isName && second.isName), first.digits <= 2 || first.digits == 4 else { return nil }
    numbers = (first.number, second.number, third.number)
    isOfThisCentury = scan.hasApostrophe
    if first.digits == 4 {
      order = .yearFirst
    } else if first.isName || second.isName {
      order = first.isName ? .monthFirst : .dayFirst
    } else {
      // No country writes the month first with dots.
      order = scan.hasDot ? .dayFirst : nil
    }
  }

  /// The day, when the numbers stand in this order; nil when there is none.
  func day(_ order: DateOrder) -> Day? {
    switch self.order ?? order {
    case .monthFirst: Day(year: year(numbers.2), month: numbers.0, day: numbers.1)
    case .dayFirst: Day(year: year(numbers.2), month: numbers.1, day: numbers.0)
    case .yearFirst: Day(year: year(numbers.0), month: numbers.1, day: numbers.2)
    }
  }

  /// The numbers of the form that most programs write, `2026-01-15`.
  private static func plain(_ text: UnsafeRawBufferPointer) -> (Int, Int, Int)? {
    guard text.count == 10, text[4] == dash, text[7] == dash else { return nil }
    guard let century = twoDigits(text[0], text[1]), let year = twoDigits(text[2], text[3]),
      let month = twoDigits(text[5], text[6]), let day = twoDigits(text[8], text[9])
    else { return nil }
    return (century * 100 + year, month, day)
  }

  /// Two digits behind an apostrophe are of this century, others up to 69.
  private func year(_ number: Int) -> Int {
    guard number < 100 else { return (1900...2200).contains(number) ? number : 0 }
    return number + (isOfThisCentury || number < 70 ? 2000 : 1900)
  }
}

private let dash = UInt8(ascii: "-")

/// Goes through the parts of a written date: groups of digits or letters, whatever of a few signs stands between them.
struct WrittenDateScan {
  /// A number or the name of a month.
  struct Part {
    var number: Int
    /// How many digits it has; none in a name.
    var digits: Int
    var isName: Bool { digits == 0 }
  }

  private let text: UnsafeRawBufferPointer
  private var place = 0
  /// Whether the date is one group of eight digits, of which the next part is cut.
  private var isPacked = false
  private(set) var hasDot = false
  private(set) var hasApostrophe = false

  /// The parts of a text.
  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    place = text.prefix { isBlank($0) }.count
    isPacked = text[place...].prefix(9).prefix { isDigit($0) }.count == 8
  }

  /// The next part; nil when none can stand here.
  mutating func part() -> Part? {
    if isPacked { return packed() }
    while place < text.count, !isDigit(text[place]), !WrittenDateScan.isLetter(text[place]) {
      guard separate(text[place]) else { return nil }
    }
    guard place < text.count else { return nil }
    return isDigit(text[place]) ? number(most: 5) : name()
  }

  /// Whether nothing but a time stands behind the date.
  var isAtEnd: Bool {
    let rest = text[place...].drop { isBlank($0) || $0 == comma || $0 | 0x20 == UInt8(ascii: "t") }
    guard let first = rest.first else { return true }
    return rest.startIndex > place && isDigit(first) && rest.count <= 32 && rest.allSatisfy(WrittenDateScan.isOfTime)
  }

  private mutating func separate(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."): hasDot = true
    case UInt8(ascii: "'"): hasApostrophe = true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: " "), comma: break
    default: return false
    }
    place += 1
    return true
  }

  /// Year, month or day of eight digits.
  private mutating func packed() -> Part? {
    let start = text.prefix { isBlank($0) }.count
    return number(most: place == start ? 4 : 2)
  }

  private mutating func number(most: Int) -> Part? {
    var part = Part(number: 0, digits: 0)
    while place < text.count, part.digits < most, isDigit(text[place]) {
      part.number = part.number * 10 + Int(text[place] & 15)
      part.digits += 1
      place += 1
    }
    return part.digits <= 2 || part.digits == 4 ? part : nil
  }

  private mutating func name() -> Part? {
    let start = place
    while place < text.count, WrittenDateScan.isLetter(text[place]) { place += 1 }
    return MonthName.number(of: text[start..<place]).map { Part(number: $0, digits: 0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { BankeyStatements.isLetter(byte) || byte >= 0x80 }

  /// Digits, `:`, a fraction, a zone.
  private static func isOfTime(_ byte: UInt8) -> Bool {
    isDigit(byte) || BankeyStatements.isLetter(byte) || ":.+- ".utf8.contains(byte)
  }
}

private let comma = UInt8(ascii: ",")

/// The names of months, whole or cut, in the languages that banks write.
enum MonthName {
  /// The number of a month, 1 to 12; nil when it is the name of none.
  static func number(of name: some Sequence<UInt8>) -> Int? {
    let key = folded(name)
    return numbers[String(key.prefix(4))] ?? numbers[String(key.prefix(3))]
  }

  /// Small letters; letters that are no ASCII become one `?`, however they are encoded.
  private static func folded(_ name: some Sequence<UInt8>) -> String {
    var key = ""
    for byte in name.prefix(16) {
      if byte < 0x80 {
        key.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      } else if key.last != "?" {
        key += "?"
      }
    }
    return key
  }

  private static let numbers = [
    ["jan", "ene", "gen", "sty", "led"], ["feb", "f?v", "fev", "lut", "hel"], ["mar", "m?r", "mrz", "mrt", "maa"],
    ["apr", "avr", "abr", "kwi", "huh"], ["may", "mai", "mei", "maj", "mag", "tou"],
    ["jun", "juin", "giu", "cze", "kes"], ["jul", "juil", "lug", "lip", "hei"],
    ["aug", "ao?", "aou", "ago", "sie", "elo"], ["sep", "set", "wrz", "syy"],
    ["oct", "okt", "ott", "out", "pa?", "lok"],
    ["nov", "lis"], ["dec", "dez", "des", "d?c", "dic", "gru", "jou"],
  ].enumerated().reduce(into: [String: Int]()) { numbers, month in
    for name in month.element { numbers[name] = month.offset + 1 }
  }
}
