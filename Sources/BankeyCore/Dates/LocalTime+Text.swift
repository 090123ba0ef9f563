extension LocalTime: CustomStringConvertible {
  /// ISO 8601 without a zone: `2026-11-21` or `2026-11-21T07:12`.
  public var description: String {
    guard let minute else { return day.description }
    return day.description + "T" + zeroPadded(minute / 60, to: 2) + ":" + zeroPadded(minute % 60, to: 2)
  }

  /// Reads `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, the whole text or nothing.
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
