import BankeyModel
import BankeyText

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
    var merged = accounts
    for account in removed {
      let before = oldOrder.prefix { $0 != account.id }
      let nearest = before.last { id in merged.contains { $0.id == id } }
      let place = merged.firstIndex { $0.id == nearest }.map { $0 + 1 } ?? 0
      merged.insert(account, at: place)
    }
    return merged
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
    let parts = counts.filter { $0.1 > 0 }.map { strings.changed($0.0, $0.1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
