import BankeyModel
import BankeyStore
import Foundation
import TestServers
import TestSupport
import Testing

/// A shared database of the test's server, as its administrator sees it.
struct PublishedDatabase {
  let address = PostgresServer.shared.newDatabase()

  /// The rows of all tables, sorted. The table of collectors tells when they published.
  func rows() throws -> [String] {
    try output("pg_dump", ["-a", "-n", "bankey", "-T", "bankey.collector", "-d", address])
      // These lines contain a random word.
      .filter { !$0.hasPrefix("\\restrict") && !$0.hasPrefix("\\unrestrict") }.sorted()
  }

  /// The rows that a statement returns, as lines.
  func lines(_ sql: String) throws -> [String] { try output("psql", ["-X", "-A", "-t", "-d", address, "-c", sql]) }

  private func output(_ program: String, _ words: [String]) throws -> [String] {
    let result = try Command.run(["\(PostgresServer.programs ?? "")/\(program)"] + words)
    #expect(result.status == 0, "\(result.output)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// What differs between this database and that of a folder, as their readers see them; nil if nothing does.
  func difference(from home: TemporaryFolder) throws -> String? {
    let (file, server) = (try Figures(home.store()), try Figures(Store(reading: StorePlace(address))))
    if file.accounts != server.accounts { return "\(file.accounts)\n\(server.accounts)" }
    return zip(file.rows, server.rows).first { $0 != $1 }.map { "\($0)\n\($1)" }
      ?? (file.rows.count == server.rows.count ? nil : "\(file.rows.count) rows and \(server.rows.count)")
  }

  /// What a reader sees, without the ids, which are longer on a server.
  private struct Figures {
    var accounts: [Account] = []
    var rows: [String] = []

    init(_ store: Store) throws {
      accounts = try store.accounts()
      var rows: [String] = []
      try store.transactions(TransactionFilter()) {
        rows.append("\($0.account) \($0.nativeId) \($0.day) \($0.amount) \($0.status) \($0.description)")
      }
      self.rows = rows.sorted()
    }
  }
}
