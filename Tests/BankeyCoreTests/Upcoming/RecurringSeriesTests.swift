import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyCore

/// Recognizing recurring payments and their expected amounts.
@Suite
struct RecurringSeriesTests {
  private let today = Day(iso: "2026-11-21")!
  private let dollars = Currency(code: "USD", decimals: 2)

  private func row(
    _ day: String, _ cents: Int64, _ text: String = "GYM", on account: String = "a", naming other: String? = nil
  ) -> Transaction {
    Transaction(
      id: Int64(Day(iso: day)!.number) * 1000 + abs(cents % 997), account: account, status: .posted,
      day: Day(iso: day)!,
      amount: Amount(units: cents, scale: 2), currency: dollars, description: text,
      counterpartyAccount: other)
  }

  private func account(_ id: String, _ kind: AccountKind, _ cents: Int64? = 100_000) -> ListedAccount {
    ListedAccount(
      Account(
        id: id, source: "files", nativeId: id, name: id, kind: kind, currency: dollars,
        balance: cents.map { Amount(units: $0, scale: 2) }))
  }

  private func upcoming(_ rows: [Transaction], dismissed: Set<Transaction.ID> = []) -> Upcoming {
    Upcoming(
      rows, of: [account("a", .banking), account("i", .investment)], dismissed: dismissed, today: today)
  }

  private func monthly(_ cents: Int64..., text: (Int) -> String = { _ in "GYM" }) -> [Transaction] {
    let months = ["2026-11", "2026-10", "2026-09", "2026-08", "2026-07", "2026-06", "2026-05"]
    return cents.enumerated().map { row(months[$0] + "-04", $1, text($0)) }
  }

  private func cents(_ units: Int64) -> Amount { Amount(units: units, scale: 2) }

  @Test func paymentRecursFromItsThirdOccurrence() {
    #expect(upcoming(monthly(-4900, -4900)).series.isEmpty)
    let series = upcoming(monthly(-4900, -4900, -4900)).series
    #expect(series.map(\.sum) == [.fixed(cents(-4900))])
    #expect(
      series[0].expected(from: today, to: today.advanced(by: 45)) == [Day(iso: "2026-12-04")!, Day(iso: "2027-01-04")!])
  }

  @Test func textMayContainAReferenceDateOrMonth() {
    let texts = ["GYM 8812/11 NOVEMBER", "GYM 7100/10 october", "gym 9/09 Sept"]
    #expect(upcoming(monthly(-4900, -4900, -4900) { texts[$0] }).series.count == 1)
  }

  @Test func counterpartyAccountOutweighsTheText() {
    let rows = ["2026-11-04", "2026-10-04", "2026-09-04"].enumerated().map {
      row($1, -4900, ["Rent", "Flat", "Nov thanks"][$0], naming: "1234 56 78903")
    }
    #expect(upcoming(rows).series.count == 1)
  }

  @Test func changedAmountIsAStep() {
    let series = upcoming(monthly(-5900, -4900, -4900, -4900)).series
    #expect(series.map(\.sum) == [.stepped(from: cents(-4900), to: cents(-5900), since: Day(iso: "2026-11-04")!)])
    #expect(series[0].ends.low == cents(-5900))
  }

  @Test func varyingAmountIsARange() {
    let series = upcoming(monthly(-6100, -4700, -5300, -4900)).series
    #expect(series.map(\.sum) == [.range(cents(-4700), cents(-6100))])
    #expect((series[0].ends.low, series[0].ends.high) == (cents(-6100), cents(-4700)))
  }

  @Test func payeeWithTwoAmountsHasTwoSeries() {
    let other = ["2026-11-19", "2026-10-19", "2026-09-19"].map { row($0, -990) }
    #expect(upcoming(monthly(-4900, -4900, -4900) + other).series.count == 2)
  }

  @Test func seriesEndsAfterOneAndAHalfPeriods() {
    let rows = ["2026-10-07", "2026-09-07", "2026-08-07"].map { row($0, -4900) }
    #expect(upcoming(rows).series.count == 1)
    #expect(upcoming(rows).series[0].expected(from: today, to: today) == [today])
    let older = ["2026-10-05", "2026-09-05", "2026-08-05"].map { row($0, -4900) }
    #expect(upcoming(older).series.isEmpty)
  }

  @Test func yearlySeriesNeedsTwoOccurrences() {
    #expect(upcoming([row("2025-12-03", -12000), row("2024-12-02", -11500)]).series.map(\.rhythm) == [.year])
  }

  @Test func dueDatesMoveAroundWeekendsAsBefore() {
    // 25 October 2026 is a Sunday, 25 July a Saturday.
    let rows = ["2026-10-23", "2026-09-25", "2026-08-25", "2026-07-24"].map { row($0, 300_000, "PAY") }
    let series = upcoming(rows).series
    // 25 April 2027 is a Sunday.
    #expect(
      series.first?.expected(from: Day(iso: "2026-10-24")!, to: Day(iso: "2027-04-30")!).last == Day(iso: "2027-04-23")!
    )
  }

  @Test func investmentsOwnTransfersAndDismissedRowsDoNotRecur() {
    let rows = monthly(-4900, -4900, -4900)
    #expect(
      upcoming(
        rows.map { row in
          var row = row
          row.account = "i"
          return row
        }
      ).series.isEmpty)
    #expect(
      upcoming(
        rows.map { row in
          var row = row
          row.transfer = Transfer(other: 1, account: "s", isCertain: true)
          return row
        }
      ).series.isEmpty)
    #expect(upcoming(rows, dismissed: [rows[1].id]).series.isEmpty)
  }

  @Test func weeklyShoppingDoesNotRecur() {
    let rows = (0..<30).map { number in
      row(
        Day(iso: "2026-11-14")!.advanced(by: -7 * number).description, -Int64(3000 + number * 731 % 5000),
        "GREEN GROCER")
    }
    #expect(upcoming(rows).series.isEmpty)
  }
}

/// What is left before payday.
@Suite
struct ForecastTests {
  private let today = Day(iso: "2026-11-21")!
  private let dollars = Currency(code: "USD", decimals: 2)

  private func rows(_ text: String, _ cents: Int64..., on day: Int, from id: Int64) -> [Transaction] {
    cents.enumerated().map { number, cents in
      Transaction(
        id: id + Int64(number), account: "a", status: .posted,
        day: Day(year: 2026, month: (day > 21 ? 10 : 11) - number, day: day)!, amount: Amount(units: cents, scale: 2),
        currency: dollars, description: text)
    }
  }

  private func forecast(_ rows: [Transaction], balance: Int64? = 100_000) throws -> Forecast {
    let account = Account(
      id: "a", source: "files", nativeId: "a", name: "a", kind: .banking, currency: dollars,
      balance: balance.map { Amount(units: $0, scale: 2) })
    return try #require(Upcoming(rows, of: [ListedAccount(account)], today: today).forecasts.first)
  }

  private var usual: [Transaction] {
    rows("PAY", 300_000, 300_000, 300_000, on: 28, from: 1) + rows("SIDE JOB", 20_000, 20_000, 20_000, on: 24, from: 10)
      + rows("RENT", -80_000, -80_000, -80_000, on: 23, from: 20)
      + rows("POWER", -9_000, -6_000, -7_000, -8_000, on: 26, from: 30)
  }

  @Test func forecastIsARangeUntilTheLargestIncome() throws {
    let forecast = try forecast(usual)
    #expect(forecast.payday?.day == Day(iso: "2026-11-28"))
    let spans = forecast.lowest?.everyday
    let lowest = try #require(forecast.lowest)
    #expect(lowest.day == Day(iso: "2026-11-23"))
    // 1,000.00 less the rent, and nothing else that is not one of the series.
    #expect(lowest.balance == .init(low: Amount(units: 20_000, scale: 2), high: Amount(units: 20_000, scale: 2)))
    #expect(spans?.amount.low == Amount.zero)
  }

  @Test func reservedPaymentsCountOnce() throws {
    var rent = usual.first { $0.description == "RENT" }!
    (rent.status, rent.day) = (.authorized, Day(iso: "2026-11-21")!)
    rent = Transaction(
      id: 99, account: "a", status: .authorized, day: today, amount: rent.amount, currency: dollars,
      description: "RENT 77")
    let forecast = try forecast(usual + [rent])
    #expect(forecast.items.filter { $0.low == rent.amount }.map(\.day) == [today])
  }

  /// An account without a balance changes no figure, and the headline says that it does not count.
  @Test func accountWithoutABalanceIsLeftOut() throws {
    let known = Account(
      id: "a", source: "files", nativeId: "a", name: "a", kind: .banking, currency: dollars,
      balance: Amount(units: 100_000, scale: 2))
    let unknown = Account(id: "b", source: "files", nativeId: "b", name: "b", kind: .banking, currency: dollars)
    let rent = rows("OTHER RENT", -70_000, -70_000, -70_000, on: 22, from: 40).map { row in
      Transaction(
        id: row.id, account: "b", status: row.status, day: row.day, amount: row.amount, currency: row.currency,
        description: row.description)
    }
    let accounts = [known, unknown].map { ListedAccount($0) }
    let both = try #require(Upcoming(usual + rent, of: accounts, today: today).forecasts.first)
    #expect(both.lowest == (try forecast(usual, balance: 100_000)).lowest)
    #expect(both.items.contains { $0.account == "b" && $0.balance == nil })
    let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
    let lowest = try #require(both.lowest)
    #expect(presenter.headline(of: both, lowest).hasSuffix("(1 of 2 counted)"))
  }

  @Test func unknownBalanceHasNoForecast() throws {
    #expect(try forecast(usual, balance: nil).lowest == nil)
    #expect(try forecast(usual, balance: nil).items.count >= 4)
  }

  @Test func overflowingFigureIsUnknown() throws {
    let huge = rows("RENT", .min, .min, .min, on: 23, from: 20)
    #expect(try forecast(huge, balance: -5).lowest?.balance.low != Amount.zero)
    #expect(try forecast(huge, balance: -5).items.contains { $0.balance == nil })
  }

  /// A sign stands once before both ends, and at each where they differ.
  @Test func rangeHasItsSignOnce() {
    let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
    func written(_ low: Int64, _ high: Int64) -> String {
      presenter.signedFigure(
        .init(low: Amount(units: low, scale: 2), high: Amount(units: high, scale: 2)), dollars)
    }
    #expect(written(38_011, 67_331) == "+380.11–673.31")
    #expect(written(-13_741, -8_529) == "−85.29–137.41")
    #expect(written(-100, 100) == "−1.00–+1.00")
    #expect(written(500, 500) == "+5.00")
  }

  @Test func possibleShortfallIsAFinding() throws {
    let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
    let account = Account(
      id: "a", source: "files", nativeId: "a", name: "a", kind: .banking, currency: dollars,
      balance: Amount(units: 100_000, scale: 2))
    let upcoming = Upcoming(usual, of: [ListedAccount(account)], today: today)
    func lines(_ limit: Int64) -> [String] {
      Check(beforePayday: Amount(units: limit, scale: 0)).findings(
        in: AccountsSnapshot(), at: Sample.clock, upcoming: upcoming
      )
      .map { presenter.subject(of: $0) + ": " + presenter.sentence(of: $0) }
    }
    #expect(lines(200) == [])
    #expect(lines(201) == ["USD: lowest on Nov 23, before PAY: 200.00, below 201.00"])
  }
}
