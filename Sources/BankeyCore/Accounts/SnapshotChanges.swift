import BankeyModel
import BankeyText

/// What is different between two moments, account by account: found by identity, told apart by equality.
public struct SnapshotChanges: Equatable, Sendable {
  /// The accounts that the list did not show before.
  public private(set) var added: Set<Account.ID> = []
  /// The accounts that it no longer shows, as they were.
  public private(set) var removed: [ListedAccount] = []
  /// The accounts whose balance is another one, with the difference; nil where there is none to be told.
  public private(set) var balances: [Account.ID: Money?] = [:]
  /// How many more transactions an account has, where there are more. Those of an added one are not told beside it.
  public private(set) var transactions: [Account.ID: Int] = [:]
  /// The order of the old list, by which a removed account finds its place.
  private var oldOrder: [Account.ID] = []

  /// Nothing is different.
  public init() {}

  /// What is different in the list of `new`. Hidden accounts are not in a list.
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

  /// Whether nothing is different.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && balances.isEmpty && transactions.isEmpty }

  /// How many transactions are new in all accounts.
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

  /// How much more there is; nil when one of the two is not known, they are of two currencies, or it does not fit.
  private static func difference(_ old: Account, _ new: Account) -> Money? {
    guard old.currency == new.currency, let before = old.balance?.negated else { return nil }
    return new.balance?.adding(before).map { Money($0, new.currency) }
  }
}

extension SnapshotChanges {
  /// The list of accounts with those that were removed, each behind the nearest one that stood before it.
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
  /// What has happened to the account of a row; nil when nothing has that can be told.
  func change(of account: Account, in changes: SnapshotChanges) -> RowChange? {
    if changes.added.contains(account.id) { return .added(strings.newAccount) }
    if changes.removed.contains(where: { $0.id == account.id }) { return .removed(strings.removedAccount) }
    return changes.balances[account.id].flatMap { $0 }.map(difference)
  }

  /// "+120.00": a difference is written as every other figure is, so that it is masked with them.
  func difference(_ money: Money) -> RowChange {
    let text = formats.signedPlain(money.amount, decimals: money.currency.decimals)
    return money.amount.isNegative ? .fallen(text) : .risen(text)
  }

  /// "2 new transactions, 1 balance changed"; nil when nothing is different.
  public func summary(of changes: SnapshotChanges) -> String? {
    let counts: [(ChangeNoun, Int)] = [
      (.transactions, changes.newTransactions), (.balances, changes.balances.count),
      (.accounts, changes.added.count), (.removals, changes.removed.count),
    ]
    let parts = counts.filter { $0.1 > 0 }.map { strings.changed($0.0, $0.1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
