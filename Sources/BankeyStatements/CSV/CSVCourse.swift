import BankeyCore

/// How a table's balances go in one direction of the time.
struct CSVCourse {
  /// Whether the days go that way.
  var isOrdered = true
  /// Between which days the first balance in the time is that does not follow from the one before.
  private(set) var gap: ClosedRange<Day>?
  private var misses = 0
  /// Days within which a balance does not follow.
  private var torn: Set<Day> = []
  /// So many of such days are kept: with more of them the balances are of something else.
  private static let limit = 100

  /// Whether each balance follows from the one before.
  var holds: Bool { isOrdered && misses == 0 }

  /// Notes a balance that does not follow from the one before it in the time; `isLater` when those that were noted were before it.
  mutating func miss(_ earlier: Day?, _ later: Day?, isLater: Bool) {
    misses += 1
    guard let earlier, let later, earlier <= later else { return }
    if gap == nil || !isLater { gap = earlier...later }
    if earlier == later, torn.count < Self.limit { torn.insert(earlier) }
  }

  /// Whether nearly all follow, so that the others show where something is missing. On the first and the last day the rows of a day in
  /// another order would make another beginning or end.
  func isNearly(_ links: Int, from first: Day?, to last: Day?) -> Bool {
    guard isOrdered, gap != nil, let first, let last, first < last else { return false }
    return misses <= max(1, links / 10) && links - misses >= 2 && !torn.contains(first) && !torn.contains(last)
  }
}
