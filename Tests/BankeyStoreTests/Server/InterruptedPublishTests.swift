import BankeyModel
import Foundation
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// Publishes that are cut off, and what statements cost.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct InterruptedPublishTests {
  let place = try! TestFolder()

  private func fill(_ accounts: Int, _ rows: Int) throws {
    let writer = try place.writer()
    for account in 1...accounts {
      try writer.importFile(
        (0..<rows).map {
          buy("Coffee \($0 % 97) at \($0 % 13)", Int64(-100 - $0 % 50), on: $0 % 300 - 270, id: "\($0)")
        },
        of: checking("\(account)"))
    }
  }

  /// Ends every other connection to the database.
  private static func cut(_ address: ServerAddress) {
    _ = try? address.run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """)
  }

  /// Publishes, and is cut off at a random moment; then the next publish must make up for it. With `BANKEY_FULL`, a
  /// thousand times.
  @Test func interruptedPublishesLoseNothing() throws {
    let address = try ServerAddress.newDatabase()
    var random = SeededRandom(seed: 7)
    var failed = 0
    for round in 1...Self.rounds {
      let writer = try place.writer(at: noon + Int64(round))
      try writer.importFile(
        (0..<40).map { buy("Row \(round) \($0)", -100, on: $0 % 28 + 1, id: "\(round)-\($0)") },
        of: checking("\(round % 3)"))
      let cutting = DispatchGroup()
      let delay = UInt32(random.int(0...40_000))
      DispatchQueue.global().async(group: cutting) {
        usleep(delay)
        Self.cut(address)
      }
      do {
        try place.publish(address)
      } catch let error as StoreError {
        #expect(error.code == .unreachable)
        failed += 1
      }
      cutting.wait()
    }
    print("\(Self.rounds) publishes, of which \(failed) were cut off")
    try place.publish(address)
    #expect(
      try StoreAnswers(place.reader(), isFile: true).lines == StoreAnswers(address.store(), isFile: false).lines)
  }

  private static let rounds = ProcessInfo.processInfo.environment["BANKEY_FULL"] == nil ? 12 : 1000

  @Test func plansUseIndexesAndAPageTakesTwoRoundTrips() throws {
    try fill(4, 900)
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let database = address.text.drop { $0 != "@" }.dropFirst(2).prefix { $0 != "?" }
    try address.run(
      """
      ANALYZE; ALTER DATABASE "\(database)" SET session_preload_libraries = 'auto_explain';
      ALTER DATABASE "\(database)" SET auto_explain.log_min_duration = 0;
      ALTER DATABASE "\(database)" SET auto_explain.log_nested_statements = on
      """)
    let store = try address.store()
    _ = try StoreAnswers(store, isFile: false)
    for text in ["coffee", "coffee 42", "nothing", "at"] {
      let query = FindQuery([.text(TextPattern(text))])
      _ = try store.matches(of: query, limit: 50)
      _ = try store.matches(of: query, from: .last, limit: 50)
    }
    let plans = PostgresServer.shared.plans(of: String(database))
    #expect(plans.count > 50)
    for plan in plans where plan.contains("Seq Scan on transactions") { Issue.record("\(plan)") }
    try countRoundTrips(store)
  }

  /// A key of a screen, as its readers ask the store.
  private func countRoundTrips(_ store: Store) throws {
    let connection = try #require(store.database as? ServerConnection)
    let account = try #require(try store.accounts().first)
    let group = TransactionGroup(account: account.id, status: .posted)
    var page = try store.page(of: group, from: .first, limit: 50)
    func expect(_ key: String, most: Int = 2, _ body: () throws -> Void) throws {
      let before = connection.roundTrips
      try body()
      #expect(connection.roundTrips - before <= most, "\(key)")
    }
    for _ in 1...5 {
      try expect("PageDown") {
        page = try store.page(of: group, from: .after(try #require(page.last).key(by: .booked)), limit: 50)
        #expect(page.count == 50)
      }
      _ = try store.page(of: group, from: .first, limit: 50)
    }
    try expect("End") { _ = try store.page(of: group, from: .last, limit: 50) }
    let query = FindQuery([.text(TextPattern("coffee 41"))])
    try expect("a search") { _ = try store.matches(of: query, limit: 50) }
  }
}
