import BankeyModel
import BankeyText

/// All accounts at one moment, with the settings of the database and the config applied.
public struct AccountsSnapshot: Equatable, Sendable {
  /// All accounts, including hidden ones, in the order of the list.
  public var accounts: [ListedAccount]
  /// The sources of the accounts, and of rates.
  public var sources: [SourceStatus]
  /// The currency in which totals are shown in addition, with the newest rates; nil when that is switched off.
  public var oneCurrency: OneCurrency?

  /// Creates a snapshot.
  public init(accounts: [ListedAccount] = [], sources: [SourceStatus] = [], oneCurrency: OneCurrency? = nil) {
    self.accounts = accounts
    self.sources = sources
    for source in sources where source.title != nil {
      for index in accounts.indices where accounts[index].account.source == source.name {
        self.accounts[index].account.sourceTitle = source.title
      }
    }
    self.oneCurrency = oneCurrency
  }

  /// Whether there are neither accounts nor sources of any: bankey has just been installed, or the only import was
  /// undone.
  public var isFirstRun: Bool { accounts.isEmpty && !sources.contains(where: \.hasAccounts) }

  /// Whether everything comes from statement files, so that there is nothing to refresh.
  public var isFromFilesOnly: Bool { !sources.contains(where: \.canRefresh) }

  /// When a source last answered; nil when none did.
  public var lastRefresh: Timestamp? { sources.filter(\.hasAccounts).compactMap(\.lastSuccess).max() }

  /// The accounts in the list.
  public var visible: [ListedAccount] { accounts.filter { !$0.isHidden } }

  /// Whether some account in the list has a number.
  public var hasNumbers: Bool { accounts.contains { !$0.isHidden && $0.account.shownNumber != nil } }

  /// Whether the list contains any account.
  public var hasVisible: Bool { accounts.contains { !$0.isHidden } }

  /// The sources that can be refreshed: all, or the one called `name`.
  public func sourcesToAsk(_ name: String?) -> [SourceStatus] {
    sources.filter { $0.canRefresh && (name == nil || name == $0.name) }
  }
}

/// The settings of the list of accounts.
public struct ListChoice: Sendable {
  /// The order of sections.
  public var order: SectionOrder
  /// Whether kinds without accounts have sections too.
  public var hasEmptySections: Bool
  /// Whether the list shows the demo bank, which has its own message.
  public var isDemo: Bool
  /// The news to show in the list.
  public var news: AccountNews

  /// The daily totals of recent posted transactions, for trends.
  public var days: [Account.ID: [DayTotal]]

  /// Creates settings; by default, only kinds with accounts have sections, in the usual order.
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

/// The news in the list of accounts: recent changes and unseen transactions.
public struct AccountNews: Equatable, Sendable {
  /// Recent changes, shown for a moment.
  public var changes: SnapshotChanges
  /// The number of transactions received since the account was last opened, by account.
  public var unread: [Account.ID: Int]

  /// Creates news; empty by default.
  public init(changes: SnapshotChanges = SnapshotChanges(), unread: [Account.ID: Int] = [:]) {
    self.changes = changes
    self.unread = unread
  }

  /// Adds the transactions in `changes`. Accounts that were removed lose theirs.
  public mutating func count(_ changes: SnapshotChanges) {
    unread.merge(changes.transactions, uniquingKeysWith: +)
    for account in changes.removed { unread[account.id] = nil }
  }
}

/// The order of sections.
public enum SectionOrder: Sendable {
  /// Message, banking, savings, credit cards, investments, loans, other.
  case comparing
  /// The order that the function returns. Sections that it omits are not shown.
  case function(@Sendable ([SectionKey]) -> [SectionKey])

  /// `keys` in this order, without duplicates.
  public func arrange(_ keys: some Sequence<SectionKey>) -> [SectionKey] {
    let sorted = Set(keys).sorted()
    return switch self {
    case .comparing: sorted
    case .function(let function): function(sorted)
    }
  }
}
