import BankeyModel

/// A search in a shared database.
///
/// The search asks the server's index of trigrams for candidates first. When the index has too many or does not apply,
/// the search fetches rows in their order, a batch in each round trip. The server leaves out what cannot match; this
/// program decides what does, as with SQLite.
struct ServerSearch: TransactionSearch {
  /// The most candidates to fetch and sort here.
  private static let mostCandidates = 2000
  /// The rows of the first batch and of the largest.
  private static let batches = (first: 256, largest: 4096)

  let book: PayeeBook
  private let database: any ReadingConnection
  private let scope: FindScope
  private let matcher: RowMatcher
  private let accounts: [Int64: AccountReference]
  private let filter: ServerFilter

  init(_ query: FindQuery, in scope: FindScope, _ database: any ReadingConnection) throws {
    (self.database, self.scope) = (database, scope)
    book = try database.payees()
    matcher = RowMatcher(query, in: scope, book)
    let references = try database.accountReferences(scope.account).filter { scope.accounts?.contains($0.id) ?? true }
    accounts = Dictionary(uniqueKeysWithValues: references.map { ($0.key, $0) })
    filter = ServerFilter(query, book)
  }

  func page(from start: PageStart, limit: Int) throws -> [Transaction] {
    if limit <= 0 || isEmpty { return [] }
    if let found = try candidates() {
      return found[found.map { $0.key(by: scope.date) }.range(from: start, limit: limit)].map(\.self)
    }
    var page: [Transaction] = []
    let place = PageQuery(start, by: scope.date, in: matcher.days)
    var skipping = place.offset
    try walk(place) { row, account in
      if skipping > 0 {
        skipping -= 1
        return true
      }
      page.append(try Transaction(row: row, of: account))
      return page.count < limit
    }
    return place.isBackward ? page.reversed() : page
  }

  func each(limit: Int, _ body: (Transaction) throws -> Void) throws {
    if limit <= 0 || isEmpty { return }
    if let found = try candidates() { return try found.prefix(limit).forEach(body) }
    var left = limit
    try each { row, account in
      try body(Transaction(row: row, of: account))
      left -= 1
      return left > 0
    }
  }

  func all() throws -> FoundTransactions {
    var collector = MatchCollector(date: scope.date)
    try each { row, account in
      collector.add(row, of: account.key)
      return true
    }
    return collector.found(accounts)
  }

  func counterparties() throws -> [CounterpartyTotal] {
    var sums = CounterpartySums()
    try each { row, account in
      try sums.add(row, account.currency, book)
      return true
    }
    return sums.totals
  }

  private var isEmpty: Bool { accounts.isEmpty || matcher.statuses.isEmpty }

  /// Calls `body` with the row of each match, newest first, until it returns false.
  private func each(_ body: (Row, AccountReference) throws -> Bool) throws {
    if isEmpty { return }
    try walk(PageQuery(.first, by: scope.date, in: matcher.days), body)
  }

  /// The matches among the candidates of the index, newest first; nil when it has too many, or does not help.
  private func candidates() throws -> [Transaction]? {
    guard let question = filter.candidates else { return nil }
    var (found, count): ([Transaction], Int) = ([], 0)
    let rows =
      "SELECT \(Transaction.columns), account FROM transactions WHERE id IN (\(question.sql)) AND deleted IS NULL"
    try database.each(rows, question.values + [Self.mostCandidates + 1] as [any Storable], limit: .max) { row in
      count += 1
      let status: TransactionStatus = row[2]
      guard let account = accounts[row[10]], matcher.statuses.contains(status), matcher.matches(row) else { return }
      found.append(try Transaction(row: row, of: account))
    }
    if count > Self.mostCandidates { return nil }
    return found.sorted { $0.key(by: scope.date) > $1.key(by: scope.date) }
  }

  /// Fetches rows in their order and calls `body` with the matches until it returns false.
  private func walk(_ place: PageQuery, _ body: (Row, AccountReference) throws -> Bool) throws {
    var (next, size, isWanted) = (
      ServerWalk(place, scope.account == nil ? nil : Array(accounts.keys)), Self.batches.first, true
    )
    while isWanted {
      var count = 0
      try database.each(next.sql(matcher.statuses, filter), next.values + filter.values + [size], limit: .max) { row in
        count += 1
        next.pass(row)
        guard isWanted, let account = accounts[row[10]], matcher.matches(row) else { return }
        isWanted = try body(row, account)
      }
      if count < size { return }
      size = min(size * 2, Self.batches.largest)
    }
  }
}

/// Where a walk over the rows of a server is.
private struct ServerWalk {
  private let place: PageQuery
  private let account: Int64?
  private let days: [any Storable]
  private var last: TransactionKey?

  init(_ place: PageQuery, _ accounts: [Int64]?) {
    self.place = place
    account = accounts?.first
    days = place.values
  }

  /// The statement for the next batch. Parameters: `values`, those of the filter, the size.
  func sql(_ statuses: [TransactionStatus], _ filter: ServerFilter) -> String {
    let order = place.isBackward ? "ASC" : "DESC"
    let key = last == nil ? "" : " AND (\(place.date), id) \(place.isBackward ? ">" : "<") (?, ?)"
    let status = statuses.map { $0 == .posted ? "1" : "0" }.joined(separator: ", ")
    return """
      SELECT \(Transaction.columns), account FROM transactions
      WHERE deleted IS NULL\(account == nil ? "" : " AND account = ?") AND status IN (\(status)) AND \(place.condition)\(key)
        \(filter.condition) ORDER BY \(place.date) \(order), id \(order) LIMIT ?
      """
  }

  /// The values of the account, the days and the place.
  var values: [any Storable] {
    (account.map { [$0] as [any Storable] } ?? []) + days + (last.map { [$0.day, $0.id] as [any Storable] } ?? [])
  }

  /// Goes past a row.
  mutating func pass(_ row: Row) {
    let day: Day = place.grouping == .booked ? row[3] : (row[4] as Day?) ?? row[3]
    last = TransactionKey(day: day, id: row[0])
  }
}
