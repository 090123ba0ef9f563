import Glibc

/// What time it is: the system's clock and zone, or a fixed moment (`--now`).
public struct Clock: Sendable {
  /// The moment it stands at, nil when it runs.
  public let fixed: Timestamp?
  /// Seconds east of UTC of the fixed moment, nil for the system's zone.
  public let offset: Int?
  /// How many days its wall is ahead: the demo bank's day moves on with each refresh.
  public var daysAhead = 0

  /// The system's clock.
  public static let system = Clock(fixed: nil, offset: nil)

  /// A clock that stands at `fixed`, `offset` seconds east of UTC.
  public init(fixed: Timestamp?, offset: Int?) {
    self.fixed = fixed
    self.offset = offset
  }
}

extension Clock {
  /// The moment that it shows.
  public var now: Timestamp {
    fixed ?? Timestamp(seconds: Int64(time(nil)))
  }

  /// The day and minute that it shows in its zone.
  public var localNow: LocalTime { local(now) }

  /// What it showed, or will show, at a moment.
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
  /// A clock that stands at a moment of ISO 8601: `2026-11-21T09:00:00Z`, `2026-11-21T09:00+01:00`; without a zone it is
  /// the system's, without a time midnight. The whole text is read, or nothing.
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

  /// What a clock on the wall shows, in seconds since its 1970: `2026-11-21`, `2026-11-21T09:00` or `2026-11-21T09:00:00`.
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

  /// Seconds east of UTC of the system's zone when clocks on the wall there show `seconds`.
  private static func systemOffset(atWall seconds: Int64) -> Int64 {
    var wall = time_t(seconds)
    var parts = tm()
    gmtime_r(&wall, &parts)
    parts.tm_isdst = -1
    return seconds - Int64(mktime(&parts))
  }
}
