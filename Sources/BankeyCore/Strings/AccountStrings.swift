/// The texts of account rows and their sections.
public protocol AccountStrings: Sendable {
  /// "Credit card"
  func kind(_ kind: AccountKind) -> String
  /// "CREDIT CARDS"
  func section(_ kind: AccountKind) -> String
  /// "Accounts of no known kind; set one with `kind` in the config."
  var otherFooter: String { get }
  /// "Current balance"
  var currentBalance: String { get }
  /// "Value", of investments.
  var value: String { get }
  /// "As of", above the day of a balance.
  var asOf: String { get }
  /// "file", where an institution would stand.
  var file: String { get }
  /// "Account", before a number.
  var account: String { get }
  /// "bank data 3 days old"
  func daysOld(_ days: Int) -> String
  /// "3 days", where there is little room.
  func daysOldShort(_ days: Int) -> String
  /// "not refreshed", of an account whose source failed.
  var notRefreshed: String { get }
  /// "failed", where there is little room.
  var notRefreshedShort: String { get }
}
