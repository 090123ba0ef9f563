import BankeyCore

/// What the config says of one account: the table `[account."ID or number"]`.
public struct AccountOverride: Hashable, Sendable {
  /// The account's id or number, as it stands in the config.
  public var account: String
  /// The kind, instead of the one that was guessed.
  public var kind: AccountKind?
  /// The name, instead of the source's.
  public var nickname: String?
  /// Whether it is left out of the screens.
  public var hidden = false
  /// Whether it is left out of every sum.
  public var exclude = false

  /// Nothing but the account that is meant.
  public init(account: String) { self.account = account }
}
