import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyStore

/// Names for payees in the database.
@Suite struct PayeeTests {
  let place = try! TestFolder()

  private func change(_ words: String, _ name: String?) -> PayeeChange { PayeeChange(PayeeWords(words)!, name: name) }

  private func names() throws -> [String] {
    var names: [String] = []
    try place.reader().transactions(TransactionFilter()) { names.append($0.payee ?? "-") }
    return names
  }

  @Test func nameIsAddedWhenReadAndNeverStored() throws {
    let writer = try place.writer()
    try writer.importFile([buy("AMZN Mktp 1", on: 3), buy("Rent", on: 2)])
    try writer.name([change("amzn", "Amazon")])
    #expect(try names() == ["Amazon", "-"])
    try writer.importFile([buy("AMZN Mktp 2", on: 4), buy("AMZN Mktp 1", on: 3)])
    #expect(try names() == ["Amazon", "Amazon", "-"])
    #expect(
      try place.sql("SELECT description FROM transactions ORDER BY id") == ["AMZN Mktp 1", "Rent", "AMZN Mktp 2"])
    try writer.name([change("AMZN", nil)])
    #expect(try names() == ["-", "-", "-"])
  }

  @Test func findKnowsNameAndTextByIndex() throws {
    let writer = try place.writer()
    let many = (1...300).map { buy("Coffee \($0)", Int64(-$0), on: $0 % 20 + 1) }
    try writer.importFile(many + [buy("AMZN Mktp", -7, on: 9), buy("Amazon.de", -8, on: 8)])
    try writer.name([change("amzn", "Amazon")])
    let store = try place.reader()
    #expect(try store.matches(of: FindQuery("amazon"), limit: 9).map(\.description) == ["AMZN Mktp", "Amazon.de"])
    #expect(try store.matches(of: FindQuery("mktp"), limit: 9).map(\.payee) == ["Amazon"])
    #expect(try store.all(of: FindQuery("amazon")).count == 2)
    let query = try FindQuery("amazon")
    let found = try Candidates(database: store.file(), query: query, book: try store.payees(), account: nil)
    #expect(try found.ids(limit: 5)?.count == 2)
    #expect(try store.counterparties(of: FindQuery("amazon")).map(\.name) == ["Amazon.de", "Amazon"])
  }

  @Test func rulePreviewExcludesRowsOfOtherRules() throws {
    let writer = try place.writer()
    try writer.importFile([buy("AMZN Prime", on: 3), buy("AMZN Mktp", on: 2)])
    try writer.name([change("amzn prime", "Prime")])
    let store = try place.reader()
    let (words, prime) = (PayeeWords("amzn")!, PayeeWords("amzn prime")!)
    #expect(try store.all(of: FindQuery([.payee(words, replacing: nil)])).count == 1)
    #expect(try store.all(of: FindQuery([.payee(words, replacing: prime)])).count == 2)
    #expect(
      try store.matches(of: FindQuery([.payee(prime, replacing: nil)]), limit: 9).map(\.description) == ["AMZN Prime"])
  }

  @Test func sourceHasTheUsersName() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3)])
    let id = try #require(place.reader().list().first?.id)
    try writer.name(source: "bank", "My bank")
    #expect(try place.reader().sources().map(\.title) == ["My bank"])
    #expect(try place.reader().origin(of: id)?.source == "My bank")
    try writer.name(source: "bank", nil)
    #expect(try place.reader().origin(of: id)?.source == "bank")
    #expect(throws: StoreError.self) { try writer.name(source: "other", "x") }
  }

  /// After any imports, undos, deletions, joins, separations and namings, reads, searches and sums match a scan of
  /// every row.
  @Test(arguments: 1...8) func storedNamesMatchTheBook(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var (book, imports, done) = (PayeeBook(), [Int64](), [String]())
    let writer = try place.writer()
    for _ in 0..<25 {
      switch random.int(0...9) {
      case 0 where !imports.isEmpty:
        try writer.undoImport(imports.remove(at: random.int(0...imports.count - 1)))
        done.append("undo")
      case 1:
        if let row = try place.reader().list().first { try writer.delete(row.id) }
        done.append("delete")
      case 2:
        writer.sameAccounts = ["2": "1"]
        _ = try writer.joinAccounts()
        done.append("join")
      case 3:
        let rows = try place.reader().transactions(place.reader().list().map(\.id))
        if let row = rows.first(where: { $0.transfer != nil }) { try writer.unpair(row.id) }
        done.append("unpair")
      case 4, 5, 6:
        let changes = (0..<random.int(1...3)).map { _ in
          change(random.pick(Self.words), random.oneIn(4) ? nil : random.pick(["Amazon", "Home", "Coffee place"]))
        }
        try writer.name(changes)
        book = book.applying(changes)
        done.append("name \(changes.map(\.json))")
      default: imports.append(try take(&random, writer))
      }
      try compare(book, "seed \(seed), \(done)")
    }
  }

  private static let words = ["amzn", "mktp amzn", "rent", "coffee", "e", "home", "transfer"]

  private func take(_ random: inout SeededRandom, _ writer: StoreWriter) throws -> Int64 {
    let rows = (0..<random.int(1...8)).map { _ in
      var row = buy(
        random.pick(["AMZN Mktp", "Rent", "coffee", "Home", "Transfer", ""]), Int64(random.pick([-100, 100, -250])),
        on: random.int(1...9), id: "\(random.int(1...99))")
      row.counterparty = random.pick([nil, "Amzn", "Coffee Bar", "Home"])
      return row
    }
    return try writer.importFile(rows, of: checking("\(random.int(1...3))")).fetch
  }

  private func compare(_ book: PayeeBook, _ comment: String) throws {
    guard try place.folder.hasDatabase() else { return }
    let (store, note) = (try place.reader(), Comment(rawValue: comment))
    #expect(try store.payees() == book, note)
    let rows = try store.list()
    #expect(rows.map(\.payee) == rows.map { book.rule(for: $0.description, $0.counterparty)?.name }, note)
    for question in ["amazon", "amzn", "home", "offee p", "transfer", "ho"] {
      let query = try FindQuery(question)
      let naive = rows.filter(query.matches)
      #expect(try Set(store.matches(of: query, limit: 200).map(\.id)) == Set(naive.map(\.id)), note)
      #expect(try store.all(of: query).count == naive.count, note)
    }
    var sums = CounterpartySums()
    for row in rows { sums.add(row.description, row.counterparty, called: row.payee, row.amount, row.currency) }
    let totals = try store.counterparties(of: FindQuery([]))
    #expect(
      Set(totals.map { "\(TextPattern.folded($0.name)) \($0.count) \($0.total?.description ?? "")" })
        == Set(sums.totals.map { "\(TextPattern.folded($0.name)) \($0.count) \($0.total?.description ?? "")" }), note)
    let accounts = try store.accounts()
    for account in accounts {
      for status in TransactionStatus.allCases {
        let page = try store.page(of: TransactionGroup(account: account.id, status: status), from: .first, limit: 200)
        #expect(page.map(\.payee) == page.map { book.rule(for: $0.description, $0.counterparty)?.name }, note)
      }
    }
  }
}
