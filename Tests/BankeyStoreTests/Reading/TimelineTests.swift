import BankeyCore
import BankeyModel
import TestSupport
import Testing

@testable import BankeyStore

@Suite struct TimelineTests {
  let place = try! TestFolder()
  private let numbers = ["12345678903", "12345678911", "12345678929"]

  private func account(_ number: Int) -> AccountRecord {
    checking(numbers[number], name: ["Checking", "Savings", "Wallet"][number])
  }

  private func timeline(of accounts: [Account]) throws -> Timeline {
    let store = try place.reader()
    return try Timeline(of: accounts, TimelineDays(of: accounts, from: store), rows: store.timeline(of: accounts))
  }

  private func move(_ cents: Int64, on day: Int, id: String, _ text: String, to account: String?) -> TransactionRecord {
    TransactionRecord(
      nativeId: id, day: november(day), amount: Amount(units: cents, scale: 2), description: text,
      counterpartyAccount: account, raw: "\(id)")
  }

  /// The result that a spreadsheet would give: every transaction of these accounts, less both sides of certain
  /// transfers between them.
  private func check(_ accounts: [Account], _ comment: String) throws {
    let (store, ids) = (try place.reader(), Set(accounts.map(\.id)))
    let all = try store.list().filter { ids.contains($0.account) }
    let rows = try store.transactions(all.map(\.id))
    func isCertain(_ row: Transaction) -> Bool {
      row.transfer.map { $0.isCertain && ids.contains($0.account) } ?? false
    }
    let timeline = try timeline(of: accounts)
    #expect(timeline.count == rows.count, "\(comment)")
    var lines = 0
    for (index, total) in timeline.days.enumerated() {
      let (found, section) = (try timeline.lines(ofDay: index), total.section)
      let counted = rows.filter { $0.day == section.day && $0.status == section.status && !isCertain($0) }
      let sums = Dictionary(grouping: counted, by: \.currency).mapValues { $0.map(\.amount).sum }
      #expect(found.sums == sums, "\(comment), \(section)")
      lines += found.lines.count + found.folded.count
    }
    #expect(lines == rows.count, "\(comment): each transaction is a line or a side of one")
    try checkMonths(timeline, rows.filter { $0.status == .posted && !isCertain($0) }, comment)
    try checkTransfers(timeline, accounts, comment)
  }

  private func checkMonths(_ timeline: Timeline, _ counted: [Transaction], _ comment: String) throws {
    for month in timeline.months {
      let transfers = try timeline.transfers(in: month)
      for currency in month.currencies {
        let rows = counted.filter { month.span.contains($0.day) && $0.currency == currency }.map(\.amount)
        let sum = month.sum(in: currency, without: transfers)
        #expect(sum.income == ([.zero] + rows.filter { $0 > .zero }).sum, "\(comment), \(month.id)")
        #expect(sum.outgo == ([.zero] + rows.filter { $0 < .zero }).sum, "\(comment), \(month.id)")
      }
    }
  }

  /// The fast way gives the same result as reading page by page.
  private func checkTransfers(_ timeline: Timeline, _ accounts: [Account], _ comment: String) throws {
    let paged = PagedTimeline(of: accounts, from: try place.reader())
    for month in timeline.months {
      func ids(_ transfers: [OwnTransfer]) -> Set<TransactionPair> {
        Set(transfers.map { TransactionPair($0.out.id, $0.into.id) })
      }
      #expect(ids(try timeline.transfers(in: month)) == ids(try paged.transfers(in: month.span)), "\(comment)")
    }
  }

  /// The news since a mark are the rows with later ids on accounts that existed then. The past, from which forecasts
  /// are made, is every row, with the other side that a lookup of the row finds.
  private func checkNewsAndPast(since mark: NewsMark, _ comment: String) throws {
    let store = try place.reader()
    let rows = try store.transactions(store.list().map(\.id))
    let old = Set(try store.database.all("SELECT id FROM account WHERE key <= ?", mark.account) { $0[0] as Account.ID })
    let new = rows.filter { $0.id > mark.transaction && old.contains($0.account) }
    let news = try store.news(since: mark)
    #expect(Set(news.items.map(\.transaction.id)) == Set(new.map(\.id)), "\(comment)")
    #expect(news.items.allSatisfy { $0.event == .new } && news.more == 0, "\(comment)")
    #expect(try store.news(since: news.mark).items.isEmpty, "\(comment)")
    let open = Set(try store.accounts().map(\.id))
    let past = try store.recurrences(since: november(1))
    let expected = rows.filter { open.contains($0.account) }.map { [$0.id: $0.transfer] }
    let found = past.transactions.filter { open.contains($0.account) }.map { [$0.id: $0.transfer] }
    #expect(Set(found) == Set(expected), "\(comment)")
  }

  @Test(arguments: 1...6)
  func timelineMatchesTheSumOfAllTransactions(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var (imports, done): ([Int64], [String]) = ([], [])
    let writer = try place.writer()
    var mark = NewsMark()
    for _ in 0..<25 {
      switch random.int(0...9) {
      case 0 where !imports.isEmpty:
        try writer.undoImport(imports.remove(at: random.int(0...imports.count - 1)))
        done.append("undo")
      case 1:
        if let row = try random.pick(place.reader().list() + [nil] as [Transaction?]) { try writer.delete(row.id) }
        done.append("delete")
      case 2:
        let store = try place.reader()
        if let row = try store.transactions(store.list().map(\.id)).first(where: { $0.transfer != nil }) {
          try writer.unpair(row.id)
          done.append("unpair \(row.nativeId)")
        }
      case 3:
        writer.sameAccounts = [numbers[2]: numbers[0]]
        _ = try writer.joinAccounts()
        done.append("join")
      default: imports.append(try takeSome(&random, writer).fetch)
      }
      let accounts = try place.reader().accounts()
      try check(accounts, "seed \(seed), \(done)")
      try checkNewsAndPast(since: mark, "seed \(seed), \(done)")
      if random.int(0...4) == 0 { mark = try place.reader().news(since: mark).mark }
      try check(Array(accounts.dropFirst()), "seed \(seed), without the first, \(done)")
    }
  }

  private func takeSome(_ random: inout SeededRandom, _ writer: StoreWriter) throws -> FetchSummary {
    let rows = (0..<random.int(1...12)).map { _ in
      let (day, id) = (random.int(1...29), "\(random.int(1...999_999))")
      return move(
        Int64(random.pick([-2, -1, 1, 2])) * 5000, on: day, id: id, random.pick(["Transfer", "Coffee", ""]),
        to: random.pick([nil, numbers[0], numbers[1], "99999999999"]))
    }
    return try writer.importFile(rows, of: account(random.int(0...2)))
  }

  @Test func certainTransferIsShownOnTheDayItLeft() throws {
    let writer = try place.writer()
    try writer.importFile(
      [move(-5000, on: 3, id: "out", "Transfer", to: numbers[1]), move(-100, on: 3, id: "x", "Coffee", to: nil)],
      of: account(0))
    try writer.importFile([move(5000, on: 5, id: "in", "Transfer", to: nil)], of: account(1))
    let all = try place.reader().accounts()
    let timeline = try timeline(of: all)
    #expect(try timeline.lines(ofDay: 0).lines.isEmpty)
    let lines = try timeline.lines(ofDay: 1)
    #expect(lines.lines.map { if case .transfer = $0 { true } else { false } }.count { $0 } == 1)
    #expect(lines.sums.values.map { $0?.description } == ["-1.00"])
    let month = try #require(timeline.months.first)
    let sum = month.sum(in: month.currencies[0], without: try timeline.transfers(in: month))
    #expect(sum.income?.description == "0.00" || sum.income == .zero)
    #expect(sum.outgo?.description == "-1.00")
    // If the other account is not shown, the money has left.
    let one = all.filter { $0.name == "Checking" }
    #expect(try self.timeline(of: one).lines(ofDay: 0).sums.values.map { $0?.description } == ["-51.00"])
  }

  @Test func timelineQueriesUseIndexes() throws {
    let database = try place.writer().database
    for (sql, values) in [
      (TimelineReader.day(.sqlite), ["[1]", TransactionStatus.posted, november(3)] as [any Storable]),
      (TimelineReader.named(.sqlite), ["[1]", TransactionStatus.posted, november(3), november(9)]),
    ] {
      let plan: [String] = try database.all("EXPLAIN QUERY PLAN " + sql, values) { $0[3] }
      let search = "SEARCH transactions USING INDEX transaction_by_day (account=? AND status=?"
      #expect(plan.contains { $0.hasPrefix(search) })
      #expect(!plan.contains { $0.hasPrefix("SCAN transactions") })
    }
  }
}
