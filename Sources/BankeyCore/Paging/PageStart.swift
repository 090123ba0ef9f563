/// Where a page of a group begins.
public enum PageStart: Hashable, Sendable {
  /// At the newest.
  case first
  /// So that the page ends with the oldest.
  case last
  /// With the next older transaction.
  case after(TransactionKey)
  /// So that the page ends with the next newer transaction.
  case before(TransactionKey)
  /// In a day, that many transactions after its first. The days' counts say which day a row number falls in.
  case day(Day, skipping: Int)
}
