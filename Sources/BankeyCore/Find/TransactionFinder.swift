/// Finds transactions while somebody types. Nothing of it runs on the main actor; cancel the task of a question that nobody
/// asks any more, and it ends at once.
public protocol TransactionFinder: Sendable {
  /// At most `limit` matches (and never more than a page holds) from `start` on, newest first whatever the start. With
  /// `.after` or `.before` a key and a limit of 1 it is the next match, for n and N.
  func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction]

  /// All matches with their count and sums. Comes later than the first matches: with many it looks at every row.
  func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions
}
