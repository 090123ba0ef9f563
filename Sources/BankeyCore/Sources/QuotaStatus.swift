/// How often a source may be asked, and how often it was. The first call after a period begins the next one.
public struct QuotaStatus: Hashable, Sendable {
  /// Which of the source's quotas it is.
  public var name: String
  /// Calls that a period has.
  public var allowed: Int
  /// From how many calls on a person is asked before there are more.
  public var confirmed: Int
  /// How long a period is, in seconds.
  public var period: Int64
  /// When the last one began.
  public var start: Timestamp
  /// Calls that were made in it.
  public var used: Int

  /// A quota and what was used of it.
  public init(name: String, allowed: Int, confirmed: Int, period: Int64, start: Timestamp, used: Int) {
    self.name = name
    self.allowed = allowed
    self.confirmed = confirmed
    self.period = period
    self.start = start
    self.used = used
  }

  /// When all calls are there again.
  public var end: Timestamp { start.advanced(bySeconds: period) }

  /// Calls that were made in the period of a moment. A clock that was set back begins a new one, too.
  public func used(at now: Timestamp) -> Int { start <= now && now < end ? used : 0 }

  /// Calls that are left at a moment.
  public func left(at now: Timestamp) -> Int {
    max(0, allowed.subtractingReportingOverflow(used(at: now)).partialValue)
  }

  /// Whether so few are left at a moment that a person should be asked before there is one more.
  public func isScarce(at now: Timestamp) -> Bool { used(at: now) >= confirmed }
}
