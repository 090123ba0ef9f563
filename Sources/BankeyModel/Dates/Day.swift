/// A day of the Gregorian calendar, without a time or a time zone.
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01, negative before.
  public let number: Int

  /// Creates the day that many days after 1970-01-01, clamped to ±100,000,000.
  public init(number: Int) { self.number = min(max(number, -Day.farthest), Day.farthest) }

  /// The largest number of days before or after 1970-01-01, up to the year 275760. It keeps sums of days from
  /// overflowing.
  static let farthest = 100_000_000
}

extension Day {
  /// Creates a day of the Gregorian calendar, years 0001 to 9999; nil when the day does not exist, such as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.days(in: month, of: year) else {
      return nil
    }
    self.init(number: Day.number(year: year, month: month, day: day))
  }

  /// Year, month 1...12 and day of the month.
  public var components: (year: Int, month: Int, day: Int) {
    // Years start in March here, which puts the leap day last. An era is 400 years, or 146,097 days.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// 0 for Sunday to 6 for Saturday.
  public var weekday: Int { ((number + 4) % 7 + 7) % 7 }

  /// The number of days in a month.
  public static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension Day: Comparable, Strideable {
  /// Earlier days sort first.
  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// The number of days from this day to `other`.
  public func distance(to other: Day) -> Int { other.number - number }

  /// The day `days` days later, clamped to the range of `Day`.
  public func advanced(by days: Int) -> Day {
    let (sum, overflows) = number.addingReportingOverflow(days)
    return Day(number: overflows ? (days < 0 ? .min : .max) : sum)
  }
}

extension Day: CustomStringConvertible {
  /// The day in ISO 8601: `2026-11-21`.
  public var description: String {
    let (year, month, day) = components
    return zeroPadded(year, to: 4) + "-" + zeroPadded(month, to: 2) + "-" + zeroPadded(day, to: 2)
  }

  /// Reads `yyyy-MM-dd`; nil unless the whole text has that form.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// `number` in decimal, padded with zeros to at least `width` digits.
public func zeroPadded(_ number: some BinaryInteger, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
