import BankeyModel
import BankeyText
import BankeyCore

/// Searches in-memory transactions one by one.
struct FakeFinder: TransactionFinder {
  let transactions: [Transaction]

  @MainActor func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction] {
    let all = matches(of: query, in: scope)
    return switch start {
    case .first: Array(all.prefix(limit))
    case .last: all.suffix(limit)
    case .after(let key): Array(all.drop { $0.key(by: scope.date) >= key }.prefix(limit))
    case .before(let key): all.prefix { $0.key(by: scope.date) > key }.suffix(limit)
    case .day(let day, let skipping):
      Array(all.drop { $0.key(by: scope.date).day > day }.dropFirst(skipping).prefix(limit))
    }
  }

  @MainActor func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions {
    let groups = Dictionary(grouping: matches(of: query, in: scope)) {
      TransactionGroup(account: $0.account, status: $0.status, date: scope.date)
    }
    return FoundTransactions(
      groups.mapValues { rows in
        let pages = FakePages(rows)
        let group = TransactionGroup(account: rows[0].account, status: rows[0].status, date: scope.date)
        return (.init(keys: rows.map { $0.key(by: scope.date) }, days: pages.dayTotals(of: group)), rows[0].currency)
      })
  }

  @MainActor func counterparties(of query: FindQuery, in scope: FindScope) async throws -> [CounterpartyTotal] {
    var sums = CounterpartySums()
    for transaction in matches(of: query, in: scope) {
      sums.add(
        transaction.description, transaction.counterparty, called: transaction.payee, transaction.amount,
        transaction.currency)
    }
    return sums.totals
  }

  private func matches(of query: FindQuery, in scope: FindScope) -> [Transaction] {
    transactions.filter {
      (scope.account == nil || scope.account == $0.account) && (scope.accounts?.contains($0.account) ?? true)
        && (scope.status == nil || scope.status == $0.status)
        && query.matches($0)
    }
    .sorted { $0.key(by: scope.date) > $1.key(by: scope.date) }
  }
}

/// Fails every question, but only once the test says so.
@MainActor final class FailingFinder: TransactionFinder {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many questions wait.
  var questions: Int { waiting.count }

  /// Lets all questions fail.
  func fail() {
    waiting.forEach { $0.resume() }
    waiting = []
  }

  private func answer() async throws -> Never {
    await withCheckedContinuation { waiting.append($0) }
    throw CancellationError()
  }

  func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction] { try await answer() }

  func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions { try await answer() }

  func counterparties(of query: FindQuery, in scope: FindScope) async throws -> [CounterpartyTotal] {
    try await answer()
  }
}
