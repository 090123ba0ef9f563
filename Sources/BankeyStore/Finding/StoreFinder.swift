import BankeyModel

/// Searches a database off the main thread. First matches and complete results use separate connections, so the first
/// matches never wait for a count in progress.
public final class StoreFinder: TransactionFinder {
  private let first: FindWorker
  private let whole: FindWorker

  /// Creates a finder for the database in `folder`. It opens the database on the first search.
  public init(reading folder: DataFolder) {
    first = FindWorker(folder)
    whole = FindWorker(folder)
  }

  /// At most `limit` matches from `start` on, newest first.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values, and `CancellationError` if
  ///   the task is cancelled.
  public func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction] {
    try await first.run { try $0.matches(of: query, in: scope, from: start, limit: limit) }
  }

  /// All matches with counts and sums.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values, and `CancellationError` if
  ///   the task is cancelled.
  public func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions {
    try await whole.run { try $0.all(of: query, in: scope) }
  }

  /// Totals of all matches by counterparty.
  ///
  /// - Throws: The same errors as `all(of:in:)`.
  public func counterparties(of query: FindQuery, in scope: FindScope) async throws -> [CounterpartyTotal] {
    try await whole.run { try $0.counterparties(of: query, in: scope) }
  }
}

/// A connection that runs one search at a time. Cancelling a search's task interrupts it.
private actor FindWorker {
  private let queue = OwnQueue("find")
  private let folder: DataFolder
  private var store: Store?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  init(_ folder: DataFolder) { self.folder = folder }

  func run<Answer: Sendable>(_ question: @Sendable (Store) throws -> Answer) async throws -> Answer {
    let interruption = QueryInterruption()
    return try await withTaskCancellationHandler {
      try answer(question, interruption)
    } onCancel: {
      interruption.request()
    }
  }

  private func answer<Answer>(_ question: (Store) throws -> Answer, _ interruption: QueryInterruption) throws -> Answer
  {
    try Task.checkCancellation()
    let store = try self.store ?? Store(reading: folder)
    self.store = store
    do {
      return try interruption.whileListening(on: store.database) { try question(store) }
    } catch  where interruption.isRequested {
      throw CancellationError()
    }
  }
}

extension Store {
  /// At most `limit` matches (never more than `pageLimit`) from `start` on, newest first.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func matches(
    of query: FindQuery, in scope: FindScope = FindScope(), from start: PageStart = .first, limit: Int
  ) throws -> [Transaction] {
    try snapshot {
      try MatchReader(database).filled(
        Search(query, in: scope, database).page(from: start, limit: min(limit, pageLimit)))
    }
  }

  /// All matches with counts and sums.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func all(of query: FindQuery, in scope: FindScope = FindScope()) throws -> FoundTransactions {
    try snapshot { try Search(query, in: scope, database).all() }
  }

  /// Totals of all matches by counterparty, in each currency the largest first.
  ///
  /// - Throws: The same errors as `all(of:in:)`.
  public func counterparties(of query: FindQuery, in scope: FindScope = FindScope()) throws -> [CounterpartyTotal] {
    try snapshot { try Search(query, in: scope, database).counterparties() }
  }
}

extension Store: TransactionLookup {
  /// The transactions with these ids, in this order, leaving out those that no longer exist.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func transactions(_ ids: [Transaction.ID]) throws -> [Transaction] {
    var accounts: [Int64: AccountReference] = [:]
    let found = try ids.compactMap { id in
      try database.first(
        "SELECT \(Transaction.columns), account FROM transactions WHERE id = ? AND deleted IS NULL", id
      ) {
        row in
        let key: Int64 = row[10]
        if accounts[key] == nil { accounts[key] = try database.accountReference(key) }
        return try accounts[key].map { try Transaction(row: row, of: $0) }
      } ?? nil
    }
    return try TransferReader(database).filled(MatchReader(database).filled(found))
  }
}

/// Applies a query to raw rows, so that only matching rows become values.
struct RowMatcher {
  private let texts: [TextPattern]
  private let amounts: [UnitRanges]
  private let figures: [(TextPattern, UnitRanges)]
  /// The days that can contain matches.
  let days: ClosedRange<Day>
  /// The statuses that matches can have.
  let statuses: [TransactionStatus]
  private let isImpossible: Bool

  init(_ query: FindQuery, in scope: FindScope) {
    var (texts, amounts, figures): ([TextPattern], [UnitRanges], [(TextPattern, UnitRanges)]) = ([], [], [])
    var statuses = scope.status.map { [$0] } ?? TransactionStatus.allCases
    var (first, last) = (Day(number: .min), Day(number: .max))
    for term in query.terms {
      switch term {
      case .text(let pattern): texts.append(pattern)
      case .amount(let range): amounts.append(UnitRanges(range))
      case .figure(let pattern, let range): figures.append((pattern, UnitRanges(range)))
      case .days(let days): (first, last) = (max(first, days.lowerBound), min(last, days.upperBound))
      case .status(let status): statuses.removeAll { $0 != status }
      // The caller has resolved these into the scope's accounts.
      case .account, .kind: break
      }
    }
    (self.texts, self.amounts, self.figures, self.statuses) = (texts, amounts, figures, statuses)
    isImpossible = first > last
    days = isImpossible ? first...first : first...last
  }

  /// Whether the current row matches; its columns are `Transaction.columns`.
  func matches(_ row: Row) -> Bool {
    if isImpossible { return false }
    let (day, units, scale): (Day, Int64, Int) = (row[3], row[5], row[6])
    return days.contains(day) && amounts.allSatisfy { $0.contains(units, scale) }
      && texts.allSatisfy { isFound($0, in: row) }
      && figures.allSatisfy { $1.contains(units, scale) || isFound($0, in: row) }
  }

  private func isFound(_ pattern: TextPattern, in row: Row) -> Bool {
    pattern.isFound(in: row.bytes(7)) || ((row[8] as String?) != nil && pattern.isFound(in: row.bytes(8)))
  }
}
