/// The texts of a transaction's own screen.
public protocol TransactionStrings: Sendable {
  /// "WHERE IT COMES FROM"; nil above the fields of the transaction itself.
  func title(_ section: TransactionViewModel.Section.ID) -> String?
  /// "Amount"
  func label(_ field: TransactionField.Name) -> String
  /// "posted", "authorized, not yet in the balance"
  func status(_ status: TransactionStatus) -> String
  /// What is to be thought of an authorized transaction that is old.
  func overdue(_ days: Int) -> String
  /// "EUR, rate 7.42"
  func currency(_ code: String, rate: String) -> String
  /// That the transaction is no longer there.
  var transactionGone: String { get }
}
