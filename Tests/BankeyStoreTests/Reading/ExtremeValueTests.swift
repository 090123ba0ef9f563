import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

/// Another program has written numbers into the database that bankey never writes: every reader and writer reports them
/// or continues, and none traps.
@Suite(.serialized)
struct ExtremeValueTests {
  static let values = [Int64.min, -1, 1 << 53, .max]

  /// Every integer column of every table.
  static let columns: [(table: String, column: String)] = {
    let place = try! TestFolder()
    let database = try! place.writer().database
    return try! database.all(
      """
      SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
      WHERE m.type = 'table' AND c.type = 'INTEGER' AND m.name NOT LIKE 'transaction_text%' ORDER BY 1, 2
      """
    ) { (table: $0[0], column: $0[1]) }
  }()

  @Test(arguments: columns.map { "\($0.table) \($0.column)" })
  func extremeValuesAreRefusedOrSkipped(place: String) throws {
    let words = place.split(separator: " ")
    let full = try TestFolder()
    try fill(full)
    for value in Self.values {
      let copy = try TestFolder()
      try copy.take(filesOf: full)
      // No program can have written what the schema refuses.
      guard (try? copy.sql("UPDATE OR FAIL \(words[0]) SET \(words[1]) = \(value)")) != nil else { continue }
      read(copy)
      write(copy)
    }
  }

  /// A database with rows in every table.
  private func fill(_ place: TestFolder) throws {
    let writer = try place.writer()
    try writer.addSource(SourceDefinition(name: "bank", type: "sbanken", settings: "{}"))
    try writer.refresh([buy("Coffee Oslo", on: 3, id: "p", .authorized), buy("Rent", -90000, on: 2, id: "r")])
    try writer.refresh([buy("Coffee Oslo", on: 4, id: "b"), buy("Rent", -90000, on: 2, id: "r")])
    try writer.spend("calls", allowed: 24, confirmed: 20, period: 86_400, of: "bank")
    _ = try writer.record(Fetch(source: "bank", kind: .refresh, hasStableIds: true)) { sink in
      try sink(.connection(ConnectionRecord(nativeId: "c", name: "Bank")))
      try sink(.account(checking("9", connection: "c")))
      try sink(.incomplete("half"))
    }
    _ = try writer.record(.file("a.sta", hash: "h")) { sink in
      try sink(.account(checking("2")))
      try sink(.transactions([buy(on: 3), buy("Old", on: 4), buy("Held", on: 5, .authorized)]))
      try sink(.balances(BalanceRecord(balance: cents(100), date: LocalTime(day: november(5), minute: 3))))
      try sink(
        .statement(
          StatementRecord(firstDay: november(1), lastDay: november(9), opening: cents(1), closing: cents(2))))
      try sink(
        .holdings([
          HoldingRecord(
            nativeId: "h", name: "Fund", quantity: cents(1), price: cents(2), value: cents(3), currency: dollars,
            day: november(3))
        ]))
    }
    try writer.importFile([buy(on: 3), buy("Old", on: 4)], of: checking("2"))
    try writer.remember(InboxFile(path: "/a", size: 1, modified: 2), hash: "h")
    if let row = try place.reader().list().first { try writer.delete(row.id) }
  }

  private func read(_ place: TestFolder) {
    guard let store = try? place.reader() else { return }
    let accounts = (try? store.accounts()) ?? []
    _ = try? store.accounts(countingAfter: 0)
    _ = try? store.list()
    _ = try? store.sources().map { ($0.quotas.map { ($0.end, $0.left(at: Timestamp(seconds: noon))) }, "\($0)") }
    _ = try? store.fetches().map { "\($0)" }
    _ = try? store.reconciliation().flatMap(\.faults).map { "\($0)" }
    _ = try? store.inbox(of: "/")
    _ = try? store.damage()
    _ = try? store.wrongDayTotals()
    _ = try? store.dayTotals(since: nil)
    _ = try? store.all(of: FindQuery("coffee"))
    _ = try? store.matches(of: FindQuery("amount>1"), limit: 9)
    for account in accounts {
      _ = "\(account)"
      _ = try? store.holdings(of: account.id)
      for status in TransactionStatus.allCases {
        for date in GroupingDate.allCases {
          let group = TransactionGroup(account: account.id, status: status, date: date)
          _ = try? store.dayTotals(of: group)
          for row in (try? store.page(of: group, from: .first, limit: 200)) ?? [] {
            _ = (try? store.origin(of: row.id), try? store.place(of: row.id, by: date), row.line)
          }
        }
      }
    }
  }

  private func write(_ place: TestFolder) {
    guard let writer = try? place.writer() else { return }
    _ = try? writer.refresh([buy("Coffee Oslo", on: 4, id: "b"), buy("Bus", on: 5, id: "new")])
    _ = try? writer.importFile([buy(on: 3), buy("Held", on: 6), buy("New", on: 7)], of: checking("2"))
    _ = try? writer.figures(BalanceRecord(balance: cents(7)))
    _ = try? writer.spend("calls", allowed: 24, confirmed: 20, period: 86_400, of: "bank")
    writer.sameAccounts = ["1": "2"]
    _ = try? writer.joinAccounts()
    for fetch in (try? place.reader().fetches()) ?? [] { _ = try? writer.undoImport(fetch.id) }
    for row in (try? place.reader().list()) ?? [] {
      _ = (try? writer.delete(row.id), try? writer.restore(row.id), try? writer.unmatch(row.id))
    }
    _ = try? writer.removeSource("bank", deletingData: true)
  }
}
