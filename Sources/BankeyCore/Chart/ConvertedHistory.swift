import BankeyModel
import BankeyText

/// Net worth in one currency at the end of each day, with that day's rates.
struct ConvertedHistory {
  private let choice: OneCurrency
  private let main: Currency?
  private let today: Day
  private let accounts: [(account: Account, history: BalanceHistory)]

  /// Prepares the histories of all accounts that count.
  init(
    _ snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]], _ choice: OneCurrency, _ presenter: Presenter
  ) {
    let currencies = snapshot.accounts.reduce(into: [Currency]()) { found, listed in
      if !found.contains(listed.account.currency) { found.append(listed.account.currency) }
    }
    (self.choice, today) = (choice, presenter.now.day)
    main = presenter.mainCurrency(of: snapshot.accounts)
    accounts = currencies.flatMap { presenter.histories(of: snapshot, in: $0, days) }
  }

  /// The total at the end of a day.
  func total(on day: Day) -> ConvertedTotal {
    ConvertedTotal(
      accounts.map { (account: $0.account, balance: $0.history.balance(on: day)) }, to: choice, on: day, main: main,
      isNow: false)
  }

  /// The newest days without a gap, at most as far back as `first`; nil when there are none.
  func history(since first: Day?) -> BalanceHistory? {
    var steps: [BalanceHistory.Step] = []
    for day in moments.reversed() {
      guard let balance = total(on: day).total else {
        if steps.isEmpty { continue }
        break
      }
      steps.append(BalanceHistory.Step(day: day, balance: balance))
      if let first, day < first { break }
    }
    guard let oldest = steps.last else { return nil }
    return BalanceHistory(opening: oldest.balance, steps: steps.reversed(), last: today)
  }

  /// The days on which the total may have changed: those with rates or with a changed balance, oldest first.
  private var moments: [Day] {
    let changes = accounts.flatMap { $0.history.steps.map(\.day) }
    let first = changes.min() ?? today.advanced(by: -ChartRange.longestWithoutHistory)
    let rated = Set(accounts.map(\.account.currency) + [choice.base]).flatMap(choice.rates.days)
    return Set(rated.filter { $0 >= first } + changes + [today]).filter { $0 <= today }.sorted()
  }
}

extension ChartRange {
  /// The days to show when no balance ever changed.
  fileprivate static let longestWithoutHistory = 365
}

extension Presenter {
  /// All balances that count at the end of a day, converted with that day's rates. The total omits a currency that has
  /// never had a rate, and is unknown if a currency has none near that day.
  public func converted(
    _ snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]], on day: Day, by choice: OneCurrency
  ) -> ConvertedTotal {
    ConvertedHistory(snapshot, days, choice, self).total(on: day)
  }

  /// Net worth in one currency over time: the chart, and a row for each month. Nil when there is nothing to convert.
  public func convertedNetWorth(
    of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]], _ range: ChartRange, by choice: OneCurrency
  ) -> NetWorthViewModel.InCurrency? {
    guard let now = converted(snapshot) else { return nil }
    let all = ConvertedHistory(snapshot, days, choice, self)
    let first = range.days.map { self.now.day.advanced(by: -$0) }
    guard let history = all.history(since: first) else { return nil }
    let series = ChartSeries(history, range, until: self.now.day)
    return NetWorthViewModel.InCurrency(
      id: .init(currency: choice.base, isConverted: true), figure: line(of: now),
      chart: chart(series, range, in: choice.base), sides: [], columns: [],
      rows: rows(of: all, on: ends(of: series.days)))
  }

  private func rows(of history: ConvertedHistory, on days: [Day]) -> [FigureRow] {
    let totals = days.map(history.total)
    return days.indices.map { index in
      let before = index + 1 < days.count ? totals[index + 1].total : nil
      let change = before?.negated.flatMap { totals[index].total?.adding($0) }
      return row(of: totals[index], on: days[index], change: change == .zero ? nil : change)
    }
  }

  private func row(of total: ConvertedTotal, on day: Day, change: Amount?) -> FigureRow {
    var row = FigureRow(
      id: .netWorth(.init(currency: total.base, isConverted: true), day), label: formats.mediumDate(day),
      shortLabel: formats.shortDate(day),
      figure: total.total.map { formats.plain($0, decimals: total.base.decimals) } ?? unknown,
      change: change.map { difference(Money($0, total.base)) }, copy: total.total?.description,
      exact: total.total.map { FigureAmounts($0, total.base) })
    row.exact?.change = change
    return row
  }
}
