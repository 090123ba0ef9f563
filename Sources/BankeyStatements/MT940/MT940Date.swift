import BankeyCore

/// A date of six digits. Two digits of a year are of this century up to 79.
enum MT940Date {
  /// The day at `place`; nil when there is none.
  static func day(_ bytes: ByteView, at place: Int, before end: Int) -> Day? {
    guard place + 6 <= end else { return nil }
    let text = bytes[place..<(place + 6)]
    guard let year = twoDigits(text[0], text[1]), let month = twoDigits(text[2], text[3]),
      let day = twoDigits(text[4], text[5])
    else { return nil }
    return Day(year: year + (year < 80 ? 2000 : 1900), month: month, day: day)
  }
}
