import BankeyCore

/// Makes days of the seconds that SimpleFIN writes. Why so: docs/decisions/simplefin-days.md
struct SimpleFINCalendar {
  /// From 1900 to 2200.
  private static let possible: Range<Int64> = -2_208_988_800..<7_289_654_400

  /// In whose zone a moment is a day.
  let clock: Clock

  /// The day of a value, and the time where it has one; nil when nothing is said: 0 is not a day in 1970.
  func time(_ value: JSONValue?) throws(SimpleFINFault) -> LocalTime? {
    guard let value else { return nil }
    guard let moment = value.moment, SimpleFINCalendar.possible.contains(moment.seconds) else {
      throw SimpleFINFault("its date \(Quotation.of(value.raw)) is impossible")
    }
    let time = isDay(moment) ? LocalTime(day: day(moment)) : clock.local(moment)
    return time.day.number == 0 ? nil : time
  }

  /// Whether figures can be of this time. Where the server's day begins earlier it may be tomorrow already.
  func hasCome(_ time: LocalTime) -> Bool { time.day <= clock.localNow.day.advanced(by: 1) }

  /// Midnight and noon of UTC stand for the whole day.
  private func isDay(_ moment: Timestamp) -> Bool { moment.seconds % 43_200 == 0 }

  private func day(_ moment: Timestamp) -> Day {
    let halves = Int(moment.seconds / 43_200)
    return Day(number: halves >= 0 ? halves / 2 : (halves - 1) / 2)
  }
}
