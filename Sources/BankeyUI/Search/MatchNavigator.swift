import BankeyModel
import BankeyText
import BankeyCore

/// Walks the matches of an account in the order of its report, authorized before posted, and wraps around.
nonisolated struct MatchNavigator {
  /// A match, and whether the walk wrapped around to reach it.
  struct Match {
    var transaction: Transaction
    var isAroundTheEnd: Bool
  }
  /// A position in the report: the status and key of a transaction.
  struct Position {
    var status: TransactionStatus
    var key: TransactionKey
  }
  let finder: any TransactionFinder
  let query: FindQuery
  /// The account, and the date that orders its report.
  let scope: FindScope

  /// The match to begin with, at a position or after it; for a query with only a date, a transaction of that day.
  func first(from position: Position?) async throws -> Transaction? {
    if let day = query.day { return try await nearest(to: day) }
    return try await next(from: position, isForward: true, includes: true)?.transaction
  }

  /// The next match after a position, or from the start for nil. With `includes`, the position itself can match.
  func next(from position: Position?, isForward: Bool, includes: Bool = false) async throws -> Match? {
    for step in steps(from: position, isForward, includes) {
      var scope = scope
      scope.status = step.status
      if let found = try await finder.matches(of: query, in: scope, from: step.start, limit: 1).first {
        return Match(transaction: found, isAroundTheEnd: step.isAroundTheEnd)
      }
    }
    return nil
  }

  /// The newest transaction of a day, matching or not; or else of the nearest earlier day; or else the oldest.
  func nearest(to day: Day) async throws -> Transaction? {
    for start in [PageStart.after(TransactionKey(day: day.advanced(by: 1), id: .min)), .last] {
      if let found = try await finder.matches(of: FindQuery([]), in: scope, from: start, limit: 1).first {
        return found
      }
    }
    return nil
  }

  private typealias Step = (status: TransactionStatus, start: PageStart, isAroundTheEnd: Bool)

  private func steps(from position: Position?, _ isForward: Bool, _ includes: Bool) -> [Step] {
    let groups: [TransactionStatus] = isForward ? [.authorized, .posted] : [.posted, .authorized]
    let end: PageStart = isForward ? .first : .last
    guard let position, let index = groups.firstIndex(of: position.status) else {
      return groups.map { ($0, end, false) }
    }
    var key = position.key
    if includes { key.id += isForward ? 1 : -1 }
    return [(position.status, isForward ? .after(key) : .before(key), false)]
      + groups[(index + 1)...].map { ($0, end, false) } + groups[...index].map { ($0, end, true) }
  }
}
