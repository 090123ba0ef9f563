import BankeyModel

/// A date whose order is not yet known: `6/1/94`, `2/10'2020`, `15.01.2026`, `2026-01-15 09:30`, `20260115`, `Mon, 26
/// Jan 2026`, `2026年3月12日`, `١٢/٠٣/٢٠٢٦`.
struct WrittenDate {
  /// The order that the form proves; nil when the numbers are ambiguous.
  let order: DateOrder?
  /// The numbers as written, with a month's name replaced by its number.
  let numbers: (Int, Int, Int)
  /// Whether all numbers have two digits, so that the first may be the year.
  let canBeYearFirst: Bool
  /// Whether the first number may be the year beside a month or day without a leading zero: `26-1-14`.
  private(set) var canBeShortYearFirst = false
  /// Whether the last number has one digit, as no year has: `26-1-3`.
  private(set) var endsInDay = false
  /// Whether dots separate the numbers: no country writes the month first with dots.
  let hasDots: Bool
  /// Whether dashes separate the numbers.
  private(set) var hasDashes = false
  private let isOfThisCentury: Bool
  /// Whether the month has a Thai name.
  private var isThai = false

  /// Reads a date, with an optional weekday, time, zone and second date (`as of …`). Returns nil when the text is not a
  /// date in any order.
  init?(_ text: UnsafeRawBufferPointer) {
    guard let date = WrittenDate.usual(text) ?? WrittenDate.other(text) else { return nil }
    self = date
  }

  private init(_ numbers: (Int, Int, Int), _ order: DateOrder) {
    (self.numbers, self.order, isOfThisCentury, canBeYearFirst, hasDots) = (numbers, order, false, false, false)
  }

  /// A date whose order is certain.
  init(_ day: Day) {
    let (year, month, date) = day.components
    self.init((year, month, date), .yearFirst)
  }

  /// A day, a month and a four-digit year; day and month may be swapped.
  init(_ numbers: (Int, Int, Int)) {
    (self.numbers, order, isOfThisCentury, canBeYearFirst, hasDots) = (numbers, nil, false, false, false)
  }

  /// A day of six digits, `260115`, if it is one in some order. Use this only where a header calls it a date.
  init?(sixDigits text: UnsafeRawBufferPointer) {
    guard text.count == 6, let first = twoDigits(text[0], text[1]), let second = twoDigits(text[2], text[3]),
      let third = twoDigits(text[4], text[5])
    else { return nil }
    (numbers, order, isOfThisCentury, canBeYearFirst, hasDots) = ((first, second, third), nil, false, true, false)
    guard isPlausible(isPacked: true) else { return nil }
  }

  private init?(plain text: UnsafeRawBufferPointer) {
    var scan = WrittenDateScan(text)
    guard let parts = scan.parts(3), scan.isAtEnd, parts.count(where: \.isName) <= 1 else { return nil }
    let (first, second, third) = (parts[0], parts[1], parts[2])
    guard let order = WrittenDate.order(first, second, third) else { return nil }
    numbers = third.isName ? (first.number, third.number, second.number) : (first.number, second.number, third.number)
    isOfThisCentury = scan.hasApostrophe
    isThai = scan.hasThaiName
    hasDots = scan.hasDot
    hasDashes = scan.hasDash
    let isOpen = order.shown == nil && !scan.hasApostrophe
    canBeYearFirst = isOpen && parts.allSatisfy { $0.digits == 2 }
    canBeShortYearFirst = isOpen && !hasDots && first.digits == 2 && !second.isName && third.digits < 3
    endsInDay = isOpen && third.digits == 1
    // Neither number can be a year, as in the year of an emperor: `R8.1.3`.
    if endsInDay, !canBeShortYearFirst { return nil }
    self.order = order.shown ?? (hasDots && !canBeYearFirst ? .dayFirst : nil)
    // Numbers alone are a date only if they form a valid day: a bank code may be written in groups or have eight
    // digits.
    let showsYear = !scan.isPacked && parts.contains { $0.digits == 4 || $0.isName }
    guard showsYear || isPlausible(isPacked: scan.isPacked) else { return nil }
  }

  /// Whether the numbers are a month and a day in some order; without separators, whether they are a day of a plausible
  /// year.
  private func isPlausible(isPacked: Bool) -> Bool {
    [DateOrder.dayFirst, .monthFirst, .yearFirst].contains { order in
      let (_, month, day) = self.parts(order)
      return isPacked ? self.day(order) != nil : (1...12).contains(month) && (1...31).contains(day)
    }
  }

  private static func other(_ text: UnsafeRawBufferPointer) -> WrittenDate? {
    guard mayBeDate(text, digits: 3) else { return nil }
    if text.allSatisfy({ $0 < 0x80 }) { return WrittenDate(plain: text) }
    return CalendarSigns.plain(ASCIIFolding.of(text)).withUnsafeBytes { WrittenDate(plain: $0) }
  }

  /// Whether the text has so many digits, or some in another script, which rules out nearly all texts quickly.
  private static func mayBeDate(_ text: UnsafeRawBufferPointer, digits: Int) -> Bool {
    guard text.count <= WrittenDateScan.longest else { return false }
    return text.count(where: isDigit) >= digits
      || text.contains { $0 == 0xD9 || $0 == 0xDB || $0 == 0xE0 || $0 == 0xEF }
  }

  /// The order that the form proves, if any; nil when the form is not that of a date.
  private static func order(
    _ first: WrittenDateScan.Part, _ second: WrittenDateScan.Part, _ third: WrittenDateScan.Part
  ) -> (shown: DateOrder?, isDate: Bool)? {
    if second.digits > 2 || third.digits == 3 { return nil }
    if third.isName { return first.digits == 4 ? (.yearFirst, true) : nil }
    if first.digits >= 3 { return third.digits <= 2 ? (.yearFirst, true) : nil }
    return (first.isName ? .monthFirst : second.isName ? .dayFirst : nil, true)
  }

  /// A date in the two forms that most programs write, `2026-01-15` and `15.01.2026`, with an optional time.
  private static func usual(_ text: UnsafeRawBufferPointer) -> WrittenDate? {
    guard text.count == 10 || (text.count > 10 && DateTail.isPlainTime(text)) else { return nil }
    if text[4] == dash, text[7] == dash {
      guard let year = fourDigits(text, 0), let month = twoDigits(text[5], text[6]),
        let day = twoDigits(text[8], text[9])
      else { return nil }
      return WrittenDate((year, month, day), .yearFirst)
    }
    guard text[2] == dot, text[5] == dot, let day = twoDigits(text[0], text[1]),
      let month = twoDigits(text[3], text[4]),
      let year = fourDigits(text, 6)
    else { return nil }
    return WrittenDate((day, month, year), .dayFirst)
  }

  private static func fourDigits(_ text: UnsafeRawBufferPointer, _ place: Int) -> Int? {
    guard let century = twoDigits(text[place], text[place + 1]), let year = twoDigits(text[place + 2], text[place + 3])
    else { return nil }
    return century * 100 + year
  }
}

private let dash = UInt8(ascii: "-")
private let dot = UInt8(ascii: ".")

extension WrittenDate {
  /// The day in the given order; nil when it is impossible. A 29th to 31st beyond the end of its month becomes the
  /// month's last day, because banks that count 30 days per month write it.
  func day(_ order: DateOrder) -> Day? {
    if endsInDay, order != .yearFirst { return nil }
    let (year, month, day) = parts(order)
    return Day(year: year, month: month, day: day) ?? WrittenDate.lastDay(year, month, notAfter: day)
  }

  /// Whether the day is beyond the end of its month.
  func isBeyondMonth(_ order: DateOrder) -> Bool {
    let (year, month, day) = parts(order)
    return Day(year: year, month: month, day: day) == nil && self.day(order) != nil
  }

  /// Whether one of the numbers can be a day that not every month has.
  var isAtEndOfMonth: Bool {
    (29...31).contains(numbers.0) || (29...31).contains(numbers.1) || (29...31).contains(numbers.2)
  }

  private func parts(_ order: DateOrder) -> (year: Int, month: Int, day: Int) {
    switch self.order ?? (hasDots && order == .monthFirst ? .dayFirst : order) {
    case .monthFirst: (year(numbers.2), numbers.0, numbers.1)
    case .dayFirst: (year(numbers.2), numbers.1, numbers.0)
    case .yearFirst: (year(numbers.0), numbers.1, numbers.2)
    }
  }

  /// The last day of a month that is shorter than `day`; nil when `day` is not 29 to 31.
  static func lastDay(_ year: Int, _ month: Int, notAfter day: Int) -> Day? {
    guard (29...31).contains(day) else { return nil }
    return (28..<day).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first
  }

  /// The full year. Two digits after an apostrophe belong to this century, as do others up to 59; from 80 on they
  /// belong to the previous one. Between these they are uncertain: Thailand's year 69 is 2026. Thai years are 543
  /// ahead; three digits are a year in Taiwan, 1911 behind.
  private func year(_ number: Int) -> Int {
    switch number {
    case 0..<100 where isOfThisCentury || number < 60: number + 2000
    case 60..<80 where isThai: number + 1957
    case 80..<100: number + 1900
    case 100..<200 where order == .yearFirst: number + 1911
    case 1900...2200: number
    case 2443...2700: number - 543
    default: 0
    }
  }
}

extension WrittenDate {
  /// The day for a serial number of Excel, which counts from the end of 1899 and appears when a cell has lost its
  /// format: `46037`, `46037.5`. Use this only if every field of a column is one.
  static func serialDay(_ text: UnsafeRawBufferPointer) -> Day? {
    let digits = text.prefix { isDigit($0) }
    let rest = text[digits.endIndex...]
    guard digits.count == 5,
      rest.isEmpty || ((rest.first == dot || rest.first == comma) && rest.dropFirst().allSatisfy { isDigit($0) })
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
    return (25_569...73_050).contains(number) ? Day(number: number - 25_569) : nil
  }

  /// The only day in `days` that a date without a year can be: `12.03.`, `12 Mar`, `3月12日`; nil when there is none or
  /// more than one, or the text is not such a date.
  static func day(withoutYear text: UnsafeRawBufferPointer, _ order: DateOrder, in days: ClosedRange<Day>) -> Day? {
    guard let (month, day) = withoutYear(text, order) else { return nil }
    let years = days.lowerBound.components.year...days.upperBound.components.year
    guard years.count <= 3 else { return nil }
    let fitting = years.compactMap { Day(year: $0, month: month, day: day) }.filter(days.contains)
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The month and day of a date without a year.
  static func withoutYear(_ text: UnsafeRawBufferPointer, _ order: DateOrder) -> (month: Int, day: Int)? {
    guard mayBeDate(text, digits: 1) else { return nil }
    let plain = CalendarSigns.plain(ASCIIFolding.of(text))
    return plain.withUnsafeBytes { text in
      var scan = WrittenDateScan(text)
      guard let parts = scan.parts(2), scan.isAtEnd, !(parts[0].isName && parts[1].isName) else { return nil }
      let isMonthFirst = parts[0].isName || (!parts[1].isName && !scan.hasDot && order != .dayFirst)
      let (month, day) = isMonthFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
      guard day.digits <= 2, (1...12).contains(month.number), month.digits <= 2, (1...31).contains(day.number) else {
        return nil
      }
      return (month.number, day.number)
    }
  }
}

private let comma = UInt8(ascii: ",")
