/// What there may be some of after a refresh.
public enum ChangeNoun: CaseIterable, Hashable, Sendable {
  case transactions, balances, accounts, removals
}

/// The texts that say what has changed.
public protocol ChangeStrings: Sendable {
  /// "2 new transactions", "1 balance changed", "1 new account", "1 account gone"
  func changed(_ noun: ChangeNoun, _ count: Int) -> String
  /// "2 new", beside an account with transactions that were not looked at.
  func newTransactions(_ count: Int) -> String
  /// "new", of an account that was not there before.
  var newAccount: String { get }
  /// "gone", of an account that is no longer there.
  var removedAccount: String { get }
  /// What the demo bank is, and which key goes on.
  var demoMessage: String { get }
  /// The hint after the demo bank's first two days.
  var nextDayHint: String { get }
  /// The same, where there is little room.
  var nextDayShort: String { get }
}
