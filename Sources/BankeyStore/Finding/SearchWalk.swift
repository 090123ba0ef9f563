import BankeyModel

/// Walks the rows of all groups of a search in order and picks the matches.
struct SearchWalk {
  private let rows: WalkedRows
  /// The remaining groups, sorted so that the last one has the next row. Comparing all groups for each row would cost
  /// accounts × rows.
  private var legs: [Leg] = []
  /// The number of matches still to skip.
  private var skipping: Int
  /// The number of rows that may be walked before `next` gives up for now.
  var patience = Int.max

  init(_ search: Search, from start: PageStart) throws {
    rows = try WalkedRows(search, from: start)
    skipping = rows.start.offset
    for account in search.accounts.values {
      for status in search.matcher.statuses {
        let leg = Leg(account, status)
        _ = try leg.read(rows, atMost: 1)
        if leg.key != nil { legs.append(leg) }
      }
    }
    let isBackward = isBackward
    legs.sort { $1.comes(before: $0, isBackward) }
  }

  /// Whether every row has been walked.
  var isDone: Bool { legs.isEmpty }

  /// Whether the walk goes from old to new.
  var isBackward: Bool { rows.start.isBackward }

  /// The next match; nil at the end, and when `patience` is used up.
  mutating func next() throws -> Transaction? {
    while patience > 0, let leg = legs.popLast() {
      let match = leg.popMatch()
      if leg.isEmpty { patience -= try leg.read(rows, atMost: min(patience, rows.mostAhead(legs.count + 1))) }
      if leg.key != nil { legs.insert(leg, at: place(of: leg)) }
      guard let match else { continue }
      if skipping == 0 { return match }
      skipping -= 1
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
}

/// Reads rows of a group through two statements that all groups share. A statement for each would hold thousands of
/// cursors open, and SQLite looks at all of them whenever it opens another.
private struct WalkedRows {
  /// Where the walk begins.
  let start: PageQuery
  private let search: Search
  private let first: Statement
  private let following: Statement

  init(_ search: Search, from start: PageStart) throws {
    self.search = search
    self.start = PageQuery(start, by: search.scope.date, in: search.matcher.days)
    first = try search.database.prepare(self.start.unlimited)
    let someKey = TransactionKey(day: search.matcher.days.lowerBound, id: 0)
    following = try search.database.prepare(
      WalkedRows.query(behind: someKey, isBackward: self.start.isBackward, search).unlimited)
  }

  /// The most rows of a group to read ahead. More groups mean fewer rows each, so that all together need little memory.
  func mostAhead(_ groups: Int) -> Int { max(8, 16_384 / groups) }

  /// Passes at most `limit` rows of a group to `body`, each with its key and as a transaction if it matches: those
  /// behind a key, or the first ones.
  func each(
    _ account: AccountReference, _ status: TransactionStatus, behind key: TransactionKey?, limit: Int,
    _ body: (TransactionKey, Transaction?) -> Void
  ) throws {
    let query = key.map { WalkedRows.query(behind: $0, isBackward: start.isBackward, search) } ?? start
    try (key == nil ? first : following).each([account.key, status] + query.values, limit: limit) { row in
      let day: Day = start.grouping == .booked ? row[3] : (row[4] as Day?) ?? row[3]
      let match = search.matcher.matches(row) ? try Transaction(row: row, of: account) : nil
      body(TransactionKey(day: day, id: row[0]), match)
    }
  }

  private static func query(behind key: TransactionKey, isBackward: Bool, _ search: Search) -> PageQuery {
    PageQuery(isBackward ? .before(key) : .after(key), by: search.scope.date, in: search.matcher.days)
  }
}

/// The rows of one account and status. It knows its next matches, and how far it has read.
private final class Leg {
  private let account: AccountReference
  private let status: TransactionStatus
  /// The matches that were read, the next one last.
  private var matches: [(key: TransactionKey, transaction: Transaction)] = []
  /// The last row that was read.
  private var end: TransactionKey?
  /// How many rows to read next. It grows each time, because a group that the walk has reached usually has its next
  /// rows too.
  private var chunk = 1
  private static let mostAtOnce = 1024
  /// The sort key of the next match, or of the last row read when none of them matches; nil at the end.
  private(set) var key: TransactionKey?

  init(_ account: AccountReference, _ status: TransactionStatus) { (self.account, self.status) = (account, status) }

  /// Whether more rows must be read.
  var isEmpty: Bool { matches.isEmpty }

  /// Whether its row comes before another group's row.
  func comes(before other: Leg, _ isBackward: Bool) -> Bool {
    guard let key, let otherKey = other.key else { return false }
    return isBackward ? key < otherKey : otherKey < key
  }

  /// Reads the next rows, and returns how many there were.
  func read(_ rows: WalkedRows, atMost limit: Int) throws -> Int {
    var count = 0
    try rows.each(account, status, behind: end, limit: min(chunk, limit)) { key, match in
      count += 1
      end = key
      if let match { matches.append((key, match)) }
    }
    matches.reverse()
    chunk = min(chunk * 2, Leg.mostAtOnce)
    key = count == 0 ? nil : matches.last?.key ?? end
    return count
  }

  /// Takes the next match; nil when the rows that were read have none.
  func popMatch() -> Transaction? {
    let match = matches.popLast()
    if let next = matches.last { key = next.key }
    return match?.transaction
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
