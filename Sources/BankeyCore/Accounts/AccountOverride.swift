/// What the user says of an account in the config, which goes before what its source says.
public struct AccountOverride: Hashable, Sendable {
  /// The kind, where the guess is wrong.
  public var kind: AccountKind?
  /// The user's own name for it.
  public var nickname: String?
  /// Left out of the list, but counted.
  public var isHidden: Bool
  /// Not counted in sums and net worth.
  public var isExcluded: Bool

  /// What the user says; nothing by default.
  public init(kind: AccountKind? = nil, nickname: String? = nil, isHidden: Bool = false, isExcluded: Bool = false) {
    self.kind = kind
    self.nickname = nickname
    self.isHidden = isHidden
    self.isExcluded = isExcluded
  }
}
