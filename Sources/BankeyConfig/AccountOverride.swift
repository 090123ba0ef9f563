import BankeyCore

/// What the config says of one account, which goes before what its source says: `[account."ID or number"]`.
public struct AccountOverride: Hashable, Sendable {
  /// The kind, where the guess is wrong.
  public var kind: AccountKind?
  /// The user's own name for it.
  public var nickname: String?
  /// The number or id of the account that it is, where bankey cannot know that: a file's account that a feed has too.
  public var sameAs: String?
  /// Left out of the list, but counted.
  public var isHidden = false
  /// Not counted in sums and net worth.
  public var isExcluded = false

  /// Nothing said.
  public init() {}
}
