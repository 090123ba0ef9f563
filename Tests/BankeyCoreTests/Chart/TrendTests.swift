import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct TrendTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  private func days(_ totals: [(Int, String)]) -> [DayTotal] {
    totals.map { DayTotal(day: Sample.today.advanced(by: -$0.0), count: 1, total: Sample.amount($0.1)) }
  }

  @Test func anAccountWhereNothingMovedHasNoTrend() {
    let recent = [Sample.accounts[0].id: days([(3, "10.00")]), Sample.accounts[1].id: []]
    let rows = presenter.sections(of: Sample.snapshot, ListChoice(days: recent)).flatMap(\.items).compactMap { item in
      if case .account(let row) = item { row } else { nil }
    }
    #expect(rows.filter { $0.trend != nil }.map(\.id) == [Sample.accounts[0].id])
    #expect(rows[0].trend?.change == Sample.amount("10.00"))
  }

  @Test func netWorthIsTheSumOfTheAccountsOfACurrency() throws {
    let recent = [
      Sample.accounts[0].id: days([(3, "10.00"), (40, "7.00")]), Sample.accounts[1].id: days([(3, "-4.00")]),
      Sample.accounts[2].id: days([(3, "1000.00")]),
    ]
    let dollars = Currency(code: "USD")
    let history = try #require(presenter.netWorth(of: Sample.snapshot, in: dollars, recent))
    let header = presenter.header(name: nil, of: Sample.snapshot, days: recent)
    #expect("$" + presenter.formats.plain(history.balance(on: Sample.today), decimals: 2) == header.netWorth[0])
    #expect(header.change == .risen("+6.00"))
    #expect(header.changeTitle == "since Nov 1")
    #expect(header.trendTitle == "30 days")
    #expect(presenter.header(name: nil, of: Sample.snapshot).trend == nil)
  }

  @Test func excludedAccountsAreNotInIt() throws {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].isExcluded = true
    let recent = [Sample.accounts[0].id: days([(3, "10.00")])]
    let history = try #require(presenter.netWorth(of: snapshot, in: Currency(code: "USD"), recent))
    #expect(history.steps == [])
  }

  @Test func netWorthOverTimeIsListedByMonthAndCurrency() {
    let recent = [Sample.accounts[0].id: days([(3, "10.00"), (40, "7.00")])]
    let model = presenter.netWorth(of: Sample.snapshot, recent, .quarter)
    #expect(model.currencies.map(\.id.code) == ["USD", "NOK", "EUR"])
    let rows = model.currencies[0].rows
    #expect(rows.map(\.label) == ["Nov 21, 2026", "Oct 31, 2026", "Sep 30, 2026", "Aug 31, 2026"])
    #expect(rows.map(\.change) == [.risen("+10.00"), .risen("+7.00"), nil, nil])
    #expect(model.currencies[0].figure == presenter.header(name: nil, of: Sample.snapshot).netWorth[0])
  }

  @Test(arguments: [(8, false), (9, true)]) func whatIsReservedForLongWarns(age: Int, warns: Bool) {
    let pending = Transaction(
      id: 1, account: "", status: .authorized, day: Sample.today.advanced(by: -age), amount: Sample.amount("-5"),
      currency: Currency(code: "USD"), description: "HOTEL")
    var rows = ReportRows(presenter, in: Currency(code: "USD"))
    rows.detail(.transaction(pending, balance: nil), at: nil, of: .group(.authorized), .odd)
    guard case .transaction(_, let line) = rows.rows[0] else { return #expect(Bool(false)) }
    #expect(line.isWarning == warns)
    #expect(line.note == (warns ? "reserved for 9 days" : nil))
    let status = presenter.details(of: pending, in: Sample.accounts[0], nil).field(.status)
    #expect(status?.isWarning == warns)
  }
}
