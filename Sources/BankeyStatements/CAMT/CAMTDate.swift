import BankeyCore

/// A date as XML writes it: `2026-11-21`, `2026-11-21T07:12:00+01:00`. It is the date where the bank is: a zone moves nothing.
struct CAMTDate {
  /// The day as written.
  let day: Day
  /// The day, and the time of day where one is written. Midnight to the second fills a field and says nothing.
  let time: LocalTime
  /// Whether it is the first moment of the day.
  let isMidnight: Bool

  /// Reads a date; nil when there is no such day, or it is of no year that a statement is from.
  init?(_ text: UnsafeRawBufferPointer) {
    let text = text.prefix(19)
    guard text.count >= 10, text[4] == dash, text[7] == dash,
      let year = CAMTDate.number(text[0..<4]), let month = CAMTDate.number(text[5..<7]),
      let number = CAMTDate.number(text[8..<10]), (1900...2200).contains(year),
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    let clock = text.count == 19 && text[10] == 0x54 ? CAMTDate.clock(text[11...]) : nil
    self.day = day
    isMidnight = clock.map { $0.minute == 0 && $0.second == 0 } ?? false
    time = LocalTime(day: day, minute: isMidnight ? nil : clock?.minute)
  }

  private static func clock(_ text: Slice<UnsafeRawBufferPointer>) -> (minute: Int, second: Int)? {
    guard text[13] == colon, text[16] == colon, let hour = number(text[11..<13]), let minute = number(text[14..<16]),
      let second = number(text[17..<19]), hour < 24, minute < 60, second < 60
    else { return nil }
    return (hour * 60 + minute, second)
  }

  private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> Int? {
    var number = 0
    for digit in digits {
      guard isDigit(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}

private let dash: UInt8 = 0x2D
private let colon: UInt8 = 0x3A
