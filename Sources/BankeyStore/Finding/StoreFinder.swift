import BankeyCore

/// Finds in a database away from the main thread. The first matches do not wait for a count that is still going on: each
/// has a connection of its own.
public final class StoreFinder: TransactionFinder {
  private let first: FindWorker
  private let whole: FindWorker

  /// A finder in the database of a folder, which is opened when it is first asked.
  public init(reading folder: DataFolder) {
    first = FindWorker(folder)
    whole = FindWorker(folder)
  }

  /// At most `limit` matches from `start` on.
  public func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction] {
    try await first.run { try $0.matches(of: query, in: scope, from: start, limit: limit) }
  }

  /// All matches.
  public func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions {
    try await whole.run { try $0.all(of: query, in: scope) }
  }
}

/// One connection that answers one question after the other. A question whose task was cancelled ends at once.
private actor FindWorker {
  private let queue = OwnQueue("find")
  private let folder: DataFolder
  private var store: Store?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  init(_ folder: DataFolder) { self.folder = folder }

  func run<Answer: Sendable>(_ question: @Sendable (Store) throws -> Answer) async throws -> Answer {
    let interruption = Interruption()
    return try await withTaskCancellationHandler {
      try answer(question, interruption)
    } onCancel: {
      interruption.wish()
    }
  }

  private func answer<Answer>(_ question: (Store) throws -> Answer, _ interruption: Interruption) throws -> Answer {
    try Task.checkCancellation()
    let store = try self.store ?? Store(reading: folder)
    self.store = store
    do {
      return try interruption.whileListening(on: store.database) { try question(store) }
    } catch  where interruption.isWished {
      throw CancellationError()
    }
  }
}
