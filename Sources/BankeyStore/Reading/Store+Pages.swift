import BankeyModel

extension Store: TransactionPages {
  /// The days of a group with their counts and sums, newest first.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] {
    guard let account = try database.account(group.account) else { return [] }
    let figures = try database.all(
      """
      SELECT day, count, units, scale, income, scale FROM day_total WHERE account = ? AND grouping = ? AND status = ?
      ORDER BY day DESC
      """, account.key, group.date.rawValue, group.status
    ) { DayTotal(day: $0[0], count: $0[1], total: try $0.amount(2), income: try $0.optionalAmount(4)) }
    return figures.reduce(into: []) { $0.add($1) }
  }

  /// At most `limit` transactions (and never more than `pageLimit`) from `start` on, newest first whatever the start.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    guard let account = try database.account(group.account) else { return [] }
    let query = PageQuery(start, by: group.date)
    let values: [any Storable] =
      [account.key, group.status] + query.values + [max(0, min(limit, pageLimit)), query.offset]
    let rows = try database.all(query.sql, values) { try Transaction(row: $0, of: account) }
    return try TransferReader(database).filled(
      MatchReader(database).filled(query.isBackward ? rows.reversed() : rows))
  }

  /// Where a transaction stands when grouped by `date`; nil when it is gone.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? {
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

extension [DayTotal] {
  /// Adds the next figure; those of one day with other decimals are one.
  mutating func add(_ next: DayTotal) {
    if last?.day != next.day { append(next) } else { self[count - 1].join(next) }
  }
}

extension DayTotal {
  /// Takes in what transactions of the same day with other decimals come to.
  mutating func join(_ other: DayTotal) {
    count += other.count
    total = total.flatMap { total in other.total.flatMap(total.adding) }
    income = income.flatMap { income in other.income.flatMap(income.adding) }
  }
}

extension Store {
  /// The sums of posted days of all open accounts from a day on, or all of them, newest first.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func dayTotals(since day: Day?) throws -> [Account.ID: [DayTotal]] {
    let figures = try database.all(
      """
      SELECT a.id, d.day, d.count, d.units, d.scale, d.income, d.scale FROM account a CROSS JOIN day_total d
      ON d.account = a.key AND d.grouping = 0 AND d.status = 1 AND d.day >= ?
      WHERE a.closed IS NULL ORDER BY a.key, d.day DESC
      """, day?.number ?? .min
    ) { row in
      let total = DayTotal(day: row[1], count: row[2], total: try row.amount(3), income: try row.optionalAmount(5))
      return (account: row[0] as Account.ID, total: total)
    }
    return figures.reduce(into: [:]) { $0[$1.account, default: []].add($1.total) }
  }
}

/// The part of a page's SQL that says where it begins.
struct PageQuery {
  /// Which rows come into question.
  private(set) var condition = "TRUE"
  /// The values in the condition.
  private(set) var values: [any Storable] = []
  /// Whether it walks from old to new.
  private(set) var isBackward = false
  /// How many rows are skipped.
  private(set) var offset = 0
  /// The date that orders the rows, and what it is in SQL.
  let grouping: GroupingDate
  var date: String { grouping.column }

  /// Where a page begins. When the days are known that its rows are of, and they are ordered by these days, nothing outside
  /// is walked over.
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

  /// Ends the walk at the last day, or lets one from the oldest begin at the first. One bound of an index is enough for each
  /// end: SQLite takes the first that it finds.
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

  /// The whole statement; its values are account, status, those of the condition, limit and offset.
  var sql: String { unlimited + " LIMIT ? OFFSET ?" }

  /// The statement without a limit; its values are account, status and those of the condition.
  var unlimited: String {
    let order = isBackward ? "ASC" : "DESC"
    return """
      SELECT \(Transaction.columns) FROM transactions
      WHERE account = ? AND status = ? AND deleted IS NULL AND \(condition)
      ORDER BY \(date) \(order), id \(order)
      """
  }
}

extension GroupingDate {
  /// What orders the rows of a group.
  var column: String {
    switch self {
    case .booked: "day"
    case .authorized: "coalesce(authorized_day, day)"
    }
  }
}

extension PageStart {
  /// The same page when all rows are of some days: it begins at the nearest of them.
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

/// Tells of transactions what they were before they were booked.
struct MatchReader {
  private let database: Database
  /// Most databases of statement files have none.
  private let isNeeded: Bool

  init(_ database: Database) throws {
    self.database = database
    isNeeded = try database.value("SELECT 1 FROM match LIMIT 1") == 1
  }

  /// The transaction with its match, if it has one.
  func filled(_ transaction: Transaction) throws -> Transaction {
    guard isNeeded, transaction.status == .posted else { return transaction }
    var transaction = transaction
    transaction.match = try database.first(
      """
      SELECT v.day, v.units, v.scale, v.description FROM match m JOIN transaction_version v ON v.key = m.authorized
      WHERE m.posted = ? AND m.undone IS NULL ORDER BY v.key DESC LIMIT 1
      """, transaction.id
    ) { TransactionMatch(day: $0[0], amount: try $0.amount(1), description: $0[3]) }
    return transaction
  }

  /// The transactions with their matches.
  func filled(_ transactions: [Transaction]) throws -> [Transaction] {
    isNeeded ? try transactions.map(filled) : transactions
  }
}
