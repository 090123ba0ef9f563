import BankeyModel

extension Store {
  /// A currency that has a rate on every day that any currency has one.
  private static let steady = "USD"

  /// The reference rates of these currencies: all, or only those with which amounts are converted on the newest
  /// day.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func rates(of currencies: Set<String>, onlyNewest: Bool = false) throws -> ReferenceRates {
    let newest: Day? = try database.value("SELECT max(day) FROM rate WHERE currency = ?", Store.steady)
    guard let newest else { return ReferenceRates() }
    let rates = try currencies.sorted().flatMap { currency in
      try onlyNewest ? recent(currency, until: newest) : all(of: currency, since: Day(number: 0))
    }
    return ReferenceRates(rates, newest: newest)
  }

  /// The rates of the days before the newest, or the last rate of a currency that has none there any more.
  private func recent(_ currency: String, until newest: Day) throws -> [ReferenceRate] {
    let last: Day? = try database.value("SELECT max(day) FROM rate WHERE currency = ?", currency)
    guard let last else { return [] }
    return try all(of: currency, since: min(last, newest.advanced(by: -ReferenceRates.reach)))
  }

  private func all(of currency: String, since day: Day) throws -> [ReferenceRate] {
    try database.all(
      "SELECT day, units, scale FROM rate WHERE currency = ? AND day >= ? ORDER BY day", currency, day
    ) { row in
      let rate = try row.amount(1)
      guard rate > .zero else { throw StoreError(.damaged, "the database contains a rate of \(rate)") }
      return ReferenceRate(day: row[0], currency: currency, rate: rate)
    }
  }
}
