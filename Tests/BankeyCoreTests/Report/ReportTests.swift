import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// Every case of the report: the calls that it makes, in order.
@Suite struct ReportTests {
  private static let dollars = Currency(code: "USD")

  private func read(_ text: String) -> [Transaction] { GoldenRecords.records(text).read(in: Self.dollars).transactions }

  private func calls(authorized: [Transaction]?, posted: [Transaction]?) -> [String] {
    CallList(Report(authorized: authorized, posted: posted, in: Self.dollars)).calls
  }

  private func calls(all: [Transaction]?) -> [String] { CallList(Report(all: all, in: Self.dollars)).calls }

  private let coffee = "A 2026-11-20 D 4.10 COFFEE"
  private let rent = "P 2026-11-18 D 1200.00 RENT"
  private let coffeeBlock = ["header authorized", "day 2026-11-20 -4.10", "COFFEE -4.10", "end", "footer -4.10"]
  private let rentBlock = ["header posted", "day 2026-11-18 -1200.00", "RENT -1200.00", "end", "footer -1200.00"]

  @Test func twoEmptySourcesShowTwoMessages() {
    #expect(
      calls(authorized: [], posted: []) == [
        "header authorized", "no authorized", "header posted", "no posted", "grand footer 0",
      ])
  }

  @Test func twoUnavailableSourcesShowTwoMessages() {
    #expect(
      calls(authorized: nil, posted: nil) == [
        "header authorized", "not available authorized", "header posted", "not available posted", "grand footer 0",
      ])
  }

  @Test func unavailableSourceDoesNotHideTheOther() {
    #expect(
      calls(authorized: nil, posted: read(rent)) == ["header authorized", "not available authorized"] + rentBlock
        + ["grand footer -1200.00"])
    #expect(
      calls(authorized: read(coffee), posted: nil) == coffeeBlock
        + ["header posted", "not available posted", "grand footer -4.10"])
  }

  @Test func emptySourceDoesNotHideTheOther() {
    #expect(
      calls(authorized: [], posted: read(rent)) == ["header authorized", "no authorized"] + rentBlock
        + ["grand footer -1200.00"])
    #expect(
      calls(authorized: read(coffee), posted: []) == coffeeBlock + ["header posted", "no posted", "grand footer -4.10"])
    #expect(
      calls(authorized: [], posted: nil) == [
        "header authorized", "no authorized", "header posted", "not available posted", "grand footer 0",
      ])
  }

  @Test func transactionsAreFoundAgainInTheirRows() throws {
    let rows = read([coffee, rent].joined(separator: "\n"))
    let report = Report(all: rows, in: Self.dollars)
    for transaction in rows {
      let place = try #require(report.place(of: transaction.id))
      var calls = CallList()
      report.write(place.row, of: place.group, to: &calls)
      #expect(calls.calls == ["\(transaction.description) \(transaction.amount)"])
    }
    #expect(Report(all: [rows[1]], in: Self.dollars).place(of: rows[0].id) == nil)
  }

  @Test func twoSourcesShowTheirTransactions() {
    #expect(
      calls(authorized: read(coffee), posted: read(rent)) == coffeeBlock + rentBlock + ["grand footer -1204.10"])
  }

  @Test func unavailableSingleSourceShowsOneMessage() {
    #expect(calls(all: nil) == ["header all", "not available all", "grand footer 0"])
  }

  @Test func emptySingleSourceShowsTwoMessages() {
    #expect(
      calls(all: []) == ["header authorized", "no authorized", "header posted", "no posted", "grand footer 0"])
  }

  @Test func singleSourceWithPostedOnlyShowsBothGroups() {
    #expect(
      calls(all: read(rent)) == ["header authorized", "no authorized"] + rentBlock + ["grand footer -1200.00"])
  }

  @Test func postedRowsFollowAuthorizedOnes() {
    #expect(calls(all: read(rent + "\n" + coffee)) == coffeeBlock + rentBlock + ["grand footer -1204.10"])
  }

  @Test func unorderedDatesMakeEachDayOnce() {
    let mixed = """
      P 2026-11-17 D 1.00 A
      A 2026-11-20 D 2.00 B
      P 2026-11-19 C 3.00 C
      P 2026-11-17 D 4.00 D
      P 2026-11-19 D 5.00 E
      """
    #expect(
      calls(all: read(mixed)) == [
        "header authorized", "day 2026-11-20 -2.00", "B -2.00", "end", "footer -2.00", "header posted",
        "day 2026-11-19 -2.00", "C 3.00", "E -5.00", "end", "day 2026-11-17 -5.00", "A -1.00", "D -4.00", "end",
        "footer -7.00", "grand footer -9.00",
      ])
  }

  @Test func bandsAlternateByDayAndTotalInEachGroup() {
    let text = "A 2026-11-20 D 1.00 A\nA 2026-11-20 D 1.00 B\nA 2026-11-19 D 1.00 C\nP 2026-11-18 D 1.00 D"
    let report = Report(all: read(text), in: Self.dollars)
    let expected: [ReportBand] = [.odd, .odd, .odd, .odd, .even, .even, .even, .odd, .even, .even, .even, .odd]
    #expect(CallList(report).bands == expected)
    #expect(CallList(report).bands == expected)
  }

  @Test func reportIsRepeatable() {
    let report = Report(authorized: read(coffee), posted: read(rent), in: Self.dollars)
    #expect(CallList(report).calls == CallList(report).calls)
  }

  @Test func goldenFiguresMatch() {
    let (authorized, posted) = (GoldenRecords.authorized, GoldenRecords.posted)
    let two = Report(
      authorized: authorized.read(in: Self.dollars).transactions, posted: posted.read(in: Self.dollars).transactions,
      in: Self.dollars)
    #expect(two.groups.map(\.outline.transactions) == [28, 30])
    #expect(two.groups.map(\.outline.days.count) == [18, 18])
    #expect(two.groups.map(\.outline.total) == [Sample.amount("560.19"), Sample.amount("778.78")])
    #expect(two.total(of: .grandTotal) == Sample.amount("1338.97"))
    #expect(two.sections.indices.map(two.count) == [66, 68, 1])
    #expect(CallList(two).calls.count == 135)
    let one = Report(all: (posted + authorized).read(in: Self.dollars).transactions, in: Self.dollars)
    #expect(CallList(one).calls == CallList(two).calls)
  }

  @Test func binaryFloatingPointWouldBeWrong() {
    let figures = GoldenRecords.authorized.map { Double($0.amount)! * ($0.flag == "D" ? -1 : 1) }
    #expect(figures.reduce(0, +).description == "560.1900000000002")
  }

  @Test func overflowingSumIsUnknown() {
    let most = Transaction(
      id: 1, account: "", status: .posted, day: Sample.today, amount: Amount(units: .max, scale: 2),
      currency: Self.dollars, description: "MUCH")
    let text = calls(authorized: [], posted: [most, most])
    #expect(text.suffix(2) == ["footer ?", "grand footer ?"])
  }
}
