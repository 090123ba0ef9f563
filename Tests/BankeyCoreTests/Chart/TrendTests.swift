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

  @Test func unmovedAccountHasNoTrend() {
    let recent = [Sample.accounts[0].id: days([(3, "10.00")]), Sample.accounts[1].id: []]
    let rows = presenter.sections(of: Sample.snapshot, ListChoice(days: recent)).flatMap(\.items).compactMap { item in
      if case .account(let row) = item { row } else { nil }
    }
    #expect(rows.filter { $0.trend != nil }.map(\.id) == [Sample.accounts[0].id])
    #expect(rows[0].trend?.change == Sample.amount("10.00"))
  }

  @Test func netWorthSumsAccountsByCurrency() throws {
    let recent = [
      Sample.accounts[0].id: days([(3, "10.00"), (40, "7.00")]), Sample.accounts[1].id: days([(3, "-4.00")]),
      Sample.accounts[2].id: days([(3, "1000.00")]),
    ]
    let dollars = Currency(code: "USD")
    let history = try #require(presenter.netWorth(of: Sample.snapshot, in: dollars, recent))
    let header = presenter.header(name: nil, of: Sample.snapshot, days: recent)
    #expect("$" + presenter.formats.plain(history.balance(on: Sample.today), decimals: 2) == header.netWorth)
    #expect(header.change == .risen("+6.00"))
    #expect(header.changeTitle == "since Nov 1")
    #expect(header.trendTitle == "30 days")
    #expect(presenter.header(name: nil, of: Sample.snapshot).trend == nil)
  }

  @Test func excludedAccountsAreNotCounted() throws {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].isExcluded = true
    let recent = [Sample.accounts[0].id: days([(3, "10.00")])]
    let history = try #require(presenter.netWorth(of: snapshot, in: Currency(code: "USD"), recent))
    #expect(history.steps == [])
  }

  @Test func netWorthIsListedByMonthAndCurrency() {
    let recent = [Sample.accounts[0].id: days([(3, "10.00"), (40, "7.00")])]
    let model = presenter.netWorth(of: Sample.snapshot, recent, .quarter)
    #expect(model.currencies.map(\.id.currency.code) == ["USD", "NOK", "EUR"])
    let rows = model.currencies[0].rows
    #expect(rows.map(\.label) == ["Nov 21, 2026", "Oct 31, 2026", "Sep 30, 2026", "Aug 31, 2026"])
    #expect(rows.map(\.change) == [.risen("+10.00"), .risen("+7.00"), nil, nil])
    #expect(model.currencies[0].figure == presenter.header(name: nil, of: Sample.snapshot).netWorth)
  }

  /// A figure as the American format writes it.
  private func plain(_ text: String) -> Amount {
    Sample.amount(String(text.compactMap { $0 == "," ? nil : $0 == "−" ? "-" : $0 }))
  }

  @Test func kindsAndSidesAddUpToNetWorth() throws {
    let recent = [Sample.accounts[0].id: days([(3, "10.00"), (40, "7.00")])]
    let model = presenter.netWorth(of: Sample.snapshot, recent, .quarter)
    let dollars = try #require(model.currencies.first)
    #expect(dollars.columns.suffix(2) == ["Owned", "Owed"])
    #expect(dollars.sides.map(\.title) == ["Owned", "Owed"])
    for row in dollars.rows {
      let cells = row.cells.map(plain)
      let whole = plain(row.figure)
      #expect(cells.dropLast(2).sum == whole)
      #expect(cells.suffix(2).sum == whole)
    }
    let crowns = try #require(model.currencies.first { $0.id.currency.code == "NOK" })
    #expect(crowns.columns.isEmpty && crowns.sides.isEmpty)
  }

  @Test func monthListsTheLargestMovementsFirst() {
    let recent = [
      Sample.accounts[0].id: days([(3, "10.00"), (40, "7.00")]), Sample.accounts[1].id: days([(3, "-400.00")]),
    ]
    let dollars = Currency(code: "USD")
    let month = presenter.changes(until: Sample.today, in: dollars, of: Sample.snapshot, recent)
    #expect(month.title == "Oct 31 – Nov 21, 2026")
    #expect(month.figure == "−$390.00")
    #expect(month.rows.map(\.figure) == ["−400.00", "+10.00"])
    #expect(month.rows[1].id == .account(Sample.accounts[0].id))
    #expect(month.rows[1].note == "929,456.23 → 929,466.23")
    let before = presenter.changes(until: Sample.today.advanced(by: -90), in: dollars, of: Sample.snapshot, recent)
    #expect(before.rows == [FigureRow(message: "Nothing changed in this period")])
  }

  @Test(arguments: [(8, false), (9, true)]) func longReservationWarns(age: Int, warns: Bool) {
    let pending = Transaction(
      id: 1, account: "", status: .authorized, day: Sample.today.advanced(by: -age), amount: Sample.amount("-5"),
      currency: Currency(code: "USD"), description: "HOTEL")
    var rows = ReportRows(presenter, in: Currency(code: "USD"))
    rows.detail(.transaction(pending, balance: nil), at: nil, of: .group(.authorized), .odd)
    guard case .transaction(_, let line) = rows.rows[0] else { return #expect(Bool(false)) }
    #expect(line.isWarning == warns)
    #expect(line.note == (warns ? "pending for 9 days" : nil))
    let status = presenter.details(of: pending, in: Sample.accounts[0], nil).field(.status)
    #expect(status?.isWarning == warns)
  }
}
