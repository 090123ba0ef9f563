import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyStore

@Suite
struct LateJoinTests {
  let place = try! TestFolder()
  private let mine = checking("1111", name: "Mine")
  private let other = checking("2222", name: nil)
  private let feed = checking("opaque", name: "Feed", connection: "c")

  private func lines() throws -> [String] {
    #expect(try place.sql(DayTotalTests.difference) == [])
    #expect(try place.sql("PRAGMA foreign_key_check") == [])
    return try place.reader().lines()
  }

  /// Joins the account called `name` with `account`.
  @discardableResult
  private func join(_ name: String, with account: String = "1111") throws -> [AccountsJoined] {
    let writer = try place.writer()
    writer.sameAccounts = [name: account]
    return try writer.joinAccounts()
  }

  @Test
  func joinKeepsSharedRowsOnceAndAllOthers() throws {
    let writer = try place.writer()
    let rows = [buy("Coffee", on: 3, id: "a"), buy("Coffee", on: 3, id: "a"), buy("Rent", -90000, on: 4, id: "b")]
    try writer.importFile(rows, of: mine)
    let others = [buy("Coffee", on: 3, id: "a"), buy("Coffee", on: 3, id: "z"), buy("Bus", on: 5, id: "c")]
    try writer.importFile(others, of: other)
    let joined = try #require(try join("2222").first)
    #expect((joined.name, joined.account, joined.transactions, joined.shared) == ("2222", "1111", 3, 2))
    let expected = ["5 Bus -4.00", "4 Rent -900.00", "3 Coffee -4.00", "3 Coffee -4.00"]
    #expect(try lines() == expected)
    #expect(try place.reader().accounts().map { "\($0.nativeId) \($0.name) \($0.transactions)" } == ["1111 Mine 4"])
    #expect(try writer.importFile(rows, of: mine).changes == 0)
    #expect(try writer.importFile(others, of: other).changes == 0)
    #expect(try lines() == expected)
    #expect(try join("2222").isEmpty)
  }

  @Test
  func joinMakesABackupFirst() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)], of: mine)
    try join("2222")
    #expect(try !place.files().contains { $0.contains("backup") })
    try writer.importFile([buy(on: 3)], of: other)
    let backup = try #require(try join("2222").first?.backup)
    #expect(backup.hasSuffix("bankey.sqlite.backup-join-2026-11-21T1200"))
    #expect(try place.files().contains { backup.hasSuffix($0) })
  }

  @Test
  func joinPreviewNamesEachVerdictAndWritesNothing() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Coffee", on: 3, id: "a"), buy("Tea", on: 4, id: "t")], of: mine)
    try writer.importFile(
      [buy("Coffee", on: 3, id: "a"), buy("Tea", on: 4, id: "x"), buy("Bus", on: 5, id: "c")], of: other)
    writer.sameAccounts = ["2222": "1111"]
    let before = try place.state()
    var verdicts: [String] = []
    let joined = try writer.previewJoins { verdicts.append("\($1.verdict) \($1.description)") }
    #expect(verdicts == ["same Coffee", "changed Tea", "new Bus"])
    #expect(joined.map(\.shared) == [2])
    #expect(try place.state() == before)
  }

  @Test(arguments: [true, false])
  func statementWinsOverAFeedInEitherOrder(first: Bool) throws {
    let writer = try place.writer()
    let answer = [
      buy("COFFEE", on: 3, id: "s1"), buy("COFFEE", on: 3, id: "s2"), buy("RENT", -90000, on: 4, id: "s3"),
      buy("HOTEL OSLO", -5000, on: 5, id: "s4", .authorized),
    ]
    let rows = [
      buy("Coffee shop, card 12", on: 3, id: "f1"), buy("Coffee shop, card 12", on: 3, id: "f2"),
      buy("Rent november", -90000, on: 6, id: "f3"), buy("Hotel Oslo AS", -5000, on: 7, id: "f4"),
    ]
    if first { try writer.refresh(answer, of: feed) }
    try writer.importFile(rows, of: mine)
    if !first { try writer.refresh(answer, of: feed) }
    try join("opaque")
    let expected = [
      "7 Hotel Oslo AS -50.00", "6 Rent november -900.00", "3 Coffee shop, card 12 -4.00",
      "3 Coffee shop, card 12 -4.00",
    ]
    #expect(try lines() == expected)
    let posted = answer.dropLast() + [buy("HOTEL OSLO", -5000, on: 7, id: "s5")]
    try writer.refresh(Array(posted), of: feed)
    try writer.importFile(rows, of: mine)
    #expect(try lines() == expected)
  }

  @Test
  func uniqueAmountsNearbyAreJoinedDespiteTexts() throws {
    let writer = try place.writer()
    func around(_ row: TransactionRecord, _ id: String) -> [TransactionRecord] {
      [buy("Coffee", on: 1, id: id + "1"), row, buy("Coffee", on: 20, id: id + "2")]
    }
    try writer.importFile(around(buy("Miete", -90000, on: 6, id: "f"), "f"), of: mine)
    try writer.refresh(around(buy("RENT", -90000, on: 4, id: "s"), "s"), of: feed)
    #expect(try join("opaque").map(\.shared) == [3])
    #expect(try lines() == ["20 Coffee -4.00", "6 Miete -900.00", "1 Coffee -4.00"])
  }

  @Test(arguments: ["1111", "2222"])
  func rowDeletedInOneAccountStaysDeleted(account: String) throws {
    let writer = try place.writer()
    for record in [mine, other] {
      try writer.importFile([buy("Coffee", on: 3, id: "a"), buy("Tea", on: 4)], of: record)
    }
    let id = try #require(place.reader().accounts().first { $0.nativeId == account }?.id)
    let coffee = try place.reader().list(TransactionFilter(account: id)).first { $0.description == "Coffee" }
    try writer.delete(try #require(coffee).id)
    try join("2222")
    #expect(try lines() == ["4 Tea -4.00"])
    for record in [mine, other] { try writer.importFile([buy("Coffee", on: 3, id: "a")], of: record) }
    #expect(try lines() == ["4 Tea -4.00"])
    try writer.restore(place.deleted())
    #expect(try lines() == ["4 Tea -4.00", "3 Coffee -4.00"])
  }

  @Test
  func earlierReservationsDoNotChangeTheDaysSum() throws {
    let writer = try place.writer()
    let reserved = [buy("Hotel", -5000, on: 8, id: "r1", .authorized), buy("Taxi", -900, on: 8, id: "r2", .authorized)]
    try writer.importFile([buy("Shop", on: 12, id: "s")] + reserved, of: other)
    try writer.importFile([buy("Shop", on: 12, id: "s"), buy("Hotel", -5000, on: 13, id: "h")], of: mine)
    #expect(try join("2222").map(\.shared) == [2])
    #expect(try lines() == ["13 Hotel -50.00", "12 Shop -4.00", "8 Taxi -9.00*"])
  }

  @Test
  func joinByAnotherProcessIsNotRepeated() throws {
    let (writer, waiting) = (try place.writer(), try place.writer())
    for record in [mine, other] { try writer.importFile([buy(on: 3)], of: record) }
    (writer.sameAccounts, waiting.sameAccounts) = (["2222": "1111"], ["2222": "1111"])
    let key = try #require(place.sql("SELECT max(key) FROM account").first)
    try writer.write(whenAwaitedBy: waiting) {
      try writer.joinPending()
      try writer.database.execute(
        "INSERT INTO account (key, id, currency, decimals, updated) VALUES (\(key), 'new', 'USD', 2, 0)")
    }
    #expect(try waiting.joinAccounts().isEmpty)
    #expect(try place.sql("SELECT id FROM account WHERE key = \(key)") == ["new"])
  }

  @Test
  func joinedAccountHasTheLatestFigures() throws {
    let writer = try place.writer()
    func take(_ record: AccountRecord, _ balance: Int64, on day: Int) throws {
      _ = try writer.record(.file("a", hash: "h")) { sink in
        try sink(.account(record))
        try sink(.balances(BalanceRecord(balance: cents(balance), date: LocalTime(day: november(day)))))
      }
    }
    try take(mine, 100, on: 9)
    try take(other, 200, on: 12)
    try take(checking("1111", name: "Newest"), 300, on: 10)
    try join("2222")
    let account = try #require(place.reader().accounts().first)
    #expect((account.name, account.balance, account.number) == ("Newest", cents(200), nil))
  }

  @Test
  func joinedAccountKeepsItsNumber() throws {
    let writer = try place.writer()
    func record(_ id: String, _ number: String) -> AccountRecord {
      AccountRecord(nativeId: id, number: number, currency: dollars)
    }
    try writer.importFile([buy(on: 3)], of: record("1111", "NO 1111"))
    try writer.importFile([buy(on: 3)], of: record("2222", "NO 2222"))
    try join("2222")
    #expect(try place.reader().accounts().map(\.number) == ["NO 1111"])
    let again = try writer.importFile([buy(on: 4)], of: record("2222", "NO 2222"))
    #expect(try place.reader().accounts().map(\.number) == ["NO 1111"])
    try writer.undoImport(again.fetch)
    #expect(try place.reader().accounts().map(\.number) == ["NO 1111"])
  }

  @Test
  func accountsInTwoCurrenciesAreNotJoined() throws {
    let writer = try place.writer()
    func record(_ id: String, _ currency: String) -> AccountRecord {
      AccountRecord(nativeId: id, currency: Currency(code: currency, decimals: 2))
    }
    for (id, currency) in [("1111", "USD"), ("2222", "EUR"), ("3333", "XXX")] {
      try writer.importFile([buy(on: 3)], of: record(id, currency))
    }
    #expect(try join("2222").isEmpty)
    #expect(try join("3333").count == 1)
    #expect(try place.reader().accounts().map(\.nativeId).sorted() == ["1111", "2222"])
  }

  /// Files that use two names for one account, imported, joined and undone in any order: the result is what the
  /// remaining imports would bring to an account that had one name from the start.
  @Test(arguments: 1...12)
  func everyImportCanBeUndoneAfterAJoin(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let hasIds = random.oneIn(2)
    let truth = (0..<25).map { number in
      buy(
        random.pick(["Coffee", "Tea"]), Int64(random.int(1...2)), on: random.int(1...9), id: hasIds ? "\(number)" : "")
    }
    var files: [(rows: [TransactionRecord], record: AccountRecord)] = [(truth.filter { $0.day < november(4) }, mine)]
    for _ in 1...4 {
      let days = november(random.int(1...4))...november(random.int(5...9))
      files.append((truth.filter { days.contains($0.day) }, random.oneIn(2) ? mine : other))
    }
    let writer = try place.writer()
    var fetches = try files.map { try writer.importFile($0.rows, of: $0.record).fetch }
    try join("2222")
    try expect(files, "seed \(seed)")
    while files.count > 1 {
      let gone = random.int(1...files.count - 1)
      try writer.undoImport(fetches.remove(at: gone))
      files.remove(at: gone)
      try expect(files, "seed \(seed), \(files.count) left")
    }
  }

  private func expect(_ files: [(rows: [TransactionRecord], record: AccountRecord)], _ comment: String) throws {
    let plain = try TestFolder()
    let writer = try plain.writer()
    writer.sameAccounts = ["2222": "1111"]
    for file in files { try writer.importFile(file.rows, of: file.record) }
    #expect(try place.state() == plain.state(), "\(comment)")
    #expect(try place.sql("PRAGMA foreign_key_check") == [])
  }
}

extension TestFolder {
  /// The transaction to delete.
  fileprivate func deleted() throws -> Transaction.ID {
    try #require(Int64(sql("SELECT id FROM transactions WHERE deleted IS NOT NULL")[0]))
  }
}
