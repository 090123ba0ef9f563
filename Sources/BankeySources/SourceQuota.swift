/// How many requests of one kind a source may be sent in some time.
public struct SourceQuota: Hashable, Sendable {
  /// Its name, as `SourceCall.spend` and the database have it.
  public var name: String
  /// How many are fine.
  public var allowed: Int
  /// From how many on a person is asked before more are sent.
  public var confirmed: Int
  /// In how many seconds, from the first of them.
  public var period: Int64

  /// So many requests in so many seconds.
  public init(name: String, allowed: Int, confirmed: Int, period: Int64) {
    self.name = name
    self.allowed = allowed
    self.confirmed = confirmed
    self.period = period
  }
}
