import BankeyModel
import BankeyText

extension Presenter {
  /// The balances of an account's last 30 days, computed from daily totals of posted transactions; nil when they are
  /// not known or did not change.
  func trend(of account: Account, _ days: [Account.ID: [DayTotal]]) -> ChartSeries? {
    guard let history = history(of: account, days) else { return nil }
    let series = ChartSeries(history, .month, until: now.day)
    return series.lowest == series.highest ? nil : series
  }

  /// Net worth in a currency at the end of each day, over all accounts that count, computed from daily totals of posted
  /// transactions. Before the first day that is known, an account counts with its earliest balance. Nil when nothing is
  /// known or the sum does not fit.
  public func netWorth(
    of snapshot: AccountsSnapshot, in currency: Currency, _ days: [Account.ID: [DayTotal]]
  ) -> BalanceHistory? {
    BalanceHistory(sum: histories(of: snapshot, in: currency, days).map(\.history))
  }

  /// The histories of all accounts in a currency that count. An account of which only the balance is known has a
  /// constant history.
  func histories(
    of snapshot: AccountsSnapshot, in currency: Currency, _ days: [Account.ID: [DayTotal]]
  ) -> [(account: Account, history: BalanceHistory)] {
    snapshot.accounts.compactMap { listed in
      let account = listed.account
      guard !listed.isExcluded, account.currency == currency, let balance = account.balance else { return nil }
      return (account, history(of: account, days) ?? BalanceHistory(opening: balance, steps: [], last: now.day))
    }
  }

  /// The history up to the displayed balance, without transactions posted after its date.
  private func history(of account: Account, _ days: [Account.ID: [DayTotal]]) -> BalanceHistory? {
    let days = days[account.id] ?? []
    return BalanceHistory(
      of: account, days: days.filter { day in account.balanceDate.map { day.day <= $0.day } ?? true })
  }

  /// The change of net worth in the main currency since the end of last month; nil when there is none or it is not
  /// known.
  func netWorthChange(of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]]) -> RowChange? {
    guard let currency = mainCurrency(of: snapshot.accounts),
      let history = netWorth(of: snapshot, in: currency, days),
      let before = history.balance(on: now.day.advanced(by: -now.day.components.day)).negated,
      let change = history.balance(on: now.day).adding(before), change != .zero
    else { return nil }
    return difference(Money(change, currency))
  }

  /// Net worth in the main currency over the last 30 days; nil when it did not change.
  func netWorthTrend(of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]]) -> ChartSeries? {
    guard let currency = mainCurrency(of: snapshot.accounts), let history = netWorth(of: snapshot, in: currency, days)
    else { return nil }
    let series = ChartSeries(history, .month, until: now.day)
    return series.lowest == series.highest ? nil : series
  }
}
