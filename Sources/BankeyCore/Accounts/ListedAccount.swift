/// An account as the user wants it listed: with the own name and kind, hidden or not, counted or not.
public struct ListedAccount: Identifiable, Hashable, Sendable {
  /// The account, with the user's name and kind already in it.
  public var account: Account
  /// Left out of the list, but counted.
  public var isHidden: Bool
  /// Not counted in sums and net worth.
  public var isExcluded: Bool

  /// The account's id.
  public var id: String { account.id }

  /// `account` with what the user says of it; a kind or a nickname goes before what its source says.
  public init(
    _ account: Account, kind: AccountKind? = nil, nickname: String? = nil, isHidden: Bool = false,
    isExcluded: Bool = false
  ) {
    self.account = account
    if let kind { self.account.kind = kind }
    if let nickname { self.account.name = nickname }
    self.isHidden = isHidden
    self.isExcluded = isExcluded
  }
}
