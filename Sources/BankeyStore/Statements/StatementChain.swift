import BankeyModel

/// The statements of an account ordered by day, and where they do not add up.
///
/// A statement that was imported twice counts once. It proves itself when opening balance plus booked rows equals the
/// closing balance. It follows another when it opens with that one's closing balance, on its first day or the last
/// before it. Where the two overlap, it opens with the balance that the other had reached by then.
struct StatementChain {
  /// A fault and the fetches whose statements it involves.
  private typealias Finding = (fault: ReconciliationFault, fetches: Set<Int64>)

  /// The statements by their last day, each once however many files contain it.
  let statements: [StoredStatement]
  private let overlaps: StatementOverlaps
  /// The statements with a closing balance, by its day, and these days in order.
  private let closed: [Day: [StoredStatement]]
  private let days: [Day]

  init(_ database: any ReadingConnection, account: Int64) throws {
    let all = try database.all(
      """
      SELECT \(StoredStatement.columns) FROM statement WHERE account = ? ORDER BY last_day NULLS FIRST, first_day NULLS FIRST, key
      """, account, read: StoredStatement.init(row:))
    var places: [StoredStatement.Name: Int] = [:]
    statements = all.reduce(into: []) { kept, next in
      guard let place = places[next.name] else {
        places[next.name] = kept.count
        return kept.append(next)
      }
      kept[place] = kept[place].joined(by: next)
    }
    overlaps = StatementOverlaps(database: database, account: account)
    closed = Dictionary(
      grouping: statements.filter { $0.closing != nil && $0.lastDay != nil }, by: { $0.lastDay ?? Day(number: 0) })
    days = closed.keys.sorted()
  }

  /// The faults, first within statements and then between them, each by day.
  func faults() throws -> [ReconciliationFault] { try findings().map(\.fault) }

  /// The faults that involve a statement of an answer.
  func faults(of fetch: Int64) throws -> [ReconciliationFault] {
    try findings().filter { $0.fetches.contains(fetch) }.map(\.fault)
  }

  private func findings() throws -> [Finding] {
    try statements.compactMap { statement in statement.fault.map { ($0, statement.fetches) } }
      + statements.compactMap(missing)
  }

  /// The fault before a statement, if there is one.
  private func missing(before next: StoredStatement) throws -> Finding? {
    guard let opening = next.opening, let day = next.firstDay else { return nil }
    let sameDay = closed[day, default: []].filter { $0.name != next.name }
    let earlier = newest(before: day)
    if (sameDay + earlier).contains(where: { $0.closing == opening }) { return nil }
    let around = statements.filter { $0.isOpen(on: day) && $0.fetches.isDisjoint(with: next.fetches) }
    if try around.contains(where: { try overlaps.agree($0, next, on: day) }) { return nil }
    if let first = around.first {
      return fault(first, day, try overlaps.balance(of: first, before: next, on: day), next, day)
    }
    // Of several that begin and end on the same day, the order is unknown.
    let before = sameDay.last { $0.firstDay.map { $0 < day } ?? false } ?? earlier.last
    return before.flatMap { fault($0, $0.lastDay, $0.closing, next, day) }
  }

  private func fault(
    _ before: StoredStatement, _ lastDay: Day?, _ closing: Amount?, _ next: StoredStatement, _ day: Day
  ) -> Finding? {
    guard let closing, let opening = next.opening, let difference = closing.negated.flatMap(opening.adding) else {
      return nil
    }
    let fault = ReconciliationFault(
      kind: .between, firstDay: lastDay, lastDay: day, opening: closing, closing: opening, difference: difference)
    return (fault, next.fetches.union(before.fetches))
  }

  /// The statements that ended last before a day.
  private func newest(before day: Day) -> [StoredStatement] {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? [] : closed[days[low - 1], default: []]
  }
}

/// Compares statements of an account that cover the same days, by the rows of each.
struct StatementOverlaps {
  let database: any ReadingConnection
  let account: Int64

  /// Whether one statement's balance at the start of another equals that one's opening balance.
  func agree(_ around: StoredStatement, _ next: StoredStatement, on day: Day) throws -> Bool {
    if try balance(of: around, before: next, on: day) == next.opening { return true }
    // Of two that begin on the same day, either may come first.
    return try around.firstDay == day && balance(of: next, before: around, on: day) == around.opening
  }

  /// The balance of a statement before the first row of another that begins on `day`; nil when it cannot be computed.
  func balance(of around: StoredStatement, before next: StoredStatement, on day: Day) throws -> Amount? {
    guard let first = around.firstDay, let fetch = around.fetches.max(), let other = next.fetches.max() else {
      return nil
    }
    let sums = try database.all(
      """
      SELECT sum(units), scale FROM (
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NULL
        UNION ALL
        SELECT * FROM transactions WHERE account = ?1 AND status = 1 AND day BETWEEN ?2 AND ?3 AND deleted IS NOT NULL) t
      WHERE (fetch = ?4 OR EXISTS (SELECT 1 FROM sighting WHERE id = t.id AND fetch = ?4))
        AND fetch <> ?5 AND NOT EXISTS (SELECT 1 FROM sighting WHERE id = t.id AND fetch = ?5)
      GROUP BY scale
      """, account, first, day, fetch, other
    ) { try $0.amount(0) }
    return sums.reduce(around.opening) { $0?.adding($1) }
  }
}
