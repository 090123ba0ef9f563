import BankeyCore
import BankeyModel
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

  @Test func openingAnAccountTakesTwo() throws {
    try RichStore(place).fill()
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let accounts = try address.store().accounts()
    let card = try #require(accounts.first { $0.name == "Card" })
    #expect(try opening(card.id, address) == 2)
  }

  /// The first page of an account's own screen, and finding a row of it again.
  @Test func aReportOfAnAccountTakesTwo() throws {
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

  @Test func manyTransfersTakeThreeMore() throws {
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
    // The account of the other sides, whether they have other sides, and the account of those.
    #expect(try opening(first.id, address) <= 5)
  }

  /// So many rows have the amounts of a page that each of its transfers is asked about by itself.
  @Test func commonAmountsHaveTheTransfersOfTheFile() throws {
    let writer = try place.writer()
    for (account, sign) in [("1", Int64(-1)), ("2", 1)] {
      let common = (0..<1100).map { buy("Common", sign * 500, on: $0 % 28 + 1, id: "c\($0)") }
      let rare = (1...20).map { buy("Transfer", sign * Int64(1000 + $0), on: 28, id: "r\($0)") }
      try writer.importFile(common + rare, of: checking(account))
    }
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    func transfers(_ store: Store) throws -> [String] {
      let group = TransactionGroup(account: try #require(try store.accounts().first).id, status: .posted)
      return try store.page(of: group, from: .first, limit: 200).map {
        "\($0.nativeId) \($0.transfer.map { "\($0.account) \($0.isCertain)" } ?? "-")"
      }
    }
    let (file, server) = (try transfers(place.reader()), try transfers(address.store()))
    #expect(file == server)
    #expect(file.contains { !$0.hasSuffix("-") })
  }
}
