import BankeyModel

/// A statement in the database: its days, its balances and the sum of its rows.
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
    let statements = try database.all(StoredStatement.inquiry(account), read: StoredStatement.init(row:))
    return Array(Set(statements.filter { $0.difference == nil }.flatMap(\.ends)))
  }
}

extension StoredStatement {
  /// The statements of an account.
  static func inquiry(_ account: Account.ID) -> Inquiry {
    Inquiry("SELECT \(columns) FROM statement WHERE account = (SELECT key FROM account WHERE id = ?)", [account])
  }

  /// The balances at its two ends, where it gives both the amount and the day.
  fileprivate var ends: [KnownBalance] {
    let last = lastDay.flatMap { day in closing.map { KnownBalance([day], amount: $0) } }
    let first = firstDay.flatMap { day in opening.map { KnownBalance([day.advanced(by: -1), day], amount: $0) } }
    return [first, last].compactMap(\.self)
  }
}

extension Store {
  /// Runs `body`, which reads an account from its newest transaction on, `limit` at once, in one snapshot. A server
  /// answers in two round trips: the account itself, then what completes its rows. Where rows are sides of transfers,
  /// their other sides take one or two more.
  ///
  /// - Throws: `StoreError` if the database cannot be read. Rethrows errors from `body`.
  public func opening<Value>(
    _ account: Account.ID, by date: GroupingDate, limit: Int, _ body: () throws -> Value
  ) throws -> Value {
    try snapshot {
      try expect(opening: account, by: date, limit: limit)
      return try body()
    }
  }

  private func expect(opening account: Account.ID, by date: GroupingDate, limit: Int) throws {
    guard database.dialect == .server else { return }
    let groups = TransactionStatus.allCases.map { TransactionGroup(account: account, status: $0, date: date) }
    let pages = groups.map { PageQuery(.first, by: date).page(of: $0, min(limit, pageLimit)) }
    try database.expect(
      [
        Inquiry(AccountReference.byID, [account]), HoldingRecord.inquiry(of: account),
        StoredStatement.inquiry(account), PayeeReader.inquiry, Inquiry(MatchReader.any),
      ] + groups.map(totals) + pages)
    guard let known = try database.account(account) else { return }
    let rows = try pages.flatMap { page in try database.all(page) { try Transaction(row: $0, of: known) } }
    _ = try database.completed(rows)
  }
}
