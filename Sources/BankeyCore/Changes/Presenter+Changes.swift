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
