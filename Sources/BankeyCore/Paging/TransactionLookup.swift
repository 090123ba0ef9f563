/// Pages whose rows can also be read by their ids.
public protocol TransactionLookup: TransactionPages {
  /// The transactions of these ids, in this order; what is gone is left out.
  func transactions(_ ids: [Transaction.ID]) throws -> [Transaction]
}
