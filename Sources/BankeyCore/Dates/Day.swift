/// A day of the Gregorian calendar, without a time and without a zone.
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01, negative before.
  public let number: Int

  /// The day that many days after 1970-01-01.
  public init(number: Int) { self.number = number }
}
