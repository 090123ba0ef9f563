import BankeyModel

/// The statements of an account ordered by day, and where they do not add up.
///
/// A statement that was imported twice counts once. It proves itself when opening balance plus booked rows equals the
/// closing balance. It follows another when it opens with that one's closing balance, on its first day or the last
/// before it, or, where the two overlap, with the balance that the other had reached by then.
struct StatementChain {
  /// A fault and the fetches whose statements it involves.
  private typealias Finding = (fault: ReconciliationFault, fetches: Set<Int64>)

  /// The distinct statements.
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

extension Store {
  /// Checks the statements of every account: in each, opening + booked = closing, and each opens with the closing
  /// balance of the one before. Leaves out accounts without such statements.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func reconciliation() throws -> [AccountReconciliation] {
    let stated = try contradictedBalances()
    let accounts = try database.all(
      "SELECT key, id, currency, decimals FROM account WHERE key IN (SELECT account FROM statement) ORDER BY key",
      read: AccountReference.init(row:))
    let proofs = try accounts.map { account in
      let chain = try StatementChain(database, account: account.key)
      return AccountReconciliation(
        account: account.id, currency: account.currency, statements: chain.statements.count,
        lastDay: chain.statements.compactMap(\.lastDay).max(),
        faults: try chain.faults() + (stated[account.id]?.faults ?? []))
    }
    let proved = Set(proofs.map(\.account))
    return proofs + stated.filter { !proved.contains($0.key) }.map(\.value).sorted { $0.account < $1.account }
  }

  /// The accounts whose sources contradict the balance that the user stated.
  private func contradictedBalances() throws -> [Account.ID: AccountReconciliation] {
    let isSaid = try database.value("SELECT 1 FROM account_wish WHERE day IS NOT NULL LIMIT 1") as Int? != nil
    guard isSaid else { return [:] }
    let faults = try accounts(countingAfter: .max).compactMap { account in
      account.stated?.fault.map {
        AccountReconciliation(account: account.id, currency: account.currency, statements: 0, faults: [$0])
      }
    }
    return Dictionary(uniqueKeysWithValues: faults.map { ($0.account, $0) })
  }
}

extension StatedBalance {
  /// The contradiction between a stated balance and a source's, if any.
  fileprivate var fault: ReconciliationFault? {
    guard case .contradicted(let day, let said, let counted) = proof,
      let difference = counted.negated.flatMap(said.adding)
    else { return nil }
    return ReconciliationFault(
      kind: .stated, firstDay: min(self.day, day), lastDay: max(self.day, day), opening: counted, closing: said,
      difference: difference)
  }
}

extension ReconciliationFault {
  /// The message about the fault in the report of an import.
  var problem: StatementProblem {
    let days = [firstDay, lastDay].compactMap { $0?.description }.joined(separator: " to ")
    return switch kind {
    case .statement:
      StatementProblem(
        .note,
        "The statement\(days.isEmpty ? "" : " of " + days) does not add up: opening balance \(text(opening)), "
          + "transactions \(text(booked)), closing balance \(text(closing)); \(difference) is missing.")
    case .step:
      StatementProblem(
        .note,
        "The balances beside the transactions do not add up: from \(days), a balance does not follow "
          + "from the one before it; \(difference) is missing in all.")
    case .between:
      StatementProblem(
        .note,
        "\(difference) is missing between two statements, from \(days): one closes with \(text(opening)), the next opens with \(text(closing)). A statement is missing."
      )
    case .stated:
      StatementProblem(
        .note,
        "\(difference) is missing between your balance and its source's, from \(days): it should be \(text(opening)) and is \(text(closing))."
      )
    }
  }

  private func text(_ amount: Amount?) -> String { amount?.description ?? "?" }
}

/// A stored statement.
struct StoredStatement {
  /// The columns from which it is read.
  static let columns = """
    first_day, last_day, opening_units, opening_scale, closing_units, closing_scale, booked_units, booked_scale,
    gap_first, gap_last, fetch
    """
  /// The properties by which it is recognized in another file.
  struct Name: Hashable {
    let firstDay, lastDay: Day?
    let opening, closing: Amount?
  }

  let name: Name
  let booked: Amount?
  /// The days between which its own running balances show that something is missing.
  private let gap: (first: Day, last: Day)?
  /// The fetches that contain it.
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

  /// This statement, with the fetches of an equal one added.
  func joined(by same: StoredStatement) -> StoredStatement {
    // Of equal statements in two files, the one without omitted rows counts.
    var joined = difference == nil ? self : same
    joined.fetches = fetches.union(same.fetches)
    return joined
  }

  /// Whether it covers a day.
  func isOpen(on day: Day) -> Bool {
    guard opening != nil, let firstDay, let lastDay else { return false }
    return firstDay <= day && day <= lastDay
  }

  /// The surplus of its closing balance; nil when it adds up or lacks a figure.
  var difference: Amount? {
    guard let opening, let closing, let booked, let sum = opening.adding(booked), sum != closing else { return nil }
    return sum.negated.flatMap(closing.adding)
  }

  /// The fault within it; nil when it adds up or lacks a figure.
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
  /// The balances of an account at the ends of days, taken from the opening and closing balances of statements that
  /// add up.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func knownBalances(of account: Account.ID) throws -> [KnownBalance] {
    guard let account = try database.account(account) else { return [] }
    let statements = try database.all(
      "SELECT \(StoredStatement.columns) FROM statement WHERE account = ?", account.key,
      read: StoredStatement.init(row:))
    return Array(Set(statements.filter { $0.difference == nil }.flatMap(\.ends)))
  }
}

extension StoredStatement {
  /// The balances at its two ends, where it gives both the amount and the day.
  fileprivate var ends: [KnownBalance] {
    let last = lastDay.flatMap { day in closing.map { KnownBalance([day], amount: $0) } }
    let first = firstDay.flatMap { day in opening.map { KnownBalance([day.advanced(by: -1), day], amount: $0) } }
    return [first, last].compactMap(\.self)
  }
}
