import BankeyModel

/// How a table's balances go in one direction of the time.
struct CSVBalanceOrder {
  /// How many steps from one row to the next go against it.
  var strays = 0
  /// Whether the days go that way.
  var isOrdered: Bool { strays == 0 }
  /// Between which days the first balance in the time is that does not follow from the one before.
  private(set) var gap: ClosedRange<Day>?
  /// Where it breaks first in the file.
  private(set) var place: Int?
  private var misses = 0
  /// Days within which a balance does not follow.
  private var torn: Set<Day> = []
  /// What the account held behind the rows of one run that adds up, and before those of the next.
  private var ends: [(after: Amount, before: Amount)] = []
  /// So many of such days and ends are kept: with more of them the balances are of something else.
  private static let limit = 100

  /// Whether each balance follows from the one before, whatever the days are.
  var addsUp: Bool { misses == 0 }

  /// Whether each balance follows from the one before, and the days too.
  var holds: Bool { isOrdered && addsUp }

  /// Notes a balance that does not follow from the one before it in the time: what the account held after the earlier row, and what it
  /// should have held before the later one; `isLater` when those that were noted were before it.
  mutating func miss(
    _ earlier: (day: Day?, after: Amount?), _ later: (day: Day?, before: Amount?), isLater: Bool, at place: Int
  ) {
    misses += 1
    if self.place == nil { self.place = place }
    if let after = earlier.after, let before = later.before, ends.count < Self.limit { ends.append((after, before)) }
    guard let first = earlier.day, let last = later.day, first <= last else { return }
    if gap == nil || !isLater { gap = first...last }
    if first == last, torn.count < Self.limit { torn.insert(first) }
  }

  /// Whether nearly all follow, so that the others show where something is missing. On the first and the last day the rows of a day in
  /// another order would make another beginning or end.
  func isNearly(_ links: Int, from first: Day?, to last: Day?) -> Bool {
    guard isOrdered, gap != nil, let first, let last, first < last else { return false }
    return misses <= max(1, links / 10) && links - misses >= 2 && !torn.contains(first) && !torn.contains(last)
  }

  /// How many runs of rows follow from no other one, whatever the order of the rows is, when the account held `opening` before the oldest
  /// row and `closing` after the newest.
  func unmatched(from opening: Amount?, to closing: Amount?) -> Int {
    guard let opening, let closing, ends.count == misses else { return misses }
    var open: [Amount: Int] = [:]
    for (after, before) in ends + [(closing, opening)] {
      open[after, default: 0] += 1
      open[before, default: 0] -= 1
    }
    return max(0, open.values.reduce(0) { $0 + max(0, $1) } - 1)
  }
}
