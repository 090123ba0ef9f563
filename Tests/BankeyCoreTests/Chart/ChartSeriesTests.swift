import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct ChartSeriesTests {
  private func history(_ balance: Amount, _ totals: [(Int, Int64)]) -> BalanceHistory {
    let account = Account(
      id: "a", source: "demo", nativeId: "a", name: "A", kind: .banking, currency: Currency(code: "USD"),
      balance: balance, balanceDate: LocalTime(day: Sample.today, minute: nil))
    let days = totals.map { age, units in
      DayTotal(day: Sample.today.advanced(by: -age), count: 1, total: Amount(units: units, scale: 2))
    }
    return BalanceHistory(of: account, days: days)!
  }

  @Test func rangeHasItsNumberOfDays() {
    let history = history(Amount(units: 500, scale: 2), [(0, 100), (40, 50), (400, 10)])
    func days(_ range: ChartRange) -> Int {
      let days = ChartSeries(history, range).days
      return days.lowerBound.distance(to: days.upperBound) + 1
    }
    #expect([ChartRange.month, .quarter, .year, .all].map(days) == [30, 90, 365, 402])
  }

  @Test func rangesCycle() {
    #expect(ChartRange.quarter.advanced(by: 1) == .year)
    #expect(ChartRange.all.advanced(by: 1) == .month)
    #expect(ChartRange.month.advanced(by: -1) == .all)
  }

  @Test func seriesEndsWithTheBalanceAndKnowsItsExtremes() {
    let series = ChartSeries(history(Amount(units: 500, scale: 2), [(1, -300), (10, 900), (29, 50)]), .month)
    #expect(series.closing == Sample.amount("5.00"))
    #expect(series.opening == Sample.amount("-1.00"))
    #expect(series.lowest == Sample.amount("-1.00"))
    #expect(series.highest == Sample.amount("8.00"))
    #expect(series.balances(2) == [series.opening, series.closing])
  }

  @Test func heightsSpanLowestToHighest() {
    let series = ChartSeries(history(Amount(units: 400, scale: 2), [(0, 100), (10, 100), (20, 100)]), .month)
    #expect(series.heights(4, top: 9) == [0, 3, 6, 9])
    #expect(ChartSeries(history(Amount(units: 400, scale: 2), []), .month).heights(3, top: 8) == [4, 4, 4])
    #expect(series.heights(1, top: 9) == [9])
    #expect(series.heights(0, top: 9) == [])
  }

  @Test func extremeFiguresAreDrawn() {
    #expect(ChartSeries(history(Amount(units: .max, scale: 2), [(5, 1)]), .month).heights(2, top: 100) == [0, 100])
    let account = Account(
      id: "a", source: "demo", nativeId: "a", name: "A", kind: .banking, currency: Currency(code: "USD"),
      balance: Amount(units: .max, scale: 0), balanceDate: LocalTime(day: Sample.today, minute: nil))
    let days = [(5, Amount(units: .max, scale: 0)), (9, Amount(units: 1, scale: 18))].map { age, total in
      DayTotal(day: Sample.today.advanced(by: -age), count: 1, total: total)
    }
    let series = ChartSeries(BalanceHistory(of: account, days: days)!, .month)
    #expect(series.lowest == Amount(units: -1, scale: 18))
    #expect(series.heights(2, top: 100) == [0, 100])
  }

  @Test func labelsFollowTheLocaleAndTheMask() {
    let history = history(Amount(units: 12_345_678, scale: 2), [(3, 100_000), (50, 7)])
    let dollars = Currency(code: "USD")
    let norwegian = Presenter(formats: Formats(locale: "nb_NO"), clock: Sample.clock).chart(
      history, .month, in: dollars)
    #expect(norwegian.ranges == ["30d", "90d", "1 år", "alt"] && norwegian.range == 0)
    #expect(norwegian.highest == "123 456,78")
    #expect(norwegian.ticks.first?.date == "23. okt.")
    #expect(norwegian.ticks.first?.figure == "122 456,78")
    #expect(norwegian.change == .risen("+1 000,00"))
    let masked = Presenter(formats: Formats(locale: "en_US").masked, clock: Sample.clock)
      .chart(history, .all, in: dollars)
    #expect([masked.highest, masked.lowest] == ["•••.••", "•••.••"])
    #expect(masked.change == .risen("+•••.••"))
    #expect(masked.ticks.allSatisfy { $0.figure == "•••.••" })
  }
}
