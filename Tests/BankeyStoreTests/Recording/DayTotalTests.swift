import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import TestSupport
import Testing

@Suite
struct DayTotalTests {
  /// The days whose stored total is not the sum of their rows, read without our code.
  static let difference = """
    WITH summed AS (
      SELECT account, g.grouping, status, iif(g.grouping = 0, day, coalesce(authorized_day, day)) AS day, scale,
        sum(units) AS units, count(*) AS count, sum(max(units, 0)) AS income
      FROM transactions, (SELECT 0 AS grouping UNION ALL SELECT 1) g WHERE deleted IS NULL GROUP BY 1, 2, 3, 4, 5
    )
    SELECT * FROM (SELECT * FROM summed EXCEPT SELECT * FROM day_total)
    UNION ALL SELECT * FROM (SELECT * FROM day_total EXCEPT SELECT * FROM summed)
    """

  @Test(arguments: 1...6)
  func totalsEqualTheRowsAfterEveryWrite(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let place = try TestFolder()
    let writer = try place.writer()
    for step in 1...25 {
      let done = try write(&random, writer, place)
      #expect(try place.sql(Self.difference) == [], "seed \(seed), step \(step): \(done)")
      #expect(try place.sql("PRAGMA foreign_key_check") == [], "seed \(seed), step \(step): \(done)")
    }
  }

  private func write(_ random: inout SeededRandom, _ writer: StoreWriter, _ place: TestFolder) throws -> String {
    let account = checking("\(random.int(1...2))")
    let rows = (0..<random.int(0...12)).map { _ in row(&random) }
    switch random.int(1...7) {
    case 1, 2: return "file \(try writer.importFile(rows, of: account))"
    case 3, 4: return "feed \(try writer.refresh(rows, period: random.oneIn(2) ? 2...4 : nil, of: account))"
    case 5: return try delete(&random, writer, place)
    case 6: return try undo(&random, writer, place)
    default: return "join \(try join(&random, writer))"
    }
  }

  private func undo(_ random: inout SeededRandom, _ writer: StoreWriter, _ place: TestFolder) throws -> String {
    let fetches = try place.sql("SELECT id FROM fetch WHERE file IS NOT NULL AND undone IS NULL").compactMap(Int64.init)
    if fetches.isEmpty { return "nothing" }
    return "undo \(try writer.undoImport(random.pick(fetches)))"
  }

  private func join(_ random: inout SeededRandom, _ writer: StoreWriter) throws -> [AccountsJoined] {
    writer.sameAccounts = random.pick([["2": "1"], ["1": "2"]])
    defer { writer.sameAccounts = [:] }
    return try writer.joinAccounts()
  }

  private func delete(_ random: inout SeededRandom, _ writer: StoreWriter, _ place: TestFolder) throws -> String {
    let list = try place.reader().list()
    if list.isEmpty { return "nothing" }
    let id = random.pick(list).id
    try writer.delete(id)
    if random.oneIn(2) { try writer.restore(id) }
    return "delete \(id)"
  }

  private func row(_ random: inout SeededRandom) -> TransactionRecord {
    var row = buy(random.pick(["A", "B"]), 1, on: random.int(1...5), id: random.pick(["", "", "1", "2", "3"]))
    row.amount = Amount(units: Int64(random.int(-3...3)), scale: random.int(1...4))
    row.status = random.pick([.authorized, .posted])
    row.authorizedDay = random.oneIn(2) ? november(random.int(1...5)) : nil
    return row
  }

  @Test
  func totalsAreListedByDayForBothDates() throws {
    let place = try TestFolder()
    var late = buy("Late", -100, on: 5, id: "l")
    late.authorizedDay = november(3)
    var fine = buy("Fine", 0, on: 3, id: "f")
    fine.amount = Amount(units: -5, scale: 3)
    try place.writer().importFile([buy(on: 3), late, fine, buy("A", -1, on: 9, .authorized)])
    let store = try place.reader()
    let id = try #require(try store.accounts().first?.id)
    #expect(
      try store.dayTotals(of: TransactionGroup(account: id, status: .posted)) == [
        DayTotal(day: november(5), count: 1, total: cents(-100), income: .zero),
        DayTotal(day: november(3), count: 2, total: Amount(units: -4005, scale: 3), income: .zero),
      ])
    #expect(
      try store.dayTotals(of: TransactionGroup(account: id, status: .posted, date: .authorized)) == [
        DayTotal(day: november(3), count: 3, total: Amount(units: -5005, scale: 3), income: .zero)
      ])
    #expect(try store.dayTotals(of: TransactionGroup(account: "?", status: .posted)) == [])
  }
}
