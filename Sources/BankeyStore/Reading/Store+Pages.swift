import BankeyModel

extension Store: TransactionPages {
  /// The days of a group with their counts and sums, newest first.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] {
    let figures = try database.all(totals(of: group)) {
      DayTotal(day: $0[0], count: $0[1], total: try $0.amount(2), income: try $0.optionalAmount(4))
    }
    return figures.reduce(into: []) { $0.add($1) }
  }

  /// Names the account by its id, so that a server can look up the account in the same round trip.
  func totals(of group: TransactionGroup) -> Inquiry {
    Inquiry(
      """
      SELECT day, count, units, scale, income, scale FROM day_total
      WHERE account = \(AccountReference.named) AND grouping = ? AND status = ? ORDER BY day DESC
      """, [group.account, group.date.rawValue, group.status])
  }

  /// At most `limit` transactions (never more than `pageLimit`) from `start` on, newest first.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    try database.together { try rows(of: group, from: start, limit: limit) }
  }

  private func rows(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    guard let account = try database.account(group.account) else { return [] }
    let query = PageQuery(start, by: group.date)
    let rows = try database.all(query.page(of: group, min(limit, pageLimit))) { try Transaction(row: $0, of: account) }
    return try database.completed(query.isBackward ? rows.reversed() : rows)
  }

  /// The position of a transaction when grouped by `date`; nil when it no longer exists.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? {
    try database.together { try foundPlace(of: id, by: date) }
  }

  private func foundPlace(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? {
    let found = try database.first(
      """
      SELECT a.id, t.status, \(date.column), a.key FROM transactions t JOIN account a ON a.key = t.account
      WHERE t.id = ? AND t.deleted IS NULL
      """, id
    ) { row in
      (
        key: row[3] as Int64,
        place: TransactionPlace(
          group: TransactionGroup(account: row[0], status: row[1], date: date), day: row[2], offset: 0)
      )
    }
    guard let (key, place) = found else { return nil }
    let offset: Int? = try database.value(
      """
      SELECT count(*) FROM transactions
      WHERE account = ? AND status = ? AND \(date.column) = ? AND id > ? AND deleted IS NULL
      """, key, place.group.status, place.day, id)
    return TransactionPlace(group: place.group, day: place.day, offset: offset ?? 0)
  }
}

extension ReadingConnection {
  /// Transactions with the names of their payees, what they were matched to, and the other sides of transfers.
  func completed(_ transactions: [Transaction]) throws -> [Transaction] {
    let transfers = TransferReader(self)
    let matches = try MatchReader(self)
    try expect(matches.inquiries(for: transactions) + transfers.inquiries(for: transactions))
    try transfers.expect(transactions)
    return try transfers.filled(matches.filled(PayeeReader(self).filled(transactions)))
  }
}

extension [DayTotal] {
  /// Adds the next total, merging it with the last one when only their scales differ.
  mutating func add(_ next: DayTotal) {
    if last?.day != next.day { append(next) } else { self[count - 1].join(next) }
  }
}

extension Store {
  /// The daily totals of posted transactions of all open accounts, newest first, from `day` on or complete.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func dayTotals(since day: Day?) throws -> [Account.ID: [DayTotal]] {
    let query = """
      SELECT a.key, d.day, d.count, d.units, d.scale, d.income, d.scale FROM account a CROSS JOIN day_total d
      WHERE d.account = a.key AND d.grouping = 0 AND d.status = 1 AND d.day >= ? AND a.closed IS NULL ORDER BY a.key, d.day DESC
      """
    // One account after the other, because hundreds of accounts have a total for each day of ten years.
    var (all, key, days): ([Int64: [DayTotal]], Int64, [DayTotal]) = ([:], 0, [])
    try database.each(query, [day?.number ?? .min], limit: .max) { row in
      if row[0] != key {
        all[key] = days
        (key, days) = (row[0], [])
      }
      days.add(DayTotal(day: row[1], count: row[2], total: try row.amount(3), income: try row.optionalAmount(5)))
    }
    all[key] = days
    let ids = try database.all("SELECT key, id FROM account") { ($0[0] as Int64, $0[1] as Account.ID) }
    return ids.reduce(into: [:]) { if let days = all[$1.0], !days.isEmpty { $0[$1.1] = days } }
  }
}

/// The part of a page's SQL that determines where it starts.
struct PageQuery {
  /// The SQL condition on rows.
  private(set) var condition = "TRUE"
  /// The values of the condition's parameters.
  private(set) var values: [any Storable] = []
  /// Whether rows are read from old to new.
  private(set) var isBackward = false
  /// The number of rows to skip.
  private(set) var offset = 0
  /// The date that orders the rows, and its SQL expression.
  let grouping: GroupingDate
  var date: String { grouping.column }

  /// Creates the query for a page. Known `days` of its rows limit the walk when they are the days that order it.
  init(_ start: PageStart, by grouping: GroupingDate, in days: ClosedRange<Day>? = nil) {
    self.grouping = grouping
    let days = grouping == .booked ? days : nil
    switch days.map(start.narrowed) ?? start {
    case .first: break
    case .last: isBackward = true
    case .after(let key): (condition, values) = ("(\(date), id) < (?, ?)", [key.day, key.id])
    case .before(let key): (condition, values, isBackward) = ("(\(date), id) > (?, ?)", [key.day, key.id], true)
    case .day(let day, let skipping): (condition, values, offset) = ("\(date) <= ?", [day], max(0, skipping))
    }
    if let days { bound(days) }
  }

  /// Ends the walk at the range's far end, or starts one from the oldest at its near end. Adds only one bound per end,
  /// because SQLite uses the first that it finds.
  private mutating func bound(_ days: ClosedRange<Day>) {
    if !isBackward || values.isEmpty {
      condition += " AND \(date) >= ?"
      values.append(days.lowerBound)
    }
    if isBackward {
      condition += " AND \(date) <= ?"
      values.append(days.upperBound)
    }
  }

  /// A page of a group.
  func page(of group: TransactionGroup, _ limit: Int) -> Inquiry {
    Inquiry(
      sql(account: AccountReference.named) + " LIMIT ? OFFSET ?",
      [group.account, group.status] + values + [max(0, limit), offset])
  }

  /// The statement without a limit. Parameters: account, status, the condition's values.
  var unlimited: String { sql(account: "?") }

  private func sql(account: String) -> String {
    let order = isBackward ? "ASC" : "DESC"
    return """
      SELECT \(Transaction.columns) FROM transactions
      WHERE account = \(account) AND status = ? AND deleted IS NULL AND \(condition)
      ORDER BY \(date) \(order), id \(order)
      """
  }
}

extension GroupingDate {
  /// The SQL expression that orders the rows of a group.
  var column: String {
    switch self {
    case .booked: "day"
    case .authorized: "coalesce(authorized_day, day)"
    }
  }
}

extension PageStart {
  /// The same page when all rows lie within `days`: it starts at the nearest of them.
  fileprivate func narrowed(to days: ClosedRange<Day>) -> PageStart {
    switch self {
    case .first: .day(days.upperBound, skipping: 0)
    case .after(let key) where key.day > days.upperBound: .day(days.upperBound, skipping: 0)
    case .day(let day, let skipping): .day(min(day, days.upperBound), skipping: skipping)
    case .before(let key) where key.day < days.lowerBound: .last
    case .last, .after, .before: self
    }
  }
}

/// Fills in the authorized transactions that posted ones were matched to.
struct MatchReader {
  private let database: any ReadingConnection
  /// False when the database has no matches, as with most that contain only statement files.
  private let isNeeded: Bool

  init(_ database: any ReadingConnection) throws {
    self.database = database
    isNeeded = try database.value(Self.any) == 1
  }

  /// Whether there are any.
  static let any = "SELECT 1 FROM match LIMIT 1"

  /// The transaction with its match, if it has one.
  func filled(_ transaction: Transaction) throws -> Transaction {
    guard isNeeded, transaction.status == .posted else { return transaction }
    var transaction = transaction
    transaction.match = try database.first(Self.match, transaction.id) {
      TransactionMatch(day: $0[0], amount: try $0.amount(1), description: $0[3])
    }
    return transaction
  }

  private static let match = """
    SELECT v.day, v.units, v.scale, v.description FROM match m JOIN transaction_version v ON v.key = m.authorized
    WHERE m.posted = ? AND m.undone IS NULL ORDER BY v.key DESC LIMIT 1
    """

  /// What filling transactions asks.
  func inquiries(for transactions: [Transaction]) -> [Inquiry] {
    isNeeded ? transactions.filter { $0.status == .posted }.map { Inquiry(Self.match, [$0.id]) } : []
  }

  /// The transactions with their matches.
  func filled(_ transactions: [Transaction]) throws -> [Transaction] {
    isNeeded ? try transactions.map(filled) : transactions
  }
}
