import BankeyCore

/// A stretch of time that one question may ask for, in seconds since 1970: from `start`, before `end`.
struct SimpleFINWindow: Hashable, Sendable {
  /// Servers give 90 days at most, and not all of them count alike.
  static let longest = 89 * day
  /// What two windows share, since servers and banks do not agree on when a day begins.
  static let overlap = 3 * day
  /// A day.
  static let day: Int64 = 86_400

  let start, end: Int64

  /// The days that it covers wholly, as far as they have come.
  func days(_ clock: Clock) -> ClosedRange<Day>? {
    let first = clock.local(Timestamp(seconds: start)).day.advanced(by: 2)
    let last = min(clock.local(Timestamp(seconds: end - SimpleFINWindow.day)).day, clock.localNow.day)
    return first <= last ? first...last : nil
  }
}
