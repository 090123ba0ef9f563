extension Presenter {
  /// The chart of a history in a currency.
  public func chart(_ history: BalanceHistory, _ range: ChartRange, in currency: Currency) -> ChartViewModel {
    chart(ChartSeries(history, range), range, in: currency)
  }

  /// The chart of a part of a history.
  func chart(_ series: ChartSeries, _ range: ChartRange, in currency: Currency) -> ChartViewModel {
    let count = ChartViewModel.tickCount
    let ticks = zip(series.days(count), series.balances(count)).map { day, balance in
      ChartViewModel.Tick(date: date(day, in: series.days), figure: figure(balance, currency))
    }
    return ChartViewModel(
      series: series, range: strings.range(range), highest: figure(series.highest, currency),
      lowest: figure(series.lowest, currency), change: change(of: series, in: currency), ticks: ticks)
  }

  /// The difference between the ends of a series; nil when there is none or it does not fit.
  private func change(of series: ChartSeries, in currency: Currency) -> RowChange? {
    series.change.map { difference(Money($0, currency)) }
  }

  private func figure(_ amount: Amount, _ currency: Currency) -> String {
    formats.plain(amount, decimals: currency.decimals)
  }

  /// With the year where it is not clear.
  private func date(_ day: Day, in days: ClosedRange<Day>) -> String {
    let isOneYear = days.lowerBound.components.year == days.upperBound.components.year
    return isOneYear && day.components.year == now.day.components.year
      ? formats.shortDate(day) : formats.mediumDate(day)
  }
}
