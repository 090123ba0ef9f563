import BankeyModel
import BankeyText

extension Presenter {
  /// The balances of an account's last 30 days, computed from daily totals of posted transactions; nil when they are
  /// not known or did not change.
  func trend(of account: Account, _ days: [Account.ID: [DayTotal]]) -> ChartSeries? {
    history(of: account, days).flatMap(trend)
  }

  /// Net worth in a currency at the end of each day, over all accounts that count, computed from daily totals of posted
  /// transactions. Before the first day that is known, an account counts with its earliest balance. Nil when nothing is
  /// known or the sum does not fit.
  public func netWorth(
    of snapshot: AccountsSnapshot, in currency: Currency, _ days: [Account.ID: [DayTotal]]
  ) -> BalanceHistory? {
    BalanceHistory(
      sum: places(of: snapshot, in: currency).map { history(ofCounted: snapshot.accounts[$0].account, days) })
  }

  /// The histories of all accounts in a currency that count. An account of which only the balance is known has a
  /// constant history.
  func histories(
    of snapshot: AccountsSnapshot, in currency: Currency, _ days: [Account.ID: [DayTotal]]
  ) -> [(account: Account, history: BalanceHistory)] {
    places(of: snapshot, in: currency).map { place in
      (snapshot.accounts[place].account, history(ofCounted: snapshot.accounts[place].account, days))
    }
  }

  /// The accounts in a currency that count and whose balances are known.
  private func places(of snapshot: AccountsSnapshot, in currency: Currency) -> [Int] {
    let accounts = snapshot.accounts
    return accounts.indices.filter { place in
      !accounts[place].isExcluded && accounts[place].account.currency == currency
        && accounts[place].account.balance != nil
    }
  }

  private func history(ofCounted account: Account, _ days: [Account.ID: [DayTotal]]) -> BalanceHistory {
    history(of: account, days) ?? BalanceHistory(opening: account.balance ?? .zero, steps: [], last: now.day)
  }

  /// The history up to the displayed balance, without transactions posted after its date.
  private func history(of account: Account, _ days: [Account.ID: [DayTotal]]) -> BalanceHistory? {
    let days = days[account.id] ?? []
    // The newest days come first, and hardly ever is one of them after the balance's date.
    let last = account.balanceDate?.day
    let known = last.map { last in days.first.map { $0.day <= last } ?? true ? days : days.filter { $0.day <= last } }
    return BalanceHistory(of: account, days: known ?? days)
  }

  /// The change of net worth in a currency since the end of last month; nil when there is none or it does not fit.
  func change(of netWorth: BalanceHistory, in currency: Currency) -> Money? {
    guard let before = netWorth.balance(on: now.day.advanced(by: -now.day.components.day)).negated,
      let change = netWorth.balance(on: now.day).adding(before), change != .zero
    else { return nil }
    return Money(change, currency)
  }

  /// The last 30 days of a history; nil when nothing changed.
  func trend(of history: BalanceHistory) -> ChartSeries? {
    let series = ChartSeries(history, .month, until: now.day)
    return series.lowest == series.highest ? nil : series
  }
}
