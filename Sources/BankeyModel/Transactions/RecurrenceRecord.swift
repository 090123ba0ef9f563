/// The data that forecasts are derived from.
public struct RecurrenceRecord: Hashable, Sendable {
  /// The transactions of all accounts in any order, with own transfers marked.
  public var transactions: [Transaction]
  /// Occurrences of payments that the user has dismissed.
  public var dismissed: Set<Transaction.ID>

  /// Creates a record; by default, an empty one.
  public init(transactions: [Transaction] = [], dismissed: Set<Transaction.ID> = []) {
    (self.transactions, self.dismissed) = (transactions, dismissed)
  }
}
