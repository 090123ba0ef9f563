import BankeyModel

/// The balances of an account, by their types.
struct EnableBankingBalances {
  /// The types of booked balances and of amounts that can be spent, the most current first. A balance that may hold the
  /// overdraft never counts as booked.
  private static let (booked, available) = (
    ["ITBD", "CLBD", "XPCD", "OPBD", "PRCD"], ["ITAV", "CLAV", "OPAV", "FWAV"]
  )
  private let all: [JSONValue]

  /// Reads the list in an answer; nil when there is none.
  init?(_ answer: JSONValue) {
    guard let all = answer["balances"]?.elements else { return nil }
    self.all = all
  }

  /// The currency of all balances; nil when there is none or they differ.
  var currency: String? {
    let codes = Set(all.compactMap { $0["balance_amount"]?["currency"]?.string })
    return codes.count == 1 ? codes.first : nil
  }

  /// The figures in a currency. A figure that the bank does not give stays unknown; bankey does not compute it.
  func record(in currency: Currency, now: LocalTime, _ clock: Clock) -> BalanceRecord {
    let (booked, available) = (
      first(EnableBankingBalances.booked, currency), first(EnableBankingBalances.available, currency)
    )
    return BalanceRecord(
      balance: booked?.amount, available: available?.amount,
      date: (booked ?? available).flatMap { EnableBankingBalances.date(of: $0.said, clock) } ?? now)
  }

  /// The first balance of these types in a currency, by the latest date of those of the same type.
  private func first(_ types: [String], _ currency: Currency) -> (amount: Amount, said: JSONValue)? {
    for type in types {
      let found = all.filter { $0["balance_type"]?.string == type }.compactMap { said in
        said["balance_amount"].flatMap {
          EnableBankingFigure.signed($0, said["credit_debit_indicator"]?.string, currency)
        }.map { (amount: $0, said: said) }
      }
      let latest = found.max { ($0.said["reference_date"]?.string ?? "") < ($1.said["reference_date"]?.string ?? "") }
      if let latest { return latest }
    }
    return nil
  }

  /// The time of a balance: its last change, or the day that it refers to.
  private static func date(of said: JSONValue, _ clock: Clock) -> LocalTime? {
    let moment = said["last_change_date_time"]?.string.flatMap { text in
      // Fractions of a second do not matter.
      let whole = text.prefix { $0 != "." } + text.drop { $0 != "." }.drop { !"Z+-".contains($0) }
      return Timestamp(iso: String(whole))
    }
    if let moment { return clock.local(moment) }
    return said["reference_date"]?.string.flatMap { Day(iso: $0.prefix(10)) }.map { LocalTime(day: $0) }
  }
}
