extension Formats {
  /// The whole day: `Saturday, November 21, 2026`.
  public func longDate(_ day: Day) -> String { dates.text(dates.long, day: day) }

  /// `Nov 21, 2026`.
  public func mediumDate(_ day: Day) -> String { dates.text(dates.medium, day: day) }

  /// `Nov 21`.
  public func shortDate(_ day: Day) -> String { dates.text(dates.short, day: day) }

  /// The time of day, minutes after midnight, on a clock of 24 hours: `07:12`.
  public func time(_ minute: Int) -> String {
    dates.text(dates.time, day: Day(number: 0), minute: minute)
  }
}
