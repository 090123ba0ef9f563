import BankeyModel

/// How a table's balances continue in one direction of time.
struct CSVBalanceOrder {
  /// The number of steps between rows whose days run against it.
  var strays = 0
  /// Whether the days run in this direction.
  var isOrdered: Bool { strays == 0 }
  /// The days between which the first balance in time does not follow from the one before.
  private(set) var gap: ClosedRange<Day>?
  /// The place of the first break in the file.
  private(set) var place: Int?
  private(set) var misses = 0
  /// Periods in which a balance does not follow.
  private var torn: Set<Day> = []
  /// The balance after one run of consistent rows, and that before the next.
  private var ends: [(after: Amount, before: Amount)] = []
  /// The maximum number of breaks to keep: with more, the figures are not balances of these rows.
  private static let limit = 100

  /// Whether each balance follows from the one before, regardless of the days.
  var addsUp: Bool { misses == 0 }

  /// Whether each balance follows from the one before, and the days are in order.
  var holds: Bool { isOrdered && addsUp }

  /// Records a balance that does not follow from the one before it in time: the balance after the earlier row, and the
  /// one expected before the later row. `isLater` tells that the recorded ones came before it.
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

  /// Whether nearly all follow, so that the others show where something is missing. On the first and last day, another
  /// order within the day would change the opening or closing balance.
  func isNearly(_ links: Int, from first: Day?, to last: Day?) -> Bool {
    guard isOrdered, gap != nil, let first, let last, first < last else { return false }
    return misses <= max(1, links / 10) && links - misses >= 2 && !torn.contains(first) && !torn.contains(last)
  }

  /// The number of runs of rows that follow from no other run, in any order of the rows, if the account held `opening`
  /// before the oldest row and `closing` after the newest.
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
