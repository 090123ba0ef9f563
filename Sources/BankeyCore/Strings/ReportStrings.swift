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
  /// "AUTHORIZED", above a group.
  func title(_ section: ReportSection) -> String
  /// "not yet in the balance", beside the title of the authorized group.
  var notYetInBalance: String { get }
  /// "550 units", how many of something an account holds.
  func units(_ quantity: String) -> String
  /// "authorized Nov 17", of a posted transaction.
  func authorized(on day: String) -> String
  /// "was authorized Nov 19", of a posted transaction that was matched to an authorized one.
  func wasAuthorized(on day: String) -> String
  /// "reserved for 9 days", of an authorized transaction that should have been booked long ago.
  func pending(_ days: Int) -> String
  /// "No authorized transactions in this period"
  func noTransactions(_ section: ReportSection) -> String
  /// "Not available: this source does not say what is authorized"
  func notAvailable(_ section: ReportSection) -> String
  /// "Total authorized", "Grand total"
  func total(_ section: ReportSection) -> String
  /// "Cannot be read", before the reason.
  var unreadable: String { get }
  /// "90 days", how far back a chart goes.
  func range(_ range: ChartRange) -> String
  /// "chart of 90 days"
  func chart(of range: String) -> String
  /// "(no text)", of a transaction without one.
  var noText: String { get }
}
