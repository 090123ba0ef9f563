import Glibc

/// A source of the current time: the system's clock and time zone, or a fixed moment (`--now`).
public struct Clock: Sendable {
  /// The moment at which the clock stands still; nil when it runs.
  public let fixed: Timestamp?
  /// The fixed moment's time zone in seconds east of UTC; nil for the system's zone.
  public let offset: Int?
  /// Days added to every local time: the demo bank advances its date with each refresh.
  public var daysAhead = 0

  /// The system's clock in the system's time zone.
  public static let system = Clock(fixed: nil, offset: nil)

  /// Creates a clock that stands still at `fixed`, `offset` seconds east of UTC. Nil means the system's time and zone.
  public init(fixed: Timestamp?, offset: Int?) {
    self.fixed = fixed
    self.offset = offset
  }
}

extension Clock {
  /// The current moment, or the fixed one.
  public var now: Timestamp {
    fixed ?? Timestamp(seconds: Int64(time(nil)))
  }

  /// The current local day and minute.
  public var localNow: LocalTime { local(now) }

  /// The local time of a moment, in the clock's zone.
  public func local(_ moment: Timestamp) -> LocalTime {
    let seconds = moment.seconds + Int64(offset ?? systemOffset(at: moment))
    let minutes = Int(seconds >= 0 ? seconds / 60 : (seconds - 59) / 60)
    let day = minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440
    return LocalTime(day: Day(number: day).advanced(by: daysAhead), minute: minutes - day * 1440)
  }

  private func systemOffset(at moment: Timestamp) -> Int {
    var seconds = time_t(moment.seconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts.tm_gmtoff
  }
}

extension Clock {
  /// Creates a fixed clock from an ISO 8601 text: `2026-11-21T09:00:00Z`, `2026-11-21T09:00+01:00`. Without a zone it
  /// uses the system's; without a time it means midnight. Nil unless the whole text can be read.
  public init?(iso text: String) {
    let zoneStart = text.firstIndex(of: "T").flatMap { time in text[time...].firstIndex { "Z+-".contains($0) } }
    guard let wall = Clock.wallSeconds(text[..<(zoneStart ?? text.endIndex)]) else { return nil }
    guard let zoneStart else {
      self.init(fixed: Timestamp(seconds: wall - Clock.systemOffset(atWall: wall)), offset: nil)
      return
    }
    guard let offset = Clock.offset(text[zoneStart...]) else { return nil }
    self.init(fixed: Timestamp(seconds: wall - Int64(offset)), offset: offset)
  }

  /// A local time in seconds since the local 1970-01-01: `2026-11-21`, `2026-11-21T09:00` or `2026-11-21T09:00:00`.
  private static func wallSeconds(_ text: Substring) -> Int64? {
    let hasSeconds = text.utf8.count == "2026-11-21T09:00:00".utf8.count && text.dropLast(2).last == ":"
    guard let time = LocalTime(iso: String(hasSeconds ? text.dropLast(3) : text)),
      let second = hasSeconds ? twoDigits(text.suffix(2), below: 60) : 0
    else { return nil }
    return Int64(time.day.number) * 86_400 + Int64((time.minute ?? 0) * 60 + second)
  }

  /// Seconds east of UTC: `Z`, `+01:00` or `+0100`.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    let digits = text.utf8.count == 6 && text.dropLast(2).last == ":" ? text.dropLast(3) + text.suffix(2) : text
    guard digits.utf8.count == 5, let hours = twoDigits(digits.dropFirst().prefix(2), below: 24),
      let minutes = twoDigits(digits.suffix(2), below: 60)
    else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  private static func twoDigits(_ text: Substring, below limit: Int) -> Int? {
    guard text.utf8.count == 2, text.utf8.allSatisfy(isDigit), let number = Int(text), number < limit else {
      return nil
    }
    return number
  }

  /// The system zone's offset in seconds east of UTC when its local clocks show `seconds`.
  private static func systemOffset(atWall seconds: Int64) -> Int64 {
    var wall = time_t(seconds)
    var parts = tm()
    gmtime_r(&wall, &parts)
    parts.tm_isdst = -1
    return seconds - Int64(mktime(&parts))
  }
}
