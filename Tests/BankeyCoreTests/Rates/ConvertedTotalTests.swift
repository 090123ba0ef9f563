import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// Totals in one currency, and their parts.
@Suite struct ConvertedTotalTests {
  private func presenter(_ locale: String = "en_US", isASCII: Bool = false, at clock: Clock = Sample.clock) -> Presenter
  {
    Presenter(formats: Formats(locale: locale, isASCII: isASCII), clock: clock)
  }

  private var snapshot: AccountsSnapshot {
    var snapshot = Sample.convertedSnapshot
    snapshot.oneCurrency?.rates = ReferenceRates([rate("USD", "1.25"), rate("NOK", "10")])
    return snapshot
  }

  private func rate(_ currency: String, _ rate: String, age: Int = 1) -> ReferenceRate {
    ReferenceRate(day: Sample.today.advanced(by: -age), currency: currency, rate: Sample.amount(rate))
  }

  private func clock(_ time: String) -> Clock { Clock(iso: time)! }

  @Test func totalNamesTheDateOfItsRates() throws {
    let total = try #require(presenter().converted(snapshot))
    // 981,350.49 × 10 ÷ 1.25 + 1,240.50 + 220.00 × 10
    #expect(total.total?.description == "7854244.42")
    #expect(presenter().line(of: total) == "≈ 7,854,244 NOK, rates of yesterday")
    #expect(presenter("nb_NO").line(of: total) == "≈ 7 854 244 NOK, kurser fra i går")
    #expect(presenter(isASCII: true).line(of: total) == "~ 7,854,244 NOK, rates of yesterday")
    #expect(presenter().header(name: nil, of: snapshot).converted == presenter().line(of: total))
  }

  @Test func partsShowAmountRateDateAndResult() throws {
    let total = try #require(presenter().converted(snapshot))
    let rows = presenter().rows(of: total).map { [$0.label, $0.note ?? "", $0.figure] }
    #expect(
      rows == [
        ["$981,350.49", "× 10 ÷ 1.25 · yesterday", "7,850,803.92"], ["NOK 1,240.50", "", "1,240.50"],
        ["€220.00", "× 10 · yesterday", "2,200.00"],
      ])
    #expect(presenter().title(of: total).title == "≈ NOK, rates of yesterday")
    #expect(presenter().title(of: total).figure == "7,854,244.42")
    #expect(presenter().accounts(of: total.parts[0]).count == 10)
    #expect(presenter(isASCII: true).rows(of: total)[0].note == "x 10 / 1.25 - yesterday")
  }

  @Test func disabledRatesShowNothing() {
    #expect(presenter().converted(Sample.snapshot) == nil)
    #expect(presenter().header(name: nil, of: Sample.snapshot).converted == nil)
    #expect(presenter().netWorth(of: Sample.snapshot, [:], .quarter).converted == nil)
  }

  @Test func singleCurrencyShowsNoConversion() {
    var crowns = snapshot
    crowns.accounts = crowns.accounts.filter { $0.account.currency.code == "NOK" }
    #expect(presenter().converted(crowns) == nil)
  }

  @Test func pointsAreNeverConverted() throws {
    var snapshot = snapshot
    var points = Sample.accounts[11]
    points = Account(
      id: "points", source: "demo", nativeId: "p", name: "Points", kind: .other, currency: Currency(code: "points"),
      balance: Sample.amount("9000"))
    snapshot.accounts.append(ListedAccount(points))
    let total = try #require(presenter().converted(snapshot))
    #expect(total.total?.description == "7854244.42")
    #expect(presenter().line(of: total) == "≈ 7,854,244 NOK without points, rates of yesterday")
    let row = try #require(presenter().rows(of: total).last)
    #expect((row.figure, row.note) == ("—", "not converted: no reference rate"))
  }

  @Test func currencyWithoutCurrentRatesIsOmitted() throws {
    var snapshot = snapshot
    snapshot.oneCurrency?.rates = ReferenceRates([rate("USD", "1.25", age: 900), rate("NOK", "10")])
    let total = try #require(presenter().converted(snapshot))
    #expect(total.total?.description == "3440.50")
    #expect(presenter().line(of: total) == "≈ 3,440 NOK without USD, rates of yesterday")
    #expect(presenter().rows(of: total)[0].note == "not converted: no reference rate since Jun 4, 2024")
  }

  @Test func oldRatesShowTheirAge() throws {
    let later = presenter(at: clock("2026-12-12T09:00:00Z"))
    let total = try #require(later.converted(snapshot))
    #expect(later.line(of: total) == "≈ 7,854,244 NOK, rates of Nov 20, 22 days old")
    let monday = presenter(at: clock("2026-11-24T09:00:00Z"))
    #expect(monday.line(of: total) == "≈ 7,854,244 NOK, rates of Nov 20")
  }

  @Test func noRatesExistBeforeTheFirstRefresh() throws {
    var snapshot = snapshot
    snapshot.oneCurrency?.rates = ReferenceRates()
    let total = try #require(presenter().converted(snapshot))
    #expect(presenter().line(of: total) == "≈ — NOK, no rates yet")
  }

  @Test func historyUsesEachDaysRate() throws {
    var snapshot = snapshot
    snapshot.accounts = [snapshot.accounts[0]]
    let rates = ReferenceRates([
      rate("USD", "1.25"), rate("NOK", "10"), rate("USD", "1.25", age: 21), rate("NOK", "20", age: 21),
      rate("USD", "1", age: 60), rate("NOK", "10", age: 60),
    ])
    snapshot.oneCurrency?.rates = rates
    let choice = try #require(snapshot.oneCurrency)
    let days = [
      snapshot.accounts[0].id: [
        DayTotal(day: Sample.today.advanced(by: -1), count: 1, total: Sample.amount("466.23")),
        DayTotal(day: Sample.today.advanced(by: -90), count: 1, total: Sample.amount("1.00")),
      ]
    ]
    let model = presenter().netWorth(of: snapshot, days, .quarter, by: choice)
    let converted = try #require(model.currencies.last)
    #expect(converted.id == .init(currency: choice.base, isConverted: true))
    // Oct 31 has its own rate; Sep 30 is 9 days after the last one before it.
    #expect(
      converted.rows.map { [$0.shortLabel ?? "", $0.figure] } == [
        ["Nov 21", "7,435,729.84"], ["Oct 31", "14,864,000.00"], ["Sep 30", "—"], ["Aug 31", "—"],
      ])
    #expect(converted.rows[0].change == .fallen("−7,428,270.16"))
    #expect(converted.rows[1].change == nil)
    let october = presenter().converted(snapshot, days, on: Day(iso: "2026-10-31")!, by: choice)
    #expect(presenter().rows(of: october)[0].note == "× 20 ÷ 1.25 · Oct 31")
  }

  @Test func maskedAmountsLeaveRatesReadable() throws {
    let masked = Presenter(formats: Formats(locale: "en_US").masked, clock: Sample.clock)
    let total = try #require(masked.converted(snapshot))
    #expect(masked.line(of: total) == "≈ ••• NOK, rates of yesterday")
    #expect(masked.rows(of: total)[0].note == "× 10 ÷ 1.25 · yesterday")
    #expect(masked.rows(of: total)[0].figure == "•••.••")
  }

  @Test func overflowingTotalIsUnknown() throws {
    var snapshot = snapshot
    snapshot.accounts[0].account.balance = Amount(units: .max, scale: 2)
    let total = try #require(presenter().converted(snapshot))
    #expect(total.total == nil)
    #expect(presenter().line(of: total).hasPrefix("≈ — NOK"))
  }
}
