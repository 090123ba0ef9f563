import BankeyModel

extension Store {
  /// What an account had at the ends of days, as its statements say that add up by themselves: what each ends with, and what it begins
  /// with.
  public func knownBalances(of account: Account.ID) throws -> [KnownBalance] {
    guard let account = try database.account(account) else { return [] }
    let statements = try database.all(
      "SELECT \(KeptStatement.columns) FROM statement WHERE account = ?", account.key, read: KeptStatement.init(row:))
    return Array(Set(statements.filter { $0.difference == nil }.flatMap(\.ends)))
  }
}

extension KeptStatement {
  /// The balances at its two ends, as far as it says them with their days.
  fileprivate var ends: [KnownBalance] {
    let last = lastDay.flatMap { day in closing.map { KnownBalance([day], amount: $0) } }
    let first = firstDay.flatMap { day in opening.map { KnownBalance([day.advanced(by: -1), day], amount: $0) } }
    return [first, last].compactMap(\.self)
  }
}
