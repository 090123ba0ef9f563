/// Where a transaction stands in its group: by day, then by id.
public struct TransactionKey: Hashable, Sendable, Comparable {
  /// The day that the group is ordered by.
  public var day: Day
  /// The transaction's id.
  public var id: Transaction.ID

  /// The place of a transaction of that day and id.
  public init(day: Day, id: Transaction.ID) {
    self.day = day
    self.id = id
  }

  /// Older comes first. A group shows the newest first.
  public static func < (a: TransactionKey, b: TransactionKey) -> Bool { (a.day, a.id) < (b.day, b.id) }
}
