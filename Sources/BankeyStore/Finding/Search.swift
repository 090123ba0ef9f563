import BankeyModel

/// One query in one scope, over one state of the database.
///
/// A walk over the rows in order finds common matches quickly. The indexes find rare ones, whose rows the search then
/// looks up and sorts. An index that gives up at too many hits shows that a match is common. When a walk finds no match
/// for long, for instance because all matches are old, the search asks the index again with a higher limit.
struct Search: TransactionSearch {
  /// The sequence of attempts for a page.
  struct Attempts {
    /// Walks `rows` rows, then asks the index, which gives up at more than `hits` hits.
    typealias Step = (rows: Int, hits: Int)
    /// The steps. After the last one the walk continues to its end.
    var steps: [Step] = [(500, 2000), (20_000, 50_000)]
    /// A search for all matches looks up index hits only when they are at most this fraction (one in `share`) of the
    /// rows.
    var share = 4
  }

  /// The largest number of index hits to hold in memory while handing over matches one by one.
  private static let listed = 50_000

  let database: Database
  let scope: FindScope
  let matcher: RowMatcher
  /// The user's names for payees.
  let book: PayeeBook
  let accounts: [Int64: AccountReference]
  private let candidates: Candidates
  private let effort: Attempts

  init(_ query: FindQuery, in scope: FindScope, _ database: Database, effort: Attempts = Attempts()) throws {
    self.effort = effort
    self.database = database
    self.scope = scope
    book = try database.payees()
    matcher = RowMatcher(query, in: scope, book)
    let references = try database.accountReferences(scope.account).filter { scope.accounts?.contains($0.id) ?? true }
    accounts = Dictionary(uniqueKeysWithValues: references.map { ($0.key, $0) })
    candidates = Candidates(
      database: database, query: query, book: book, account: scope.account == nil ? nil : references.first?.key)
  }

  /// At most `limit` matches from `start` on, newest first.
  func page(from start: PageStart, limit: Int) throws -> [Transaction] {
    if limit <= 0 || accounts.isEmpty || matcher.statuses.isEmpty { return [] }
    var (walk, page) = (try SearchWalk(self, from: start), [Transaction]())
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

  /// Calls `body` with at most `limit` matches, newest first, without holding them all in memory.
  func each(limit: Int, _ body: (Transaction) throws -> Void) throws {
    if limit <= 0 || accounts.isEmpty || matcher.statuses.isEmpty { return }
    if let ids = try candidates.ids(limit: Self.listed) { return try page(of: ids, from: .first, limit).forEach(body) }
    var (walk, left) = (try SearchWalk(self, from: .first), limit)
    while left > 0, let next = try walk.next() {
      try body(next)
      left -= 1
    }
  }

  func all() throws -> FoundTransactions {
    var collector = MatchCollector(date: scope.date)
    try each { row, account in collector.add(row, of: account.key) }
    return collector.found(accounts)
  }

  /// All matches by payee, as the user or else the bank calls it. The matches of an account are added newest first.
  func counterparties() throws -> [CounterpartyTotal] {
    var sums = CounterpartySums()
    try each { row, account in
      try sums.add(row, account.currency, book)
    }
    return sums.totals
  }

  /// Calls `body` with the row of each match, in no particular order.
  private func each(_ body: (Row, AccountReference) throws -> Void) throws {
    if accounts.isEmpty || matcher.statuses.isEmpty { return }
    if let ids = try candidates.ids(limit: rows() / effort.share) { return try each(of: ids, body) }
    let first = PageQuery(.first, by: scope.date, in: matcher.days)
    let rows = try database.prepare(first.unlimited)
    for account in accounts.values {
      for status in matcher.statuses {
        try rows.each([account.key, status] + first.values) { row in
          if matcher.matches(row) { try body(row, account) }
        }
      }
    }
  }

  /// The number of rows that a walk would read: those of the scope's accounts and the query's days.
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

  /// Calls `body` with the matches among the rows with these ids.
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
