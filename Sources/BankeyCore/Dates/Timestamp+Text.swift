extension Timestamp: CustomStringConvertible {
  /// ISO 8601 in UTC: `2026-11-21T09:00:00Z`.
  public var description: String {
    let days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
    let second = Int(seconds - days * 86_400)
    let clock = [second / 3600, second / 60 % 60, second % 60].map { zeroPadded($0, to: 2) }
    return Day(number: Int(days)).description + "T" + clock.joined(separator: ":") + "Z"
  }

  /// Reads `2026-11-21T09:00:00Z`, or with another zone; the whole text or nothing.
  public init?(iso text: String) {
    guard let clock = Clock(iso: text), clock.offset != nil, let fixed = clock.fixed else { return nil }
    self = fixed
  }
}
