/// What is known of the past, from which follows what is coming.
public struct RecurrenceRecord: Hashable, Sendable {
  /// Transactions of all accounts, in any order, with own transfers marked.
  public var transactions: [Transaction]
  /// Occurrences of payments that a person does not want to be told of.
  public var dismissed: Set<Transaction.ID>

  /// Nothing, unless something is said.
  public init(transactions: [Transaction] = [], dismissed: Set<Transaction.ID> = []) {
    (self.transactions, self.dismissed) = (transactions, dismissed)
  }
}
