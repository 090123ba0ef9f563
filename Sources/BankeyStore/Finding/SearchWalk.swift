import BankeyModel

/// Walks the rows of all groups of a search in order and picks the matches.
struct SearchWalk {
  private let search: Search
  private let start: PageQuery
  /// The remaining groups, sorted so that the last one has the next row. Comparing all groups for each row would cost
  /// accounts × rows.
  private var legs: [Leg] = []
  /// The number of matches still to skip.
  private var skipping: Int
  /// The number of rows that may be walked before `next` gives up for now.
  var patience = Int.max

  init(_ search: Search, from start: PageStart) throws {
    self.search = search
    self.start = PageQuery(start, by: search.scope.date, in: search.matcher.days)
    skipping = self.start.offset
    for account in search.accounts.values {
      for status in search.matcher.statuses {
        let leg = try Leg(account, status, self.start, in: search.database)
        if leg.key != nil { legs.append(leg) }
      }
    }
    let isBackward = isBackward
    legs.sort { $1.comes(before: $0, isBackward) }
  }

  /// Whether every row has been walked.
  var isDone: Bool { legs.isEmpty }

  /// Whether the walk goes from old to new.
  var isBackward: Bool { start.isBackward }

  /// The next match; nil at the end, and when `patience` is used up.
  mutating func next() throws -> Transaction? {
    while patience > 0, let leg = legs.popLast() {
      patience -= 1
      let transaction = try match(leg)
      try leg.advance()
      if leg.key != nil { legs.insert(leg, at: place(of: leg)) }
      if let transaction { return transaction }
    }
    return nil
  }

  /// The sorted position of a group, found by binary search; mostly it is the last again.
  private func place(of leg: Leg) -> Int {
    var (low, high) = (0, legs.count)
    while low < high {
      let middle = (low + high) / 2
      if leg.comes(before: legs[middle], isBackward) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func match(_ leg: Leg) throws -> Transaction? {
    guard let row = leg.row, search.matcher.matches(row) else { return nil }
    guard skipping == 0 else {
      skipping -= 1
      return nil
    }
    let transaction = try Transaction(row: row, of: leg.account)
    try leg.check()
    return transaction
  }
}

/// A cursor over the rows of one account and status.
private final class Leg {
  let account: AccountReference
  private let statement: Statement
  private let date: GroupingDate
  /// The current row; nil at the end.
  private(set) var row: Row?
  /// The sort key of that row.
  private(set) var key: TransactionKey?

  init(_ account: AccountReference, _ status: TransactionStatus, _ start: PageQuery, in database: Database) throws {
    self.account = account
    date = start.grouping
    statement = try database.prepare(start.unlimited)
    try statement.bind([account.key, status] + start.values)
    try advance()
  }

  /// Whether its row comes before another group's row.
  func comes(before other: Leg, _ isBackward: Bool) -> Bool {
    guard let key, let otherKey = other.key else { return false }
    return isBackward ? key < otherKey : otherKey < key
  }

  /// Throws when the current row contains an invalid value.
  func check() throws { try statement.check() }

  /// Advances to the next row.
  func advance() throws {
    row = try statement.step()
    key = row.map { row in
      let day: Day = date == .booked ? row[3] : (row[4] as Day?) ?? row[3]
      return TransactionKey(day: day, id: row[0])
    }
  }
}

/// Collects matches by group, with the totals of their days.
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

  /// Adds the current row; its columns are `Transaction.columns`.
  mutating func add(_ row: Row, of account: Int64) {
    let day: Day = date == .booked ? row[3] : (row[4] as Day?) ?? row[3]
    let key = GroupKey(account: account, status: row[2])
    groups[key, default: Group()].keys.append(TransactionKey(day: day, id: row[0]))
    groups[key, default: Group()].figures[DayScale(day: day, scale: row[6]), default: DayFigures()].add(row[5])
  }

  /// The collected matches, in order.
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
      func amount(_ units: Int128) -> Amount? {
        Int64(exactly: units).map { Amount(units: $0, scale: next.key.scale) }
      }
      let (total, income) = (amount(next.value.units), next.value.income.flatMap(amount))
      let day = DayTotal(day: next.key.day, count: next.value.count, total: total, income: income)
      if days.last?.day != day.day { days.append(day) } else { days[days.count - 1].join(day) }
    }
  }
}
