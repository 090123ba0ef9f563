import BankeyCore
import Testing

@testable import BankeyStore

@Suite("What a page costs")
struct QueryPlanTests {
  private static let key = TransactionKey(day: november(3), id: 3)
  static let starts: [PageStart] = [.first, .last, .after(key), .before(key), .day(november(3), skipping: 2)]

  @Test(
    "does not depend on the number of rows: it walks an index from where it begins, and sorts nothing",
    arguments: starts, GroupingDate.allCases)
  func walksAnIndex(start: PageStart, date: GroupingDate) throws {
    let place = try TestFolder()
    let database = try place.writer().database
    let query = PageQuery(start, by: date)
    let values: [any Storable] = [Int64(1), TransactionStatus.posted] + query.values + [200, query.offset]
    let plan: [String] = try database.all("EXPLAIN QUERY PLAN " + query.sql, values) { $0[3] }
    #expect(plan.count == 1)
    #expect(plan.first?.hasPrefix("SEARCH transactions USING INDEX transaction_by_") == true)
  }

  @Test("of counting new transactions is theirs alone")
  func accountsCountNewRowsOnly() throws {
    let database = try TestFolder().writer().database
    let plan: [String] = try database.all("EXPLAIN QUERY PLAN " + Store.newTransactions, Int64(0)) { $0[3] }
    #expect(plan.first == "SEARCH transactions USING INTEGER PRIMARY KEY (rowid>?)")
  }
}
