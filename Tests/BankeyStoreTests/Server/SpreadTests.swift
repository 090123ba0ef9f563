import BankeyModel
import Foundation
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// Transactions on two servers, as the recipe in docs/postgres.md spreads them.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct SpreadTests {
  private let place = try! TestFolder()
  private let second = PostgresServer(["log_statement=all"])

  /// The recipe's blocks, with the names of this test.
  private func recipe(_ first: ServerAddress, _ database: String) throws -> [String] {
    let text = try Checkout.text("docs/postgres.md")
    let section = try #require(text.firstRange(of: "## Rows on several servers"))
    let blocks = text[section.upperBound...].split(separator: "```", omittingEmptySubsequences: false)
    let names = [
      ("money | psql postgres://rows@second.example.org/money", "'\(first.text)' | psql '\(second.address(database))'"),
      ("second.example.org", second.folder), ("'money'", "'\(database)'"), ("'rows'", "'bankey'"),
      ("password 'PASSWORD'", "password_required 'false'"), ("OWNER TO treasurer", "OWNER TO bankey"),
    ]
    return [blocks[1], blocks[3], blocks[5]].map { block in
      names.reduce(block.drop { $0 != "\n" }.description) { $0.replacing($1.0, with: $1.1) }
    }
  }

  /// Spreads a database by the recipe.
  private func spread(_ first: ServerAddress) throws {
    let database = try #require(second.newDatabase().firstMatch(of: /bankey@\/(\w+)/)?.1).description
    let steps = try recipe(first, database)
    try first.run(steps[0])
    let path = "PATH=\(PostgresServer.programs ?? ""):$PATH\n"
    let copied = try Command.run(["/bin/sh", "-c", path + steps[1]])
    #expect(copied.status == 0, "\(copied.output)")
    try first.run(steps[2])
  }

  private func fill() throws {
    try RichStore(place).fill()
    for number in 1...5 {
      let rows = (0..<60).map { buy("Coffee \($0)", Int64(-100 - $0), on: $0 % 28 + 1, id: "\(number)-\($0)") }
      try place.writer().importFile(rows, of: checking("spread \(number)"))
    }
  }

  private func expectAnswersOfTheFile(_ address: ServerAddress, _ comment: Comment) throws {
    let (file, server) = (
      try StoreAnswers(place.reader(), isFile: true), try StoreAnswers(address.store(), isFile: false)
    )
    #expect(file.lines.count == server.lines.count, comment)
    for (one, other) in zip(file.lines, server.lines) where one != other {
      Issue.record("\(comment)\nfile   \(one)\nserver \(other)")
      return
    }
  }

  @Test func spreadRowsAnswerLikeTheFile() throws {
    let address = try ServerAddress.newDatabase()
    try fill()
    try place.publish(address)
    try spread(address)
    #expect(try address.run("SELECT count(DISTINCT tableoid) FROM transactions").texts == ["2"])
    try expectAnswersOfTheFile(address, "after spreading")
    let rows = try place.reader().list()
    for row in rows.prefix(100).filter({ $0.id.isMultiple(of: 3) }) { try place.writer().delete(row.id) }
    try place.writer().importFile([buy("New", on: 9, id: "n")], of: checking("spread 9"))
    try place.publish(address)
    try expectAnswersOfTheFile(address, "after a publish")
    // As if the first server had lost a publish that the second one got.
    try address.run("DELETE FROM chunk; DELETE FROM bankey_rows.first")
    try place.publish(address)
    try expectAnswersOfTheFile(address, "after a lost publish")
    try expectPagesFromOneServer(address)
    try expectRights(address)
  }

  /// A page asks the second server only for the accounts that it has.
  private func expectPagesFromOneServer(_ address: ServerAddress) throws {
    let store = try address.store()
    let there = Set(
      try address.run("SELECT DISTINCT a.id FROM bankey_rows.second t JOIN account a ON a.key = t.account").texts)
    for account in try store.accounts() where account.transactions > 1 {
      let before = cursors
      let page = PageQuery(.first, by: .booked).page(of: TransactionGroup(account: account.id, status: .posted), 50)
      #expect(try store.database.all(page) { $0[0] as Int64 }.count > 0)
      #expect(cursors - before == (there.contains(account.id) ? 1 : 0), "\(account.name)")
    }
  }

  /// The number of questions that the second server has got.
  private var cursors: Int {
    let log = (try? String(contentsOfFile: second.folder + "/server.log", encoding: .utf8)) ?? ""
    return log.split(separator: "\n").count { $0.contains("DECLARE c") }
  }

  /// A viewer sees its account, wherever it is, and nothing past the guarded table.
  private func expectRights(_ address: ServerAddress) throws {
    let name = "r\(UInt64.random(in: 0 ... .max))"
    try address.run("CREATE ROLE \(name) LOGIN")
    let accounts = try address.store().accounts().suffix(4)
    try Publisher.grant(name, on: address, only: accounts.map(\.id), asCollector: false)
    let viewer = try address.role(name)
    let own = try viewer.store().list().count
    #expect(own == accounts.map(\.transactions).reduce(0, +))
    for table in ["first", "second"] {
      #expect(throws: StoreError.self) { try viewer.run("SELECT count(*) FROM bankey_rows.\(table)") }
    }
  }
}
