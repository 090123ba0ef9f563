import BankeyCore

/// Walks the rows of all groups of a search in order, and picks those that match.
struct Walk {
  private let search: Search
  private let start: PageQuery
  /// The next row is that of the last one: to look at each for every row would cost the accounts times the rows.
  private var legs: [Leg] = []
  /// How many matches are still to be skipped.
  private var skipping: Int
  /// How many rows may be walked before `next` gives up for now.
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

  /// Whether it goes from old to new.
  var isBackward: Bool { start.isBackward }

  /// The next match; nil at the end, or when its patience is over.
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

  /// Before the first that comes sooner; mostly it is the last again.
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

/// The rows of one account and status.
private final class Leg {
  let account: AccountReference
  private let statement: Statement
  private let date: GroupingDate
  /// The row that it stands at; nil at the end.
  private(set) var row: Row?
  /// Where that row stands in the order.
  private(set) var key: TransactionKey?

  init(_ account: AccountReference, _ status: TransactionStatus, _ start: PageQuery, in database: Database) throws {
    self.account = account
    date = start.grouping
    statement = try database.prepare(start.unlimited)
    try statement.bind([account.key, status] + start.values)
    try advance()
  }

  /// Whether its row is handed over before that of another one.
  func comes(before other: Leg, _ isBackward: Bool) -> Bool {
    guard let key, let otherKey = other.key else { return false }
    return isBackward ? key < otherKey : otherKey < key
  }

  /// Throws when its row has a value that cannot be.
  func check() throws { try statement.check() }

  /// Goes on to the next row.
  func advance() throws {
    row = try statement.step()
    key = row.map { row in
      let day: Day = date == .booked ? row[3] : (row[4] as Day?) ?? row[3]
      return TransactionKey(day: day, id: row[0])
    }
  }
}
