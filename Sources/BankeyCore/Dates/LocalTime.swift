/// A day with or without a time of day, as a clock on the wall or a statement says it: no zone, no shift.
public struct LocalTime: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// Minutes since midnight, nil when only the day is known.
  public var minute: Int?

  /// A day, and the minutes since its midnight when they are known: 0 to 1439.
  public init(day: Day, minute: Int? = nil) {
    self.day = day
    self.minute = minute.map { min(max($0, 0), 1439) }
  }
}
