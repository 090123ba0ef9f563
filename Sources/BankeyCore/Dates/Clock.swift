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
