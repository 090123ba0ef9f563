import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

@Suite
struct QueryPlanTests {
  private static let key = TransactionKey(day: november(3), id: 3)
  static let starts: [PageStart] = [.first, .last, .after(key), .before(key), .day(november(3), skipping: 2)]

  @Test(
    arguments: starts,
    [november(1)...november(9), november(5)...november(9), november(1)...november(1)])
  func dayQueriesReadOnlyTheirDays(start: PageStart, days: ClosedRange<Day>) throws {
    let place = try TestFolder()
    let database = try place.writer().database
    let query = PageQuery(start, by: .booked, in: days)
    let values: [any Storable] = [Int64(1), TransactionStatus.posted] + query.values
    let plan: [String] = try database.all("EXPLAIN QUERY PLAN " + query.unlimited, values) { $0[3] }
    let plain = "SEARCH transactions USING INDEX transaction_by_day (account=? AND status=? AND "
    #expect(plan.count == 1)
    #expect(
      ["day>? AND day<?)", "(day,id)>(?,?) AND day<?)", "day>? AND (day,id)<(?,?))"].map { plain + $0 }.contains(
        plan.first))
  }

  @Test
  func textAndAmountQueriesUseTheirIndex() throws {
    let place = try TestFolder()
    let database = try place.writer().database
    let text: [String] = try database.all("EXPLAIN QUERY PLAN " + Candidates.byText, ["", 1]) { $0[3] }
    #expect(text == ["SCAN transaction_text VIRTUAL TABLE INDEX 0:M1"])
    let amount: [String] = try database.all("EXPLAIN QUERY PLAN " + Candidates.byAmount, [2, 1, 2, nil as Int?, 1]) {
      $0[3]
    }
    #expect(
      amount == ["SEARCH transactions USING COVERING INDEX transaction_by_amount (scale=? AND units>? AND units<?)"])
  }

  @Test(arguments: starts, GroupingDate.allCases)
  func pageQueriesWalkAnIndexWithoutSorting(
    start: PageStart, date: GroupingDate
  ) throws {
    let place = try TestFolder()
    let database = try place.writer().database
    let page = PageQuery(start, by: date).page(of: TransactionGroup(account: "1", status: .posted, date: date), 200)
    let plan: [String] = try database.all("EXPLAIN QUERY PLAN " + page.sql, page.values) { $0[3] }
    #expect(plan.first?.hasPrefix("SEARCH transactions USING INDEX transaction_by_") == true)
    let account = "SEARCH account USING COVERING INDEX sqlite_autoindex_account_1 (id=?)"
    #expect(plan.dropFirst() == ["SCALAR SUBQUERY 1", account])
  }

  @Test
  func newRowCountReadsOnlyNewRows() throws {
    let database = try TestFolder().writer().database
    let plan: [String] = try database.all("EXPLAIN QUERY PLAN " + Store.newTransactions(.sqlite), Int64(0)) { $0[3] }
    #expect(plan.first == "SEARCH transactions USING INTEGER PRIMARY KEY (rowid>?)")
  }
}
