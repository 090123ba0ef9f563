/// All accounts at one moment, as they stand in the database and the config.
public struct AccountsSnapshot: Equatable, Sendable {
  /// Every account, the hidden ones too, in the order in which they are listed.
  public var accounts: [ListedAccount]
  /// Where they come from.
  public var sources: [SourceStatus]

  /// Accounts and their sources.
  public init(accounts: [ListedAccount] = [], sources: [SourceStatus] = []) {
    self.accounts = accounts
    self.sources = sources
  }

  /// Nothing is there and no bank can be asked: bankey has just been installed, or the only import was undone.
  public var isFirstRun: Bool { accounts.isEmpty && isFromFilesOnly }

  /// Whether what is there comes from statement files alone, so that there is nothing to ask.
  public var isFromFilesOnly: Bool { !sources.contains(where: \.canRefresh) }

  /// When a source last answered.
  public var lastRefresh: Timestamp? { sources.filter(\.canRefresh).compactMap(\.lastSuccess).max() }

  /// The accounts that the list shows.
  public var visible: [ListedAccount] { accounts.filter { !$0.isHidden } }

  /// Whether the list shows any account.
  public var hasVisible: Bool { accounts.contains { !$0.isHidden } }

  /// The sources that can be asked: one, or all.
  public func sourcesToAsk(_ name: String?) -> [SourceStatus] {
    sources.filter { $0.canRefresh && (name == nil || name == $0.name) }
  }
}
