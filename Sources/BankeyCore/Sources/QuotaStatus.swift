/// How often a source may be asked, and how often it was. The first call after a period begins the next one.
public struct QuotaStatus: Hashable, Sendable {
  /// Which of the source's quotas it is.
  public var name: String
  /// Calls that a period has.
  public var allowed: Int
  /// How long a period is, in seconds.
  public var period: Int
  /// When the last one began.
  public var start: Timestamp
  /// Calls that were made in it.
  public var used: Int

  /// A quota and what was used of it.
  public init(name: String, allowed: Int, period: Int, start: Timestamp, used: Int) {
    self.name = name
    self.allowed = allowed
    self.period = period
    self.start = start
    self.used = used
  }

  /// When all calls are there again.
  public var end: Timestamp { Timestamp(seconds: start.seconds + Int64(period)) }

  /// Calls that are left at a moment.
  public func left(at now: Timestamp) -> Int { now < end ? max(0, allowed - used) : allowed }

  /// Whether so few are left at a moment, a sixth of them, that a person should be asked before one is made.
  public func isScarce(at now: Timestamp) -> Bool { left(at: now) * 6 <= allowed }
}
