import BankeyModel
import BankeyText

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

/// What the list of accounts shows besides the accounts.
public struct ListChoice: Sendable {
  /// In which order sections stand.
  public var order: SectionOrder
  /// Whether kinds without an account have a section too.
  public var hasEmptySections: Bool
  /// Whether it is the demo bank's, which has a message of its own.
  public var isDemo: Bool
  /// What is new.
  public var news: AccountNews

  /// The sums of the last posted days, for trends.
  public var days: [Account.ID: [DayTotal]]

  /// The sections that have accounts, in the usual order, unless something else is said.
  public init(
    order: SectionOrder = .comparing, hasEmptySections: Bool = false, isDemo: Bool = false,
    news: AccountNews = AccountNews(), days: [Account.ID: [DayTotal]] = [:]
  ) {
    self.order = order
    self.hasEmptySections = hasEmptySections
    self.isDemo = isDemo
    self.news = news
    self.days = days
  }
}

/// What is new in the list of accounts: what has just changed, and what was not looked at.
public struct AccountNews: Equatable, Sendable {
  /// What has just changed, for a moment.
  public var changes: SnapshotChanges
  /// How many transactions of an account came since it was last opened.
  public var unread: [Account.ID: Int]

  /// Nothing, unless something is said.
  public init(changes: SnapshotChanges = SnapshotChanges(), unread: [Account.ID: Int] = [:]) {
    self.changes = changes
    self.unread = unread
  }

  /// Adds the transactions that `changes` brought. Accounts that are gone have none.
  public mutating func count(_ changes: SnapshotChanges) {
    unread.merge(changes.transactions, uniquingKeysWith: +)
    for account in changes.removed { unread[account.id] = nil }
  }
}

/// In which order sections stand: by comparing them, or as a function says.
public enum SectionOrder: Sendable {
  /// Message, banking, savings, credit cards, investments, loans, other.
  case comparing
  /// As the function arranges them. What it leaves out is not shown.
  case function(@Sendable ([SectionKey]) -> [SectionKey])

  /// `keys` in this order, each once.
  public func arrange(_ keys: some Sequence<SectionKey>) -> [SectionKey] {
    let sorted = Set(keys).sorted()
    return switch self {
    case .comparing: sorted
    case .function(let function): function(sorted)
    }
  }
}
