import BankeyCore

/// A date of six digits. Two digits of a year are of this century up to 79.
enum MT940Date {
  /// The day at `place`; nil when there is none.
  static func day(_ bytes: ByteView, at place: Int, before end: Int) -> Day? {
    guard place + 6 <= end, let year = pair(bytes, place), let month = pair(bytes, place + 2),
      let day = pair(bytes, place + 4)
    else { return nil }
    return Day(year: year + (year < 80 ? 2000 : 1900), month: month, day: day)
  }

  private static func pair(_ bytes: ByteView, _ place: Int) -> Int? {
    guard isDigit(bytes[place]), isDigit(bytes[place + 1]) else { return nil }
    return Int(bytes[place] & 15) * 10 + Int(bytes[place + 1] & 15)
  }
}
