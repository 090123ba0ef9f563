import BankeyModel

/// The statements of an account in the order of their days, and what does not add up in them.
///
/// One that was imported again is the same. One proves itself when what it begins with and what it books is what it ends
/// with. It follows another when it begins with what that one ended with, on its first day or last before it; or, where they overlap,
/// with what that one had come to by then.
struct StatementChain {
  /// What does not add up, and who has said it.
  private typealias Finding = (fault: ReconciliationFault, fetches: Set<Int64>)

  /// The statements, each once.
  let statements: [KeptStatement]
  private let overlaps: StatementOverlaps
  /// Those that say where they end, by the day of it, and these days.
  private let closed: [Day: [KeptStatement]]
  private let days: [Day]

  init(_ database: Database, account: Int64) throws {
    let all = try database.all(
      """
      SELECT \(KeptStatement.columns) FROM statement WHERE account = ? ORDER BY last_day, first_day, key
      """, account, read: KeptStatement.init(row:))
    var places: [KeptStatement.Name: Int] = [:]
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

  /// What does not add up, by day within a statement, then by day between two.
  func faults() throws -> [ReconciliationFault] { try findings().map(\.fault) }

  /// What of that the statements of an answer are in.
  func faults(of fetch: Int64) throws -> [ReconciliationFault] {
    try findings().filter { $0.fetches.contains(fetch) }.map(\.fault)
  }

  private func findings() throws -> [Finding] {
    try statements.compactMap { statement in statement.fault.map { ($0, statement.fetches) } }
      + statements.compactMap(missing)
  }

  /// What is missing before a statement.
  private func missing(before next: KeptStatement) throws -> Finding? {
    guard let opening = next.opening, let day = next.firstDay else { return nil }
    let sameDay = closed[day, default: []].filter { $0.name != next.name }
    let earlier = newest(before: day)
    if (sameDay + earlier).contains(where: { $0.closing == opening }) { return nil }
    let around = statements.filter { $0.isOpen(on: day) && $0.fetches.isDisjoint(with: next.fetches) }
    if try around.contains(where: { try overlaps.agree($0, next, on: day) }) { return nil }
    if let first = around.first {
      return fault(first, day, try overlaps.balance(of: first, before: next, on: day), next, day)
    }
    // Of those that begin and end on one day nobody knows which is first.
    let before = sameDay.last { $0.firstDay.map { $0 < day } ?? false } ?? earlier.last
    return before.flatMap { fault($0, $0.lastDay, $0.closing, next, day) }
  }

  private func fault(
    _ before: KeptStatement, _ lastDay: Day?, _ closing: Amount?, _ next: KeptStatement, _ day: Day
  ) -> Finding? {
    guard let closing, let opening = next.opening, let difference = closing.negated.flatMap(opening.adding) else {
      return nil
    }
    let fault = ReconciliationFault(
      kind: .between, firstDay: lastDay, lastDay: day, opening: closing, closing: opening, difference: difference)
    return (fault, next.fetches.union(before.fetches))
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

/// Compares statements of an account that go over the same days, by the rows that each of them has.
struct StatementOverlaps {
  let database: Database
  let account: Int64

  /// Whether what one statement had come to when another one begins is what that begins with.
  func agree(_ around: KeptStatement, _ next: KeptStatement, on day: Day) throws -> Bool {
    if try balance(of: around, before: next, on: day) == next.opening { return true }
    // Of two that begin on one day each may begin first.
    return try around.firstDay == day && balance(of: next, before: around, on: day) == around.opening
  }

  /// What a statement had come to on a day before the first row of another one that begins then; nil when nobody can count it.
  func balance(of around: KeptStatement, before next: KeptStatement, on day: Day) throws -> Amount? {
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

extension Store {
  /// What the statements of every account prove: opening + booked = closing in each, and each begins with what the one before
  /// ended with. Accounts without such statements are left out.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func reconciliation() throws -> [AccountReconciliation] {
    let accounts = try database.all(
      "SELECT key, id, currency, decimals FROM account WHERE key IN (SELECT account FROM statement) ORDER BY key",
      read: AccountReference.init(row:))
    return try accounts.map { account in
      let chain = try StatementChain(database, account: account.key)
      return AccountReconciliation(
        account: account.id, currency: account.currency, statements: chain.statements.count,
        lastDay: chain.statements.compactMap(\.lastDay).max(), faults: try chain.faults())
    }
  }
}

extension ReconciliationFault {
  /// The fault as a person is told it in the report of an import.
  var problem: StatementProblem {
    let days = [firstDay, lastDay].compactMap { $0?.description }.joined(separator: " to ")
    return switch kind {
    case .statement:
      StatementProblem(
        .note,
        "The statement\(days.isEmpty ? "" : " of " + days) does not add up: it begins with \(text(opening)), books "
          + "\(text(booked)) and ends with \(text(closing)); \(difference) is missing.")
    case .step:
      StatementProblem(
        .note,
        "The balances beside the transactions do not add up: from \(days) one does not follow from the one before; of all, "
          + "\(difference) is missing.")
    case .between:
      StatementProblem(
        .note,
        "Between the statements \(difference) is missing, from \(days): one ends with \(text(opening)), the next begins "
          + "with \(text(closing)). A statement is missing.")
    }
  }

  private func text(_ amount: Amount?) -> String { amount?.description ?? "?" }
}

/// A statement as it is stored.
struct KeptStatement {
  /// The columns that it is read from.
  static let columns = """
    first_day, last_day, opening_units, opening_scale, closing_units, closing_scale, booked_units, booked_scale,
    gap_first, gap_last, fetch
    """
  /// By what it is known again in another file.
  struct Name: Hashable {
    let firstDay, lastDay: Day?
    let opening, closing: Amount?
  }

  let name: Name
  let booked: Amount?
  /// Between which days its own balances show that something is missing.
  private let gap: (first: Day, last: Day)?
  /// Who has said it.
  private(set) var fetches: Set<Int64>

  var firstDay: Day? { name.firstDay }
  var lastDay: Day? { name.lastDay }
  var opening: Amount? { name.opening }
  var closing: Amount? { name.closing }

  init(row: Row) throws {
    name = Name(
      firstDay: row[0], lastDay: row[1], opening: try row.optionalAmount(2), closing: try row.optionalAmount(4))
    booked = try row.optionalAmount(6)
    gap = (row[8] as Day?).flatMap { first in (row[9] as Day?).map { (first, $0) } }
    fetches = [row[10]]
  }

  /// The same, which others have said, too.
  func joined(by same: KeptStatement) -> KeptStatement {
    // Of the same one in two files, that counts of which no row was left out.
    var joined = difference == nil ? self : same
    joined.fetches = fetches.union(same.fetches)
    return joined
  }

  /// Whether a day is one of its days.
  func isOpen(on day: Day) -> Bool {
    guard opening != nil, let firstDay, let lastDay else { return false }
    return firstDay <= day && day <= lastDay
  }

  /// How much more it ends with than it should; nil when it adds up, or does not say.
  var difference: Amount? {
    guard let opening, let closing, let booked, let sum = opening.adding(booked), sum != closing else { return nil }
    return sum.negated.flatMap(closing.adding)
  }

  /// What does not add up in it.
  var fault: ReconciliationFault? {
    difference.map {
      ReconciliationFault(
        kind: gap == nil ? .statement : .step, firstDay: gap?.first ?? firstDay, lastDay: gap?.last ?? lastDay,
        opening: opening, booked: booked, closing: closing,
        difference: $0)
    }
  }
}

extension Store {
  /// What an account had at the ends of days, as its statements say that add up by themselves: what each ends with, and what it begins
  /// with.
  public func knownBalances(of account: Account.ID) throws -> [KnownBalance] {
    guard let account = try database.account(account) else { return [] }
    let statements = try database.all(
      "SELECT \(KeptStatement.columns) FROM statement WHERE account = ?", account.key, read: KeptStatement.init(row:))
    return Array(Set(statements.filter { $0.difference == nil }.flatMap(\.ends)))
  }
}

extension KeptStatement {
  /// The balances at its two ends, as far as it says them with their days.
  fileprivate var ends: [KnownBalance] {
    let last = lastDay.flatMap { day in closing.map { KnownBalance([day], amount: $0) } }
    let first = firstDay.flatMap { day in opening.map { KnownBalance([day.advanced(by: -1), day], amount: $0) } }
    return [first, last].compactMap(\.self)
  }
}
