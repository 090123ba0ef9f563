/// The texts of the account's own screen.
public protocol ReportStrings: Sendable {
  /// "bank data of today 07:12"
  func bankData(of moment: String) -> String
  /// "today"
  var today: String { get }
  /// "yesterday"
  var yesterday: String { get }
  /// "Available"
  var available: String { get }
  /// "Balance"
  var balance: String { get }
  /// "Credit limit"
  var creditLimit: String { get }
  /// "AUTHORIZED"
  func group(_ status: TransactionStatus) -> String
  /// "not yet in the balance", beside the title of the authorized group.
  var notYetInBalance: String { get }
  /// "authorized Nov 17", of a posted transaction.
  func authorized(on day: String) -> String
  /// "No authorized transactions in this period"
  func noTransactions(_ status: TransactionStatus) -> String
  /// "Authorized transactions: this source does not say"
  func notAvailable(_ status: TransactionStatus) -> String
  /// "Total authorized"
  func total(_ status: TransactionStatus) -> String
  /// "Grand total"
  var grandTotal: String { get }
  /// "(no text)", of a transaction without one.
  var noText: String { get }
}
