import BankeyModel

/// A date in OFX: `20261121`, `20261121071200.000[-5:EST]` or, as some banks write it, `2026-11-21`.
///
/// This is the local date of the bank. The zone is ignored, since converting the time would move rows to another day.
struct OFXDate {
  /// The day as written.
  let day: Day
  /// The day, and the time of day if one is written. Midnight to the second is a filler and counts as no time.
  let time: LocalTime

  /// Reads a date; nil when it is impossible or its year is implausible for a statement.
  init?(_ bytes: some Sequence<UInt8>) {
    let digits = OFXDate.digits(bytes)
    let (year, month) = (digits.date / 10_000, digits.date / 100 % 100)
    guard digits.count >= 8, OFXDate.years.contains(year),
      let day = Day(year: year, month: month, day: digits.date % 100)
    else { return nil }
    self.day = day
    time = LocalTime(day: day, minute: digits.count < 12 ? nil : OFXDate.minute(digits.clock, digits.seconds))
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

/// An amount in OFX: its decimal mark may be a dot or a comma, and thousands may be grouped.
enum OFXFigure {
  /// The exact amount; nil when it cannot be read with certainty.
  static func amount(_ bytes: [UInt8], in currency: Currency) -> Amount? {
    isAmbiguous(bytes, in: currency) ? nil : try? AmountParser.parse(utf8: bytes, in: currency)
  }

  /// Whether the figure has a single comma with three digits after it: by the OFX standard a decimal comma, from an
  /// American bank thousands.
  private static func isAmbiguous(_ bytes: [UInt8], in currency: Currency) -> Bool {
    guard currency.decimals != 3, let comma = bytes.firstIndex(of: 0x2C) else { return false }
    let (whole, rest) = (bytes[..<comma].filter(isDigit), bytes[(comma + 1)...])
    return rest.count == 3 && rest.allSatisfy(isDigit) && (1...3).contains(whole.count) && whole.first != 0x30
      && !bytes[..<comma].contains(0x2E)
  }
}
