/// A day, with or without a time of day, as a wall clock or a statement gives it. It has no time zone and is never
/// converted.
public struct LocalTime: Hashable, Sendable {
  /// The calendar day in the local time zone.
  public var day: Day
  /// Minutes since midnight, nil when only the day is known.
  public var minute: Int?

  /// Creates a local time. `minute` counts from midnight and is clamped to 0...1439.
  public init(day: Day, minute: Int? = nil) {
    self.day = day
    self.minute = minute.map { min(max($0, 0), 1439) }
  }
}

extension LocalTime: Comparable {
  /// Earlier times sort first; a day without a time sorts as its midnight.
  public static func < (a: LocalTime, b: LocalTime) -> Bool {
    (a.day, a.minute ?? 0) < (b.day, b.minute ?? 0)
  }
}

extension LocalTime: CustomStringConvertible {
  /// ISO 8601 without a zone: `2026-11-21` or `2026-11-21T07:12`.
  public var description: String {
    guard let minute else { return day.description }
    return day.description + "T" + zeroPadded(minute / 60, to: 2) + ":" + zeroPadded(minute % 60, to: 2)
  }

  /// Reads `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`; nil unless the whole text has one of these forms.
  public init?(iso text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let first = parts.first, let day = Day(iso: first), parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      self.init(day: day)
      return
    }
    let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.map(\.utf8.count) == [2, 2], clock.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      let hour = Int(clock[0]), let minute = Int(clock[1]), hour < 24, minute < 60
    else { return nil }
    self.init(day: day, minute: hour * 60 + minute)
  }
}

/// A moment in time, in whole seconds.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// Creates a moment, clamped to the days that `Day` can hold.
  public init(seconds: Int64) { self.seconds = min(max(seconds, -Timestamp.farthest), Timestamp.farthest) }

  /// The moment `more` seconds later, clamped like every moment.
  public func advanced(bySeconds more: Int64) -> Timestamp {
    let (sum, overflows) = seconds.addingReportingOverflow(more)
    return Timestamp(seconds: overflows ? (more < 0 ? .min : .max) : sum)
  }

  private static let farthest = Int64(Day.farthest) * 86_400

  /// Earlier moments sort first.
  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.seconds < b.seconds }
}

extension Timestamp: CustomStringConvertible {
  /// ISO 8601 in UTC: `2026-11-21T09:00:00Z`.
  public var description: String {
    let days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
    let second = Int(seconds - days * 86_400)
    let clock = [second / 3600, second / 60 % 60, second % 60].map { zeroPadded($0, to: 2) }
    return Day(number: Int(days)).description + "T" + clock.joined(separator: ":") + "Z"
  }

  /// Reads `2026-11-21T09:00:00Z` or the same with another zone; nil unless the whole text has this form.
  public init?(iso text: String) {
    guard let clock = Clock(iso: text), clock.offset != nil, let fixed = clock.fixed else { return nil }
    self = fixed
  }
}
