import BankeyModel

/// One query in one scope over one state of the database.
///
/// Common matches are met soon by walking the rows in their order. Rare ones come from the indexes: their rows are looked up
/// and put in order. Which of the two it is the index tells, by giving up at too many hits; and where walking meets none for
/// long, as when they are all old, it is asked again and may have more.
struct Search {
  /// What is tried one after the other for a page.
  struct Effort {
    /// So many rows are walked, and then the index is asked, which gives up at more than so many hits.
    typealias Step = (rows: Int, hits: Int)
    /// The steps. After the last one the walk goes on to its end.
    var steps: [Step] = [(500, 2000), (20_000, 50_000)]
    /// For all matches: how many of the rows there may be hits for each to be looked up by itself.
    var share = 4
  }

  /// When all matches are handed over one by one: as many as this may be in memory.
  private static let listed = 50_000

  let database: Database
  let scope: FindScope
  let matcher: RowMatcher
  let accounts: [Int64: AccountReference]
  private let candidates: Candidates
  private let effort: Effort

  init(_ query: FindQuery, in scope: FindScope, _ database: Database, effort: Effort = Effort()) throws {
    self.effort = effort
    self.database = database
    self.scope = scope
    matcher = RowMatcher(query, in: scope)
    let references = try database.accountReferences(scope.account).filter { scope.accounts?.contains($0.id) ?? true }
    accounts = Dictionary(uniqueKeysWithValues: references.map { ($0.key, $0) })
    candidates = Candidates(
      database: database, query: query, account: scope.account == nil ? nil : references.first?.key)
  }

  /// At most `limit` matches from a start on, newest first.
  func page(from start: PageStart, limit: Int) throws -> [Transaction] {
    if limit <= 0 || accounts.isEmpty || matcher.statuses.isEmpty { return [] }
    var (walk, page) = (try Walk(self, from: start), [Transaction]())
    for step in effort.steps {
      walk.patience = step.rows
      while page.count < limit, let next = try walk.next() { page.append(next) }
      if page.count == limit || walk.isDone { break }
      if let ids = try candidates.ids(limit: step.hits) { return try self.page(of: ids, from: start, limit) }
    }
    walk.patience = .max
    while page.count < limit, let next = try walk.next() { page.append(next) }
    return walk.isBackward ? page.reversed() : page
  }

  /// Hands over at most `limit` matches, newest first, however many there are.
  func each(limit: Int, _ body: (Transaction) throws -> Void) throws {
    if limit <= 0 || accounts.isEmpty || matcher.statuses.isEmpty { return }
    if let ids = try candidates.ids(limit: Self.listed) { return try page(of: ids, from: .first, limit).forEach(body) }
    var (walk, left) = (try Walk(self, from: .first), limit)
    while left > 0, let next = try walk.next() {
      try body(next)
      left -= 1
    }
  }

  /// All matches.
  func all() throws -> FoundTransactions {
    var collector = MatchCollector(date: scope.date)
    try each { row, account in collector.add(row, of: account.key) }
    return collector.found(accounts)
  }

  /// All matches by their other sides. Those of an account come newest first.
  func counterparties() throws -> [CounterpartyTotal] {
    var sums = CounterpartySums()
    try each { row, account in sums.add(row[7], row[8], try row.amount(5), account.currency) }
    return sums.totals
  }

  /// Hands over the row of each match, in no order.
  private func each(_ body: (Row, AccountReference) throws -> Void) throws {
    if accounts.isEmpty || matcher.statuses.isEmpty { return }
    if let ids = try candidates.ids(limit: rows() / effort.share) { return try each(of: ids, body) }
    let first = PageQuery(.first, by: scope.date, in: matcher.days)
    for account in accounts.values {
      for status in matcher.statuses {
        try database.prepare(first.unlimited).each([account.key, status] + first.values) { row in
          if matcher.matches(row) { try body(row, account) }
        }
      }
    }
  }

  /// How many rows would be walked: those of the scope's accounts and the query's days.
  private func rows() throws -> Int {
    let counted: Int? = try database.value(
      "SELECT sum(count) FROM day_total WHERE grouping = 0 AND account = coalesce(?, account) AND day BETWEEN ? AND ?",
      scope.account == nil ? nil : accounts.keys.first, matcher.days.lowerBound, matcher.days.upperBound)
    return counted ?? 0
  }

  private func page(of ids: [Int64], from start: PageStart, _ limit: Int) throws -> [Transaction] {
    var found: [(key: TransactionKey, transaction: Transaction)] = []
    try each(of: ids) { row, account in
      let transaction = try Transaction(row: row, of: account)
      found.append((transaction.key(by: scope.date), transaction))
    }
    found.sort { $0.key > $1.key }
    return found[found.map(\.key).range(from: start, limit: limit)].map(\.transaction)
  }

  /// The matches among rows of these ids.
  private func each(of ids: [Int64], _ body: (Row, AccountReference) throws -> Void) throws {
    let statement = try database.prepare(
      "SELECT \(Transaction.columns), account FROM transactions WHERE id = ? AND deleted IS NULL")
    for id in ids {
      try statement.each([id]) { row in
        let status: TransactionStatus = row[2]
        guard let account = accounts[row[10]], matcher.statuses.contains(status), matcher.matches(row) else { return }
        try body(row, account)
      }
    }
  }
}
