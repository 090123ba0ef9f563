import Glibc

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
