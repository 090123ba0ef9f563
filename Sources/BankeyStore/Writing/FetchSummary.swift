import BankeyCore

/// What an answer brought.
public struct FetchSummary: Hashable, Sendable {
  /// Its number in the list of fetches.
  public var fetch: Int64 = 0
  /// The ids of the accounts it spoke of, in its order.
  public var accounts: [Account.ID] = []
  /// How many of them were new.
  public var newAccounts = 0
  /// Transactions that were new.
  public var added = 0
  /// Transactions that were known.
  public var unchanged = 0
  /// Authorized transactions that are now posted.
  public var posted = 0
  /// Transactions of which a feed now says something else.
  public var changed = 0
  /// Authorized transactions that the feed no longer has.
  public var dropped = 0
  /// Transactions that stay deleted.
  public var deleted = 0
  /// Known transactions that a file has with another id or text; they are among `unchanged`.
  public var reworded = 0
  /// How many rows could not be taken.
  public var rejected = 0
  /// Whether a balance, a name or another figure of an account became another one.
  public var accountsChanged = false
  /// What a person should know, the first thousand of them.
  public var problems: [StatementProblem] = []

  /// Nothing yet.
  public init() {}

  /// How much of what a screen shows is different now.
  public var changes: Int { newAccounts + added + posted + changed + dropped + (accountsChanged ? 1 : 0) }
}
