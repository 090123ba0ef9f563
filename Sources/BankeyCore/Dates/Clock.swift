/// What time it is: the system's clock and zone, or a fixed moment (`--now`).
public struct Clock: Sendable {
  /// The moment it stands at, nil when it runs.
  public let fixed: Timestamp?
  /// Seconds east of UTC of the fixed moment, nil for the system's zone.
  public let offset: Int?

  /// The system's clock.
  public static let system = Clock(fixed: nil, offset: nil)

  /// A clock that stands at `fixed`, `offset` seconds east of UTC.
  public init(fixed: Timestamp?, offset: Int?) {
    self.fixed = fixed
    self.offset = offset
  }
}
