/// Transactions of accounts of any size: totals by day, and rows by page around what is visible.
///
/// No call costs more in a large account than in a small one, except `dayTotals`, which grows with the days.
public protocol TransactionPages {
  /// The days of a group with their counts and sums, newest first.
  func dayTotals(of group: TransactionGroup) throws -> [DayTotal]

  /// At most `limit` transactions (and never more than `pageLimit`) from `start` on, newest first whatever the start.
  func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction]

  /// Where a transaction stands when grouped by `date`; nil when it is gone.
  func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace?
}

extension TransactionPages {
  /// The most transactions that one page holds.
  public var pageLimit: Int { 200 }
}
