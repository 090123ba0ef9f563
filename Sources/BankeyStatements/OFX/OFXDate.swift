import BankeyModel

/// A date in OFX: `20261121`, `20261121071200.000[-5:EST]` or, as some banks write it, `2026-11-21`.
///
/// This is the local date of the bank. The zone is ignored, since converting the time would move rows to another day.
struct OFXDate {
  /// The day as written, or the last day of its month if that is shorter.
  let day: Day
  /// Whether the written day is beyond the end of its month.
  let isBeyondMonth: Bool
  /// The day, and the time of day if one is written. Midnight to the second is a filler and counts as no time.
  let time: LocalTime

  /// Reads a date; nil when it is impossible or its year is implausible for a statement.
  init?(_ bytes: some Sequence<UInt8>) {
    let digits = OFXDate.digits(bytes)
    let (year, month, number) = (digits.date / 10_000, digits.date / 100 % 100, digits.date % 100)
    guard digits.count >= 8, OFXDate.years.contains(year) else { return nil }
    let written = Day(year: year, month: month, day: number)
    guard let day = written ?? WrittenDate.lastDay(year, month, notAfter: number) else { return nil }
    (self.day, isBeyondMonth) = (day, written == nil)
    time = LocalTime(day: day, minute: digits.count < 12 ? nil : OFXDate.minute(digits.clock, digits.seconds))
  }

  /// A date in another form, in an order of day, month and year; nil when it is impossible in that order.
  init?(_ written: WrittenDate, _ order: DateOrder) {
    guard let day = written.day(order) else { return nil }
    (self.day, isBeyondMonth, time) = (day, written.isBeyondMonth(order), LocalTime(day: day))
  }

  private static let years = 1900...2200

  /// The leading digits, split into date, hours with minutes and seconds, and their number.
  private static func digits(_ bytes: some Sequence<UInt8>) -> (date: Int, clock: Int, seconds: Int, count: Int) {
    var (date, clock, seconds, count) = (0, 0, 0, 0)
    for byte in bytes where byte != dash {
      guard isDigit(byte), count < 14 else { break }
      let digit = Int(byte - zero)
      switch count {
      case ..<8: date = date * 10 + digit
      case ..<12: clock = clock * 10 + digit
      default: seconds = seconds * 10 + digit
      }
      count += 1
    }
    return (date, clock, seconds, count)
  }

  private static func minute(_ clock: Int, _ seconds: Int) -> Int? {
    let (hour, minute) = (clock / 100, clock % 100)
    return clock + seconds > 0 && hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }
}

private let dash: UInt8 = 0x2D
private let zero: UInt8 = 0x30
