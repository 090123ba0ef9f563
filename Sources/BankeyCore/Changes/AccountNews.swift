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
