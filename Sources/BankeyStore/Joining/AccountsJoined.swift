import BankeyCore

/// Two accounts that were there, and are one.
public struct AccountsJoined: Hashable, Sendable {
  /// What a person knows the account by that is no more.
  public var name: String
  /// What a person knows the account by that it is now.
  public var account: String
  /// How many transactions it had.
  public var transactions = 0
  /// How many of them the other one had, too.
  public var shared = 0
  /// Where the database is as it was before; nil where nothing is kept.
  public var backup: String?
}
