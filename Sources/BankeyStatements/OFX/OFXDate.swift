import BankeyCore

/// A date as OFX writes it: `20261121`, `20261121071200.000[-5:EST]`, and as some banks do, `2026-11-21`.
///
/// It is the date where the bank is. The zone is read over: shifting it would move rows to another day.
struct OFXDate {
  /// The day as written.
  let day: Day
  /// The day, and the time of day where one is written. Midnight to the second fills a field and says nothing.
  let time: LocalTime

  /// Reads a date; nil when there is no such day, or it is of no year that a statement is from.
  init?(_ bytes: [UInt8]) {
    let digits = bytes.prefix { isDigit($0) || $0 == dash }.filter { $0 != dash }
    guard digits.count >= 8, OFXDate.years.contains(OFXDate.number(digits, 0..<4)),
      let day = Day(
        year: OFXDate.number(digits, 0..<4), month: OFXDate.number(digits, 4..<6), day: OFXDate.number(digits, 6..<8))
    else { return nil }
    self.day = day
    time = LocalTime(day: day, minute: OFXDate.minute(digits))
  }

  private static let years = 1900...2200

  private static func minute(_ digits: [UInt8]) -> Int? {
    guard digits.count >= 12, digits[8...].contains(where: { $0 != 0x30 }) else { return nil }
    let (hour, minute) = (number(digits, 8..<10), number(digits, 10..<12))
    return hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }

  private static func number(_ digits: [UInt8], _ range: Range<Int>) -> Int {
    digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

private let dash: UInt8 = 0x2D

private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
