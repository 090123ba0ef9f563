import BankeyCore

/// Collects matches by group, with what their days come to.
struct MatchCollector {
  private struct GroupKey: Hashable {
    let account: Int64
    let status: TransactionStatus
  }
  private struct DayScale: Hashable {
    let day: Day
    let scale: Int
  }
  private struct Group {
    var keys: [TransactionKey] = []
    var figures: [DayScale: DayFigures] = [:]
  }
  private var groups: [GroupKey: Group] = [:]
  private let date: GroupingDate

  init(date: GroupingDate) { self.date = date }

  /// Takes the row at hand in; its columns are `Transaction.columns`.
  mutating func add(_ row: Row, of account: Int64) {
    let day: Day = date == .booked ? row[3] : (row[4] as Day?) ?? row[3]
    let key = GroupKey(account: account, status: row[2])
    groups[key, default: Group()].keys.append(TransactionKey(day: day, id: row[0]))
    groups[key, default: Group()].figures[DayScale(day: day, scale: row[6]), default: DayFigures()].add(row[5])
  }

  /// What was found, in order.
  func found(_ accounts: [Int64: AccountReference]) -> FoundTransactions {
    var found: [TransactionGroup: (FoundTransactions.Group, Currency)] = [:]
    for (key, group) in groups {
      guard let account = accounts[key.account] else { continue }
      let name = TransactionGroup(account: account.id, status: key.status, date: date)
      found[name] = (.init(keys: group.keys.sorted(by: >), days: days(of: group)), account.currency)
    }
    return FoundTransactions(found)
  }

  private func days(of group: Group) -> [DayTotal] {
    let figures = group.figures.sorted { ($1.key.day, $0.key.scale) < ($0.key.day, $1.key.scale) }
    return figures.reduce(into: []) { days, next in
      let total = Int64(exactly: next.value.units).map { Amount(units: $0, scale: next.key.scale) }
      let day = DayTotal(day: next.key.day, count: next.value.count, total: total)
      if days.last?.day != day.day { days.append(day) } else { days[days.count - 1].join(day) }
    }
  }
}
