import BankeyCore

extension Store {
  /// The sums of posted days of all open accounts from a day on, or all of them, newest first.
  public func dayTotals(since day: Day?) throws -> [Account.ID: [DayTotal]] {
    let figures = try database.all(
      """
      SELECT a.id, d.day, d.count, d.units, d.scale FROM account a CROSS JOIN day_total d
      ON d.account = a.key AND d.grouping = 0 AND d.status = 1 AND d.day >= ?
      WHERE a.closed IS NULL ORDER BY a.key, d.day DESC
      """, day?.number ?? .min
    ) { (account: $0[0] as Account.ID, total: DayTotal(day: $0[1], count: $0[2], total: try $0.amount(3))) }
    return figures.reduce(into: [:]) { $0[$1.account, default: []].add($1.total) }
  }
}
