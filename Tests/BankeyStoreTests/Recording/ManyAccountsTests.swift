import BankeyModel
import CSQLite
import Testing

@testable import BankeyStore

/// An answer with many accounts writes only what each needs, and the text index once. If a statement makes SQLite keep
/// a rollback point, the index flushes what it has collected, and each account would leave another segment to merge.
@Suite
struct ManyAccountsTests {
  /// An account, its alias, its reported values, its figures, their source and their place.
  private static let rowsOfAccount = 6

  @Test
  func fileCostsSixRowsPerAccount() throws {
    let (few, many) = (try file(accounts: 2), try file(accounts: 600))
    #expect(many - few <= 598 * Self.rowsOfAccount, "\(few) rows became \(many)")
  }

  @Test
  func repeatedFeedCostsTheSamePerAccount() throws {
    let (few, many) = (try nextAnswer(accounts: 2), try nextAnswer(accounts: 600))
    // Replaces the earlier values, and changes the account's time.
    #expect(many - few <= 598 * (Self.rowsOfAccount + 2), "\(few) rows became \(many)")
  }

  @Test(arguments: [1, 59, 60, 61, 121])
  func sumsAreWrittenInFullStatements(days: Int) throws {
    let place = try TestFolder()
    let rows = (0..<days).map { buy("Shop \($0)", -100, on: 3 - $0, id: "\($0)") }
    try place.writer().importFile(rows)
    let sums = "SELECT count(*) || ' ' || sum(units) || ' ' || sum(count) FROM day_total"
    #expect(try place.sql(sums) == ["\(2 * days) \(-200 * days) \(2 * days)"])
    #expect(try place.sql(DayTotalTests.difference) == [])
    try place.writer().importFile(rows.map { buy("More", -50, on: 3, id: $0.nativeId + "b") })
    #expect(try place.sql(DayTotalTests.difference) == [])
    try place.writer().undoImport(1)
    #expect(try place.sql(DayTotalTests.difference) == [])
  }

  private func file(accounts: Int) throws -> Int {
    let place = try TestFolder()
    let writer = try place.writer()
    return try changes(writer, place) {
      _ = try writer.record(.file("a.ofx", hash: "h")) { try say(accounts, "a", $0) }
    }
  }

  private func nextAnswer(accounts: Int) throws -> Int {
    let place = try TestFolder()
    let writer = try place.writer()
    let fetch = Fetch(source: "bank", kind: .refresh, hasStableIds: true)
    _ = try writer.record(fetch) { try say(accounts, "a", $0) }
    return try changes(writer, place) {
      _ = try writer.record(fetch) { sink in
        try say(accounts, "a", sink)
        try say(accounts, "b", sink)
      }
    }
  }

  /// Six hundred rows, distributed over this many accounts.
  private func say(_ accounts: Int, _ id: String, _ sink: (StatementEvent) throws -> Void) throws {
    for account in 0..<accounts {
      try sink(.account(checking("\(10_000 + account)")))
      try sink(.balances(BalanceRecord(balance: cents(100), date: LocalTime(day: november(3)))))
      let rows = stride(from: account, to: 600, by: accounts).map {
        buy("Purchase \($0) of the day", -100, on: -$0, id: "\(id)\($0)")
      }
      try sink(.transactions(rows))
    }
  }

  /// The number of rows that `body` writes, without the sums by day.
  private func changes(_ writer: StoreWriter, _ place: TestFolder, _ body: () throws -> Void) throws -> Int {
    let before = Int(sqlite3_total_changes64(writer.database.handle)) - (try sums(place))
    try body()
    return Int(sqlite3_total_changes64(writer.database.handle)) - (try sums(place)) - before
  }

  private func sums(_ place: TestFolder) throws -> Int {
    try Int(place.sql("SELECT count(*) FROM day_total").first ?? "") ?? 0
  }
}
