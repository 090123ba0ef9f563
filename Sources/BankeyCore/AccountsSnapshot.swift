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

  /// Creates a snapshot; `oneCurrency` is nil if totals are not converted.
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

  /// The accounts that the list shows: all that the user has not hidden.
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

extension Presenter {
  /// Explains why there is nothing to refresh, and what to do: there are no accounts yet, or all come from files.
  public func whyNothingToRefresh(in snapshot: AccountsSnapshot) -> String {
    snapshot.accounts.isEmpty ? strings.noAccounts : strings.allFromFiles
  }
}

/// The settings of the list of accounts.
public struct ListChoice: Sendable {
  /// How the list orders its sections.
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
  /// The transactions recorded since the user last looked at the news, unless a screen has shown them.
  public var arrived = NewRows() {
    didSet { counts = Dictionary(arrived.accounts.values.map { ($0, 1) }, uniquingKeysWith: +) }
  }
  /// Their number by account.
  private var counts: [Account.ID: Int] = [:]

  /// Creates news; empty by default.
  public init(changes: SnapshotChanges = SnapshotChanges(), unread: [Account.ID: Int] = [:]) {
    self.changes = changes
    self.unread = unread
  }

  /// The number of transactions that the user has not seen: received since the account was opened, or recorded since the
  /// last look at the news. Nil when there are none.
  public func unseen(of id: Account.ID) -> Int? { [unread[id], counts[id]].compactMap(\.self).max() }

  /// Marks the transactions of an account as seen.
  mutating func see(_ id: Account.ID) {
    unread[id] = nil
    arrived = arrived.filter { _, account in account != id }
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

/// The differences between two snapshots, account by account, matched by id.
public struct SnapshotChanges: Equatable, Sendable {
  /// The accounts that the old list did not contain.
  public private(set) var added: Set<Account.ID> = []
  /// The accounts that the new list no longer contains, in their old state.
  public private(set) var removed: [ListedAccount] = []
  /// The accounts whose balance changed, with the difference; the difference is nil when it cannot be computed.
  public private(set) var balances: [Account.ID: Money?] = [:]
  /// The number of new transactions by account. Does not contain added accounts.
  public private(set) var transactions: [Account.ID: Int] = [:]
  /// The order of the old list, which determines the position of removed accounts.
  private var oldOrder: [Account.ID] = []

  /// Creates an empty set of changes.
  public init() {}

  /// Compares the visible accounts of two snapshots.
  public init(from old: AccountsSnapshot, to new: AccountsSnapshot) {
    let before = Dictionary(old.visible.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.visible.map(\.id))
    oldOrder = old.visible.map(\.id)
    removed = old.visible.filter { !kept.contains($0.id) }
    for listed in new.visible {
      if let known = before[listed.id] {
        compare(known.account, listed.account)
      } else {
        added.insert(listed.id)
      }
    }
  }

  /// Whether both snapshots show the same.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && balances.isEmpty && transactions.isEmpty }

  /// The number of new transactions in all accounts.
  public var newTransactions: Int { transactions.values.reduce(0, +) }

  private mutating func compare(_ old: Account, _ new: Account) {
    if old.balance != new.balance || old.currency != new.currency {
      balances.updateValue(SnapshotChanges.difference(old, new), forKey: new.id)
    }
    count(new.transactions - old.transactions, of: new.id)
  }

  private mutating func count(_ more: Int, of id: Account.ID) {
    if more > 0 { transactions[id] = more }
  }

  /// The increase of the balance; nil when either is not known, the currencies differ, or it does not fit.
  private static func difference(_ old: Account, _ new: Account) -> Money? {
    guard old.currency == new.currency, let before = old.balance?.negated else { return nil }
    return new.balance?.adding(before).map { Money($0, new.currency) }
  }
}

extension SnapshotChanges {
  /// The list of accounts with the removed ones inserted, each after the nearest account that preceded it.
  public func merged(into accounts: [ListedAccount]) -> [ListedAccount] {
    if removed.isEmpty { return accounts }
    let (present, gone) = (Set(accounts.map(\.id)), Dictionary(grouping: removed, by: \.id))
    var (behind, nearest) = ([Account.ID?: [ListedAccount]](), Account.ID?.none)
    for id in oldOrder {
      if present.contains(id) { nearest = id } else { behind[nearest, default: []] += gone[id] ?? [] }
    }
    return behind[.none, default: []] + accounts.flatMap { [$0] + behind[$0.id, default: []] }
  }
}

extension Presenter {
  /// The change to show in an account's row; nil when there is none to show.
  func change(of account: Account, in changes: SnapshotChanges) -> RowChange? {
    if changes.added.contains(account.id) { return .added(strings.newAccount) }
    if changes.removed.contains(where: { $0.id == account.id }) { return .removed(strings.removedAccount) }
    return changes.balances[account.id].flatMap { $0 }.map(difference)
  }

  /// "+120.00". Written like every other amount, so that privacy mode masks it too.
  func difference(_ money: Money) -> RowChange {
    let text = formats.signedPlain(money.amount, decimals: money.currency.decimals)
    return money.amount.isNegative ? .fallen(text) : .risen(text)
  }

  /// "2 new transactions, 1 balance changed"; nil when nothing changed.
  public func summary(of changes: SnapshotChanges) -> String? {
    let counts: [(ChangeNoun, Int)] = [
      (.transactions, changes.newTransactions), (.balances, changes.balances.count),
      (.accounts, changes.added.count), (.removals, changes.removed.count),
    ]
    let parts = counts.filter { $0.1 > 0 }.map { strings.changed($0.0, $0.1, formats.count($0.1)) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
