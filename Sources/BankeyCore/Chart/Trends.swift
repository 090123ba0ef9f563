import BankeyModel
import BankeyText

extension Presenter {
  /// The balances of an account's last 30 days, from the sums of posted days; nil when they are not known, or nothing moved.
  func trend(of account: Account, _ days: [Account.ID: [DayTotal]]) -> ChartSeries? {
    guard let history = history(of: account, days) else { return nil }
    let series = ChartSeries(history, .month, until: now.day)
    return series.lowest == series.highest ? nil : series
  }

  /// What net worth in a currency was at the end of each day, from the sums of posted days: of all accounts that count. A
  /// balance counts as it is for as long as nothing is known of it. Nil when none is known, or they do not fit.
  public func netWorth(
    of snapshot: AccountsSnapshot, in currency: Currency, _ days: [Account.ID: [DayTotal]]
  ) -> BalanceHistory? {
    BalanceHistory(sum: histories(of: snapshot, in: currency, days).map(\.history))
  }

  /// The history of every account that counts in a currency; one of which nothing is known but its balance has had that ever since.
  func histories(
    of snapshot: AccountsSnapshot, in currency: Currency, _ days: [Account.ID: [DayTotal]]
  ) -> [(account: Account, history: BalanceHistory)] {
    snapshot.accounts.compactMap { listed in
      let account = listed.account
      guard !listed.isExcluded, account.currency == currency, let balance = account.balance else { return nil }
      return (account, history(of: account, days) ?? BalanceHistory(opening: balance, steps: [], last: now.day))
    }
  }

  /// The history that ends with the balance that is shown: what was posted after its date is not in it.
  private func history(of account: Account, _ days: [Account.ID: [DayTotal]]) -> BalanceHistory? {
    let days = days[account.id] ?? []
    return BalanceHistory(
      of: account, days: days.filter { day in account.balanceDate.map { day.day <= $0.day } ?? true })
  }

  /// By how much net worth in the main currency differs from the end of last month; nil when it does not, or is not known.
  func netWorthChange(of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]]) -> RowChange? {
    guard let currency = mainCurrency(of: snapshot.accounts),
      let history = netWorth(of: snapshot, in: currency, days),
      let before = history.balance(on: now.day.advanced(by: -now.day.components.day)).negated,
      let change = history.balance(on: now.day).adding(before), change != .zero
    else { return nil }
    return difference(Money(change, currency))
  }

  /// The last 30 days of net worth in the main currency; nil when nothing moved.
  func netWorthTrend(of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]]) -> ChartSeries? {
    guard let currency = mainCurrency(of: snapshot.accounts), let history = netWorth(of: snapshot, in: currency, days)
    else { return nil }
    let series = ChartSeries(history, .month, until: now.day)
    return series.lowest == series.highest ? nil : series
  }
}
