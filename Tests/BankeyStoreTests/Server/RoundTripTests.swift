import BankeyCore
import BankeyModel
import BankeyText
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// How often a viewer that knows only the list of accounts waits for the server.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct RoundTripTests {
  let place = try! TestFolder()

  /// The exchanges that opening an account takes, as a new viewer does it.
  private func opening(_ account: Account.ID, _ address: ServerAddress) throws -> Int {
    let store = try address.store()
    _ = try store.accounts()
    let connection = try #require(store.database as? ServerConnection)
    let before = connection.roundTrips
    let slice = try store.opening(account, by: .booked, limit: 40) {
      try AccountSlice(of: account, by: .booked, limit: 40, from: store, holding: store.holdings(of: account))
    }
    let posted = TransactionGroup(account: account, status: .posted)
    #expect(slice.page(of: posted, from: .first, limit: 40).count > 0)
    return connection.roundTrips - before
  }

  @Test func openingAnAccountTakesTwoRoundTrips() throws {
    try RichStore(place).fill()
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let accounts = try address.store().accounts()
    let card = try #require(accounts.first { $0.name == "Card" })
    #expect(try opening(card.id, address) == 2)
  }

  /// The first page of an account's own screen, and finding a row of it again.
  @Test func reportOfAnAccountTakesTwoRoundTrips() throws {
    try RichStore(place).fill()
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let store = try address.store()
    let card = try #require(try store.accounts().first { $0.name == "Card" })
    let connection = try #require(store.database as? ServerConnection)
    let before = connection.roundTrips
    let (report, rows) = try store.opening(card.id, by: .booked, limit: Report.pageSize) {
      let report = try Report(of: card, from: store)
      _ = try (store.holdings(of: card.id), store.knownBalances(of: card.id))
      return (report, report.groups.indices.flatMap { report.first(40, of: $0) })
    }
    let last = try #require(rows.last)
    #expect(report.place(of: last.id) != nil)
    #expect(connection.roundTrips - before == 2)
  }

  @Test func openingAnAccountOfTransfersTakesTwoRoundTrips() throws {
    let writer = try place.writer()
    let rows = (1...28).map { buy("Transfer", Int64(-1000 * $0), on: $0, id: "\($0)") }
    let others = rows.map { row in
      var other = row
      other.amount = Amount(units: -row.amount.units, scale: 2)
      return other
    }
    try writer.importFile(rows, of: checking("1"))
    try writer.importFile(others, of: checking("2"))
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let first = try #require(try address.store().accounts().first)
    #expect(try opening(first.id, address) == 2)
  }

  /// So many rows share the amounts of a page that the store examines the page's rows one by one.
  @Test func commonAmountsHaveTheTransfersOfTheFile() throws {
    let writer = try place.writer()
    for (account, sign) in [("1", Int64(-1)), ("2", 1)] {
      let common = (0..<1100).map { buy("Common", sign * 500, on: $0 % 28 + 1, id: "c\($0)") }
      let rare = (1...20).map { buy("Transfer", sign * Int64(1000 + $0), on: 28, id: "r\($0)") }
      try writer.importFile(common + rare, of: checking(account))
    }
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let shared = try address.store()
    let (file, server) = (try transfers(place.reader()), try transfers(shared))
    #expect(file == server)
    #expect(file.contains { !$0.hasSuffix("-") })
    let connection = try #require(shared.database as? ServerConnection)
    let group = TransactionGroup(account: try #require(try shared.accounts().first).id, status: .posted)
    for start in [PageStart.last, .day(november(14), skipping: 9), .first] {
      let before = connection.roundTrips
      #expect(try shared.page(of: group, from: start, limit: 128).count == 128)
      #expect(connection.roundTrips - before <= 2, "\(start)")
    }
  }

  /// The other side of each transaction of all accounts, as their pages show it.
  private func transfers(_ store: Store) throws -> [String] {
    try store.accounts().flatMap { account in
      try store.page(of: TransactionGroup(account: account.id, status: .posted), from: .first, limit: 384).map {
        "\($0.nativeId) \($0.transfer.map { "\($0.account) \($0.isCertain)" } ?? "-")"
      }
    }
  }

  /// Rows of few amounts in accounts of two currencies: alone, in pairs, in long chains and in crowds.
  @Test(arguments: 1...6)
  func serverConnectsRowsLikeTheFile(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let writer = try place.writer()
    for number in 1...4 {
      var account = checking("1234567890\(number)", name: "Account \(number)")
      if number == 4 { account.currency = Currency(code: "EUR", decimals: 2) }
      let rows = (0..<random.int(50...300)).map { row in
        TransactionRecord(
          nativeId: "\(number)-\(row)", status: random.int(0...9) == 0 ? .authorized : .posted,
          day: november(random.int(1...200)),
          amount: Amount(units: Int64(random.pick([-1, 1]) * random.int(1...(20 * seed))), scale: 2),
          description: random.pick(["Transfer", "Transfer", "Coffee"]),
          counterpartyAccount: random.pick([nil, nil, "12345678901", "12345678902"]))
      }
      try writer.importFile(rows, of: account)
    }
    for row in try place.reader().list().prefix(20) { try writer.delete(row.id) }
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let (file, server) = (try transfers(place.reader()), try transfers(address.store()))
    #expect(file == server, "seed \(seed)")
    #expect(file.contains { !$0.hasSuffix("-") }, "seed \(seed)")
  }

  /// The last rows of an account whose running balances need sums of days that are longer than a page.
  @Test func endOfLongDaysTakesTwoRoundTrips() throws {
    let writer = try place.writer()
    let rows = (0..<900).map { buy("Coffee \($0)", Int64(-100 - $0), on: $0 / 250 + 1, id: "\($0)") }
    try writer.importFile(rows)
    try writer.figures(BalanceRecord(balance: cents(1), date: LocalTime(day: november(10))))
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let store = try address.store()
    let report = try Report(of: try #require(try store.accounts().first), from: store)
    let section = try #require(report.groups.firstIndex { $0.section == .group(.posted) })
    let connection = try #require(store.database as? ServerConnection)
    let clock = Clock(fixed: Timestamp(seconds: noon), offset: 0)
    #expect(report.first(1, of: section).count == 1)
    let before = connection.roundTrips
    for row in (report.count(in: section) - 50..<report.count(in: section)).reversed() {
      var shown = ReportRows(Presenter(formats: Formats(locale: "en_US"), clock: clock), in: dollars)
      report.write(row, of: section, to: &shown)
    }
    #expect(connection.roundTrips - before == 2)
  }
}
