/// Where a transaction is found again: its group, its day, and how many of that day stand before it.
public struct TransactionPlace: Hashable, Sendable {
  /// Its group.
  public var group: TransactionGroup
  /// The day in the group.
  public var day: Day
  /// How many transactions of the day stand before it.
  public var offset: Int

  /// The place in a day of a group.
  public init(group: TransactionGroup, day: Day, offset: Int) {
    self.group = group
    self.day = day
    self.offset = offset
  }
}
