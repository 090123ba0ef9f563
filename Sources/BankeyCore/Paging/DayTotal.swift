/// What the transactions of one day in a group come to; kept at write time, so that nobody adds up a million rows.
public struct DayTotal: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// How many transactions it has, at least one.
  public var count: Int
  /// Their sum; nil when it does not fit an amount.
  public var total: Amount?

  /// A day's figures.
  public init(day: Day, count: Int, total: Amount?) {
    self.day = day
    self.count = count
    self.total = total
  }
}
