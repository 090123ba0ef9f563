/// A day of the Gregorian calendar, without a time and without a zone.
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01, negative before.
  public let number: Int

  /// The day that many days after 1970-01-01; beyond the first and the last one it is that.
  public init(number: Int) { self.number = min(max(number, -Day.farthest), Day.farthest) }

  /// So many days before and after 1970-01-01 there are, to the year 275760, so that no sum of days can overflow.
  static let farthest = 100_000_000
}
