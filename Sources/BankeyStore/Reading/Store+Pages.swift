import BankeyCore

extension Store: TransactionPages {
  /// The days of a group with their counts and sums, newest first.
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] {
    guard let account = try database.account(group.account) else { return [] }
    let figures = try database.all(
      """
      SELECT day, count, units, scale FROM day_total WHERE account = ? AND grouping = ? AND status = ?
      ORDER BY day DESC
      """, account.key, group.date.rawValue, group.status
    ) { DayTotal(day: $0[0], count: $0[1], total: try $0.amount(2)) }
    return figures.reduce(into: []) { $0.add($1) }
  }

  /// At most `limit` transactions (and never more than `pageLimit`) from `start` on, newest first whatever the start.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    guard let account = try database.account(group.account) else { return [] }
    let query = PageQuery(start, by: group.date)
    let values: [any Storable] =
      [account.key, group.status] + query.values + [max(0, min(limit, pageLimit)), query.offset]
    let rows = try database.all(query.sql, values) { try Transaction(row: $0, of: account) }
    return try MatchReader(database).filled(query.isBackward ? rows.reversed() : rows)
  }

  /// Where a transaction stands when grouped by `date`; nil when it is gone.
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
  }
}
