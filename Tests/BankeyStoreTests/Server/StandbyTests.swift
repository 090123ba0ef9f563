import BankeyModel
import Foundation
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// A primary with two hot standbys, which viewers and the collector find by libpq's list of hosts.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct StandbyTests {
  let place = try! TestFolder()

  @Test func lossOfThePrimaryLosesNothing() throws {
    let primary = PostgresServer()
    let database = primary.newDatabase()
    try RichStore(place).fill()
    try place.publish(ServerAddress(database))
    let first = PostgresServer(standbyOf: primary)
    let second = PostgresServer([follow([primary, first])], standbyOf: primary)
    func address(_ wanted: String) throws -> ServerAddress {
      let hosts = [primary, first, second].map(\.folder).joined(separator: ",")
      return try ServerAddress(
        database.replacing(primary.folder, with: hosts) + "&target_session_attrs=" + wanted)
    }
    let (viewing, publishing) = (try address("prefer-standby"), try address("read-write"))
    let store = try viewing.store()
    #expect(try isStandby(store))
    try change(1)
    try place.publish(publishing)
    try expectAnswersOfTheFile(store)

    primary.crash()
    try expectAnswersOfTheFile(store)
    try expectAnswersOfTheFile(viewing.store())
    try change(2)
    #expect(throws: StoreError.self) { try place.publish(publishing) }

    try ServerAddress(database.replacing(primary.folder, with: first.folder)).run("SELECT pg_promote()")
    try place.publish(publishing)
    try change(3)
    try place.publish(publishing)
    try expectAnswersOfTheFile(store)
    try expectAnswersOfTheFile(publishing.store())
    #expect(try isStandby(viewing.store()))

    second.crash()
    try expectAnswersOfTheFile(store)
    #expect(try !isStandby(store))
  }

  @Test func publishThatReplacesALostOneIsNoticed() throws {
    let address = try ServerAddress.newDatabase()
    try change(1)
    try place.publish(address)
    let store = try address.store()
    let before = try store.dataVersion()
    #expect(try store.dataVersion() == before)
    // The same generation, as after the promotion of a standby that did not get the last one.
    try address.run("UPDATE collector SET published = now()")
    #expect(try store.dataVersion() != before)
  }

  /// Makes a standby follow whichever of these servers is the primary.
  private func follow(_ servers: [PostgresServer]) -> String {
    let hosts = servers.map(\.folder).joined(separator: ",")
    return "primary_conninfo=host=\(hosts) user=bankey target_session_attrs=primary"
  }

  private func change(_ step: Int) throws {
    let rows = (0..<30).map { buy("Step \(step) \($0)", Int64(-100 - $0), on: $0 % 28 + 1, id: "\(step)-\($0)") }
    try place.writer(at: noon + Int64(step)).importFile(rows, of: checking("\(step)"))
  }

  private func isStandby(_ store: Store) throws -> Bool {
    try #require(try store.server()).isStandby
  }

  /// A standby gets a publish a moment later.
  private func expectAnswersOfTheFile(_ store: Store) throws {
    let file = try StoreAnswers(place.reader(), isFile: true).lines
    for _ in 0..<300 {
      if try store.newestTransaction() == place.reader().newestTransaction().map({ $0 << 10 }) { break }
      usleep(100_000)
    }
    #expect(try StoreAnswers(store, isFile: false).lines == file)
  }
}
