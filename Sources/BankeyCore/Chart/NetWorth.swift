import BankeyModel
import BankeyText

/// Net worth over time, for each currency.
public struct NetWorthViewModel: Hashable, Sendable {
  /// "Net worth"
  public var title: String
  /// The currencies, the main one first.
  public var currencies: [InCurrency]

  /// Net worth in a currency.
  public struct InCurrency: Identifiable, Hashable, Sendable {
    /// The currency.
    public var id: Currency
    /// "NOK 1,240.50"
    public var figure: String
    /// The line.
    public var chart: ChartViewModel
    /// The last day, and the ends of the months before it in the range of the chart.
    public var rows: [FigureRow]
  }
}

extension Presenter {
  /// Net worth over time, for each currency, from the sums of posted days.
  public func netWorth(
    of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]], _ range: ChartRange
  ) -> NetWorthViewModel {
    let sums = sums(of: snapshot.accounts, main: mainCurrency(of: snapshot.accounts))
    return NetWorthViewModel(
      title: strings.netWorth,
      currencies: (sums.suffix(1) + sums.dropLast()).compactMap { sum in
        netWorth(of: snapshot, in: sum.currency, days).map { currency($0, sum, range) }
      })
  }

  private func currency(_ history: BalanceHistory, _ sum: Money, _ range: ChartRange) -> NetWorthViewModel.InCurrency {
    let series = ChartSeries(history, range, until: now.day)
    return NetWorthViewModel.InCurrency(
      id: sum.currency, figure: formats.money(sum), chart: chart(series, range, in: sum.currency),
      rows: rows(of: history, series, in: sum.currency))
  }

  private func rows(of history: BalanceHistory, _ series: ChartSeries, in currency: Currency) -> [FigureRow] {
    let days = ends(of: series.days)
    return days.enumerated().map { index, day in
      let balance = history.balance(on: day)
      let before = index + 1 < days.count ? history.balance(on: days[index + 1]) : nil
      let change = before?.negated.flatMap(balance.adding).flatMap { $0 == .zero ? nil : $0 }
      return FigureRow(
        id: .netWorth(currency, day), label: formats.mediumDate(day), shortLabel: formats.shortDate(day),
        figure: formats.plain(balance, decimals: currency.decimals),
        change: change.map { difference(Money($0, currency)) }, copy: balance.description)
    }
  }

  /// The last day, and before it the last days of months.
  private func ends(of days: ClosedRange<Day>) -> [Day] {
    var ends = [days.upperBound]
    while let last = ends.last {
      let day = last.advanced(by: -last.components.day)
      if day < days.lowerBound { break }
      ends.append(day)
    }
    return ends
  }
}
