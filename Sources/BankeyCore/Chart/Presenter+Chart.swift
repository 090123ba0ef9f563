extension Presenter {
  /// The chart of a history in a currency.
  public func chart(_ history: BalanceHistory, _ range: ChartRange, in currency: Currency) -> ChartViewModel {
    let series = ChartSeries(history, range)
    let count = ChartViewModel.tickCount
    let ticks = zip(series.days(count), series.balances(count)).map { day, balance in
      ChartViewModel.Tick(date: date(day, in: series.days), figure: figure(balance, currency))
    }
    return ChartViewModel(
      series: series, range: strings.range(range), highest: figure(series.highest, currency),
      lowest: figure(series.lowest, currency), change: change(of: series, in: currency), ticks: ticks)
  }

  /// What a chart says of the difference between its ends.
  private func change(of series: ChartSeries, in currency: Currency) -> RowChange? {
    guard let start = series.opening.negated, let change = series.closing.adding(start), change != .zero else {
      return nil
    }
    return difference(Money(change, currency))
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
