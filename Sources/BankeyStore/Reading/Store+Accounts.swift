import BankeyCore

extension Store {
  /// The open accounts, in the order in which they were first recorded. A closed one keeps its transactions.
  public func accounts() throws -> [Account] {
    try database.all(
      """
      SELECT a.id, l.source, l.connection, l.native_id, a.number, a.name, a.owner, a.institution, a.source_type, a.kind,
        a.currency, a.decimals, f.balance_units, f.balance_scale, f.available_units, f.available_scale,
        f.credit_limit_units, f.credit_limit_scale, f.day, f.minute, a.updated,
        (SELECT sum(count) FROM day_total d WHERE d.account = a.key AND d.grouping = 0)
      FROM account a
      JOIN account_alias l ON l.key = (SELECT min(key) FROM account_alias WHERE account = a.key)
      LEFT JOIN figures f ON f.key = a.figures
      WHERE a.closed IS NULL ORDER BY a.key
      """, read: Account.init(row:))
  }
}

extension Account {
  fileprivate init(row: Row) throws {
    let (name, sourceType): (String?, String?) = (row[5], row[8])
    self.init(
      id: row[0], source: row[1], connection: row[2], nativeId: row[3], number: row[4], name: name ?? "",
      owner: row[6], institution: row[7], sourceType: sourceType,
      kind: (row[9] as String?).flatMap(AccountKind.init) ?? .guess(sourceType: sourceType, name: name),
      currency: Currency(code: row[10], decimals: row[11]), balance: try row.optionalAmount(12),
      available: try row.optionalAmount(14), creditLimit: try row.optionalAmount(16),
      balanceDate: row.optionalLocalTime(18), updated: row[20], transactions: row[21])
  }
}
