import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct ReportExportTests {
  /// In-memory transactions, as a database returns them.
  private struct Pages: TransactionLookup {
    var rows: [Transaction]
    var failure: ReportRecordError?

    func dayTotals(of group: TransactionGroup) -> [DayTotal] {
      let days = Dictionary(grouping: rows.filter { $0.status == group.status }, by: \.day)
      return days.map { DayTotal(day: $0, count: $1.count, total: $1.map(\.amount).sum) }.sorted { $0.day > $1.day }
    }

    func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
      if let failure { throw failure }
      let rows = rows.filter { $0.status == group.status }.sorted { ($0.day, $0.id) > ($1.day, $1.id) }
      switch start {
      case .first: return Array(rows.prefix(limit))
      case .day(let day, let skipping): return Array(rows.filter { $0.day <= day }.dropFirst(skipping).prefix(limit))
      case .last, .after, .before: return []
      }
    }

    func place(of id: Transaction.ID, by date: GroupingDate) -> TransactionPlace? { nil }
    func transactions(_ ids: [Transaction.ID]) -> [Transaction] {
      ids.compactMap { id in rows.first { $0.id == id } }
    }
  }

  private let account = Sample.accounts[0]

  private func transaction(_ id: Int64, _ status: TransactionStatus, _ age: Int, _ amount: String, _ text: String)
    -> Transaction
  {
    Transaction(
      id: id, account: account.id, status: status, day: Sample.today.advanced(by: -age), amount: Sample.amount(amount),
      currency: account.currency, description: text)
  }

  private var pages: Pages {
    Pages(rows: [
      transaction(4, .authorized, 1, "-4.10", "=HYPERLINK(\"x\")"), transaction(3, .posted, 2, "3000.00", "PAY, ACME"),
      transaction(2, .posted, 2, "-48.80", "GROCER"), transaction(1, .posted, 5, "-1.00", "+1"),
    ])
  }

  private func written(
    _ pages: Pages, _ options: ReportOptions = ReportOptions(), as format: ReportExport.Format,
    found: FoundTransactions? = nil
  ) throws -> String {
    let text = Collected()
    try ReportExport(of: account, options, found: found, as: format).write(from: pages) { text.text += $0 }
    return text.text
  }

  private final class Collected { var text = "" }

  @Test func rowsKeepTheScreensOrderAndAreNotFormulas() throws {
    let lines = try written(pages, as: .csv).split(separator: "\r\n").map { line in
      line.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false)
    }
    guard lines.map(\.count) == [9, 9, 9, 9, 9] else { return #expect(Bool(false), "\(lines)") }
    #expect(
      lines.map { $0[8] } == [
        "description,counterparty,payee", "\"'=HYPERLINK(\"\"x\"\")\",,", "\"PAY, ACME\",,", "GROCER,,", "'+1,,",
      ])
    #expect(lines.map { $0[6] } == ["amount", "-4.10", "3000.00", "-48.80", "-1.00"])
  }

  @Test func shownBalanceIsExported() throws {
    let text = try written(pages, ReportOptions(showsBalance: true), as: .csv)
    #expect(
      text.split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).last! } == [
        "balance", "", "929466.23", "926466.23", "926515.03",
      ])
  }

  @Test func jsonHasTheSameRows() throws {
    let text = try written(pages, as: .json)
    #expect(text.hasPrefix("{\"version\":1,\"transactions\":[\n{\"id\":\"4\""))
    #expect(text.hasSuffix("]}\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("{\"id\"") } == 4)
    #expect(try written(Pages(rows: []), as: .json) == "{\"version\":1,\"transactions\":[]}\n")
  }

  @Test func onlyMatchesAreExported() throws {
    let group = TransactionGroup(account: account.id, status: .posted)
    let day = Sample.today.advanced(by: -2)
    let matches = FoundTransactions.Group(
      keys: [TransactionKey(day: day, id: 2)], days: [DayTotal(day: day, count: 1, total: Sample.amount("-48.80"))])
    let text = try written(pages, as: .csv, found: FoundTransactions([group: (matches, account.currency)]))
    #expect(text.split(separator: "\r\n").count == 2)
    #expect(text.contains("GROCER"))
  }

  @Test func matchesAcrossAccountsAreExportedNewestFirst() throws {
    let groups = TransactionStatus.allCases.map { status in
      let rows = pages.rows.filter { $0.status == status }
      let group = TransactionGroup(account: account.id, status: status)
      let keys = rows.map { $0.key(by: .booked) }
      return (group, (FoundTransactions.Group(keys: keys, days: pages.dayTotals(of: group)), account.currency))
    }
    let text = Collected()
    let found = FoundTransactions(Dictionary(uniqueKeysWithValues: groups))
    let export = ReportExport(of: found, as: .csv)
    try export.write(from: pages) { text.text += $0 }
    #expect(text.text == (try written(pages, as: .csv)))
    #expect(export.fileName(on: Sample.today) == "bankey-found-2026-11-21")
  }

  @Test func readFailureIsAnErrorNotAShorterFile() {
    var pages = pages
    pages.failure = .date("x")
    #expect(throws: (any Error).self) { try written(pages, as: .csv) }
  }

  @Test func fileIsNamedByAccountAndDay() {
    var account = account
    account.name = "Søren's  Konto/../x"
    let export = ReportExport(of: account, ReportOptions(), as: .csv)
    #expect(export.fileName(on: Sample.today) == "bankey-s-ren-s-konto-x-2026-11-21")
    account.name = "…"
    #expect(ReportExport(of: account, ReportOptions(), as: .csv).fileName(on: Sample.today) == "bankey-2026-11-21")
  }
}
