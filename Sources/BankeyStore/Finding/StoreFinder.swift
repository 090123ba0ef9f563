import BankeyModel

/// Searches a database off the main thread. First matches and complete results use separate connections, so the first
/// matches never wait for a count in progress.
public final class StoreFinder: TransactionFinder {
  private let first: FindWorker
  private let whole: FindWorker

  /// Creates a finder for the database in a folder. It opens the database on the first search.
  public convenience init(reading folder: DataFolder) { self.init(reading: .folder(folder)) }

  /// Creates a finder for the database at a place. It opens the database on the first search.
  public init(reading place: StorePlace) {
    first = FindWorker(place)
    whole = FindWorker(place)
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
  private let place: StorePlace
  private var store: Store?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  init(_ place: StorePlace) { self.place = place }

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
    let store = try self.store ?? Store(reading: place)
    self.store = store
    do {
      return try store.database.listening(to: interruption) { try question(store) }
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
      let search = try search(for: query, in: scope)
      let found = try search.page(from: start, limit: min(limit, pageLimit))
      return try MatchReader(database).filled(found.map(search.book.naming))
    }
  }

  /// All matches with counts and sums.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func all(of query: FindQuery, in scope: FindScope = FindScope()) throws -> FoundTransactions {
    try snapshot { try search(for: query, in: scope).all() }
  }

  /// Totals of all matches by counterparty, in each currency the largest first.
  ///
  /// - Throws: The same errors as `all(of:in:)`.
  public func counterparties(of query: FindQuery, in scope: FindScope = FindScope()) throws -> [CounterpartyTotal] {
    try snapshot { try search(for: query, in: scope).counterparties() }
  }
}

extension Store: TransactionLookup {
  /// The transactions with these ids, in this order, leaving out those that no longer exist.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func transactions(_ ids: [Transaction.ID]) throws -> [Transaction] {
    try database.together {
      try database.expect(ids.map { Inquiry(Self.one, [$0]) })
      return try database.completed(rows(ids))
    }
  }

  private static let one = "SELECT \(Transaction.columns), account FROM transactions WHERE id = ? AND deleted IS NULL"

  private func rows(_ ids: [Transaction.ID]) throws -> [Transaction] {
    var accounts: [Int64: AccountReference] = [:]
    return try ids.compactMap { id in
      try database.first(Self.one, id) {
        row in
        let key: Int64 = row[10]
        if accounts[key] == nil { accounts[key] = try database.accountReference(key) }
        return try accounts[key].map { try Transaction(row: row, of: $0) }
      } ?? nil
    }
  }
}

/// One query in one scope, over one state of the data.
protocol TransactionSearch {
  /// The user's names for payees.
  var book: PayeeBook { get }
  /// At most `limit` matches from `start` on, newest first.
  func page(from start: PageStart, limit: Int) throws -> [Transaction]
  /// Calls `body` with at most `limit` matches, newest first, without holding them all in memory.
  func each(limit: Int, _ body: (Transaction) throws -> Void) throws
  /// The keys of all matches by group, with counts and sums.
  func all() throws -> FoundTransactions
  /// All matches by payee, as the user or else the bank calls it. The matches of an account are added newest first.
  func counterparties() throws -> [CounterpartyTotal]
}

extension Store {
  /// The kind of search that is fastest in this engine.
  func search(for query: FindQuery, in scope: FindScope) throws -> any TransactionSearch {
    if let file = database as? Database { return try Search(query, in: scope, file) }
    return try ServerSearch(query, in: scope, database)
  }
}

extension CounterpartySums {
  /// Adds a row; its columns are `Transaction.columns`.
  mutating func add(_ row: Row, _ currency: Currency, _ book: PayeeBook) throws {
    let (description, counterparty): (String, String?) = (row[7], row[8])
    let payee = book.rule(for: description, counterparty)?.name
    add(description, counterparty, called: payee, try row.amount(5), currency)
  }
}
