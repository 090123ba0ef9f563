/// The part of an account that a pane shows, held in memory: all days of its groups and its newest transactions.
public struct AccountSlice: Hashable, Sendable {
  private struct Group: Hashable, Sendable {
    let days: [DayTotal]
    let newest: [Transaction]
  }
  private let groups: [TransactionGroup: Group]
  private let balances: [KnownBalance]
  /// The holdings of the account, as its source reports them.
  public let holdings: [HoldingRecord]

  /// Reads an account with its transactions grouped by `date`, at most `limit` of each status.
  ///
  /// - Throws: Errors from `pages`.
  public init(
    of account: Account.ID, by date: GroupingDate, limit: Int, from pages: some TransactionPages,
    holding holdings: [HoldingRecord]
  ) throws {
    self.holdings = holdings
    balances = try pages.knownBalances(of: account)
    groups = try TransactionStatus.allCases.reduce(into: [:]) { groups, status in
      let group = TransactionGroup(account: account, status: status, date: date)
      let days = try pages.dayTotals(of: group)
      let newest = try days.isEmpty ? [] : pages.page(of: group, from: .first, limit: limit)
      groups[group] = Group(days: days, newest: newest)
    }
  }
}

extension AccountSlice: TransactionPages {
  /// The days of a group, newest first; empty for another account's group.
  public func dayTotals(of group: TransactionGroup) -> [DayTotal] { groups[group]?.days ?? [] }

  /// The account's balances as its statements give them.
  public func knownBalances(of account: Account.ID) -> [KnownBalance] { balances }

  /// Transactions from the first or from a day on, as far as they were read. Other starts are not supported and return
  /// none.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) -> [Transaction] {
    guard let known = groups[group] else { return [] }
    switch start {
    case .first: return Array(known.newest.prefix(limit))
    case .day(let day, let skipping):
      let before = known.newest.prefix { transaction in self.day(of: transaction, group.date) > day }.count
      return Array(known.newest.dropFirst(before).dropFirst(skipping).prefix(limit))
    case .last, .after, .before: return []
    }
  }

  /// The position of a transaction that was read; nil for any other.
  public func place(of id: Transaction.ID, by date: GroupingDate) -> TransactionPlace? {
    for (group, known) in groups where group.date == date {
      guard let found = known.newest.first(where: { $0.id == id }) else { continue }
      let own = day(of: found, date)
      let offset = known.newest.drop { day(of: $0, date) > own }.prefix { $0.id != id }.count
      return TransactionPlace(group: group, day: own, offset: offset)
    }
    return nil
  }

  private func day(of transaction: Transaction, _ date: GroupingDate) -> Day {
    date == .authorized ? transaction.authorizedDay ?? transaction.day : transaction.day
  }
}
