import BankeyCore

extension Store {
  /// What an account holds, as its source says it, in the source's order; none when it says nothing.
  public func holdings(of account: Account.ID) throws -> [HoldingRecord] {
    let key: Int64? = try database.value("SELECT key FROM account WHERE id = ?", account)
    return try key.map(database.holdings) ?? []
  }
}

extension Database {
  /// What an account holds by what was said last of all that is kept.
  func holdings(of account: Int64) throws -> [HoldingRecord] {
    try all(
      """
      SELECT h.native_id, h.name, quantity_units, quantity_scale, price_units, price_scale, value_units, value_scale,
        h.currency, day, iif(h.currency = a.currency, a.decimals, NULL)
      FROM holding h JOIN account a ON a.key = h.account WHERE account = ?1 AND fetch = (
        SELECT fetch FROM holding WHERE account = ?1 ORDER BY day DESC, fetch DESC LIMIT 1) ORDER BY h.key
      """, account
    ) { row in
      let decimals: Int? = (row[10] as Int?) == nil ? nil : row.number(10, in: 0...18)
      return HoldingRecord(
        nativeId: row[0], name: row[1], quantity: try row.optionalAmount(2), price: try row.optionalAmount(4),
        value: try row.optionalAmount(6),
        currency: decimals.map { Currency(code: row[8], decimals: $0) } ?? Currency(code: row[8]), day: row[9])
    }
  }
}
