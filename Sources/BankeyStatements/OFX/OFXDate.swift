import BankeyModel

/// A date as OFX writes it: `20261121`, `20261121071200.000[-5:EST]`, and as some banks do, `2026-11-21`.
///
/// It is the date where the bank is. The zone is read over: shifting it would move rows to another day.
struct OFXDate {
  /// The day as written.
  let day: Day
  /// The day, and the time of day where one is written. Midnight to the second fills a field and says nothing.
  let time: LocalTime

  /// Reads a date; nil when there is no such day, or it is of no year that a statement is from.
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

  /// The digits that it begins with, in eights, fours and the rest; how many there are.
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

/// An amount of OFX: the mark may be a dot or a comma, and groups of thousands may be marked.
enum OFXFigure {
  /// The exact amount; nil when it cannot be read with certainty.
  static func amount(_ bytes: [UInt8], in currency: Currency) -> Amount? {
    isAmbiguous(bytes, in: currency) ? nil : try? AmountParser.parse(utf8: bytes, in: currency)
  }

  /// Whether it is a single comma with three digits after it: OFX calls that decimals, an American bank thousands.
  private static func isAmbiguous(_ bytes: [UInt8], in currency: Currency) -> Bool {
    guard currency.decimals != 3, let comma = bytes.firstIndex(of: 0x2C) else { return false }
    let (whole, rest) = (bytes[..<comma].filter(isDigit), bytes[(comma + 1)...])
    return rest.count == 3 && rest.allSatisfy(isDigit) && (1...3).contains(whole.count) && whole.first != 0x30
      && !bytes[..<comma].contains(0x2E)
  }
}
