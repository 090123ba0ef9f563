import BankeyCore

/// The statements of an account in the order of their days, and what does not add up in them.
///
/// One that was imported again is the same. One proves itself when what it begins with and what it books is what it ends
/// with. It follows another when it begins with what that one ended with, on its first day or last before it.
struct StatementChain {
  /// The statements, each once.
  let statements: [KeptStatement]
  /// Those that say where they end, by the day of it, and these days.
  private let closed: [Day: [KeptStatement]]
  private let days: [Day]

  init(_ database: Database, account: Int64) throws {
    let all = try database.all(
      """
      SELECT \(KeptStatement.columns) FROM statement WHERE account = ? ORDER BY last_day, first_day, key
      """, account, read: KeptStatement.init(row:))
    // Of the same one in two files, that counts of which no row was left out.
    var places: [KeptStatement.Name: Int] = [:]
    statements = all.reduce(into: []) { kept, next in
      guard let place = places[next.name] else {
        places[next.name] = kept.count
        return kept.append(next)
      }
      if kept[place].difference != nil { kept[place] = next }
    }
    closed = Dictionary(
      grouping: statements.filter { $0.closing != nil && $0.lastDay != nil }, by: { $0.lastDay ?? Day(number: 0) })
    days = closed.keys.sorted()
  }

  /// What does not add up, by day within a statement, then by day between two.
  var faults: [ReconciliationFault] { statements.compactMap(\.fault) + statements.compactMap(missing) }

  /// What is missing before a statement.
  private func missing(before next: KeptStatement) -> ReconciliationFault? {
    guard let opening = next.opening, let day = next.firstDay else { return nil }
    let sameDay = closed[day, default: []].filter { $0.name != next.name }
    let earlier = newest(before: day)
    if (sameDay + earlier).contains(where: { $0.closing == opening }) { return nil }
    // Of those that begin and end on one day nobody knows which is first.
    guard let last = sameDay.last(where: { $0.firstDay.map { $0 < day } ?? false }) ?? earlier.last,
      let closing = last.closing, let difference = closing.negated.flatMap(opening.adding)
    else { return nil }
    return ReconciliationFault(
      kind: .between, firstDay: last.lastDay, lastDay: day, opening: closing, closing: opening, difference: difference)
  }

  /// Those that ended last before a day.
  private func newest(before day: Day) -> [KeptStatement] {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? [] : closed[days[low - 1], default: []]
  }
}
