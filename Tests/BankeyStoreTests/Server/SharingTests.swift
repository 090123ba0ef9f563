import BankeyModel
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// Several collectors and several viewers of one shared database.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct SharingTests {
  private func failure(_ body: () throws -> Void) -> StoreError? {
    do {
      try body()
      return nil
    } catch {
      return error as? StoreError
    }
  }

  /// A role of its own, because roles belong to the whole server.
  private func role(_ address: ServerAddress) throws -> (name: String, address: ServerAddress) {
    let name = "r\(UInt64.random(in: 0 ... .max))"
    try address.run("CREATE ROLE \(name) LOGIN")
    return (name, try address.role(name))
  }

  @Test func collectorsOfTheSameAccountStayApart() throws {
    let address = try ServerAddress.newDatabase()
    let (one, two) = (try TestFolder(), try TestFolder())
    try one.writer().importFile([buy("Coffee", on: 3, id: "a")])
    try two.writer().importFile([buy("Coffee", on: 3, id: "a"), buy("Rent", -90_000, on: 4, id: "b")])
    try one.publish(address, as: "one")
    #expect(try two.publish(address, as: "two").collector == 1)
    let store = try address.store()
    #expect(try store.accounts().map(\.transactions) == [1, 2])
    #expect(Set(try store.accounts().map(\.id)).count == 2)
    #expect(try store.list().map(\.description) == ["Rent", "Coffee", "Coffee"])
    let id = try #require(try two.reader().list().first { $0.nativeId == "b" }?.id)
    try two.writer().delete(id)
    try two.publish(address, as: "two")
    #expect(try store.list().map(\.description) == ["Coffee", "Coffee"])
    #expect(try store.sources().map(\.name) == ["files", "files@1"])
  }

  @Test func viewerSeesGrantedAccountsAndChangesNothing() throws {
    let address = try ServerAddress.newDatabase()
    let place = try TestFolder()
    let writer = try place.writer()
    try writer.importFile([buy("Mine", on: 3, id: "a")], of: checking("1"))
    try writer.importFile([buy("Yours", on: 4, id: "b"), buy("Mine", 400, on: 4, id: "c")], of: checking("2"))
    try place.publish(address)
    let (name, viewer) = try role(address)
    #expect(failure { _ = try viewer.store() }?.code == .elsewhere)
    let second = try #require(try address.store().accounts().last)
    try Publisher.grant(name, on: address, only: [second.id], asCollector: false)
    let store = try viewer.store()
    #expect(try store.accounts().map(\.id) == [second.id])
    #expect(try store.list().map(\.description).sorted() == ["Mine", "Yours"])
    #expect(try store.matches(of: FindQuery([.text(TextPattern("mine"))]), limit: 9).count == 1)
    #expect(try viewer.run("SELECT count(*) FROM chunk").texts == ["0"])
    for change in [
      "DELETE FROM transactions", "UPDATE account SET name = 'x'", "INSERT INTO viewer VALUES ('x', NULL)",
    ] {
      #expect(failure { try viewer.run(change) }?.code == .permissions)
    }
    try Publisher.grant(name, on: address, only: [], asCollector: false)
    #expect(try store.accounts().count == 2)
    #expect(try store.list().count == 3)
  }

  @Test func collectorWritesOnlyItsOwnRows() throws {
    let address = try ServerAddress.newDatabase()
    let (one, two) = (try TestFolder(), try TestFolder())
    try one.writer().importFile([buy("Coffee", on: 3, id: "a")])
    try one.publish(address, as: "one")
    try two.writer().importFile([buy("Rent", on: 3, id: "b")], of: checking("2"))
    let (name, collector) = try role(address)
    #expect(failure { _ = try two.publish(collector, as: "two") }?.code == .elsewhere)
    try Publisher.grant(name, on: address, only: [], asCollector: true)
    try two.publish(collector, as: "two")
    #expect(try address.store().list().map(\.description).sorted() == ["Coffee", "Rent"])
    #expect(failure { _ = try two.publish(collector, as: "one") }?.code == .permissions)
    try collector.run("DELETE FROM transactions")
    #expect(try address.store().list().map(\.description) == ["Coffee"])
    #expect(failure { try collector.run("UPDATE transactions SET account = account & ~1023") } == nil)
  }

  @Test func viewerReadsOneStateAndNoticesTheNext() throws {
    let address = try ServerAddress.newDatabase()
    let place = try TestFolder()
    try place.writer().importFile([buy("Coffee", on: 3, id: "a")])
    try place.publish(address)
    let store = try address.store()
    let before = try store.dataVersion()
    #expect(try store.dataVersion() == before)
    try store.snapshot {
      #expect(try store.list().count == 1)
      try place.writer().importFile([buy("Rent", on: 4, id: "b")])
      try place.publish(address)
      #expect(try store.list().count == 1)
    }
    #expect(try store.list().count == 2)
    #expect(try store.dataVersion() != before)
  }

  @Test func errorsNameTheFaultAndNoPassword() throws {
    let place = try TestFolder()
    let empty = try ServerAddress.newDatabase()
    #expect(failure { _ = try empty.store() }?.code == .elsewhere)
    #expect(failure { _ = try ServerAddress("postgres://me:secret@host/db") }?.message.contains("secret") == false)
    #expect(failure { _ = try ServerAddress("postgres://me:secret@host:port/db") }?.message.contains("secret") == false)
    let nowhere = try ServerAddress("postgres://me@/db?host=\(place.folder.path)")
    #expect(failure { _ = try nowhere.store() }?.code == .unreachable)
    try place.writer().importFile([buy(on: 3, id: "a")])
    try place.publish(empty)
    try empty.run("UPDATE about SET schema = 99, written_by = '9.9'")
    #expect(failure { _ = try empty.store() }?.code == .newer)
    #expect(failure { _ = try place.publish(empty) }?.code == .newer)
  }

  @Test func lostConnectionIsMadeAgain() throws {
    let address = try ServerAddress.newDatabase()
    let place = try TestFolder()
    try place.writer().importFile([buy("Coffee", on: 3, id: "a")])
    try place.publish(address)
    let store = try address.store()
    #expect(try store.list().count == 1)
    try address.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    #expect(try store.list().count == 1)
  }
}

extension FetchedRows {
  /// The first column as texts.
  var texts: [String] {
    get throws {
      var texts: [String] = []
      try each(limit: .max) { texts.append($0[0]) }
      return texts
    }
  }
}
