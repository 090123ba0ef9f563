import BankeyModel
import Foundation
import TestSupport
import Testing

/// `bankey timeline`: all accounts by day, with a transfer between two of them as one line.
@Suite struct CLITimelineTests {
  private let bankey: CLIBankey
  private let now = ["--now", "2026-11-21T09:00:00Z"]

  init() throws { bankey = try CLIBankey() }

  private func importTwo() throws {
    let title = "Date;Text;Amount;Counterparty account"
    let files = [
      ("12345678903", [title, "2026-11-02;Rent;-800.00;", "2026-11-03;Transfer;-500.00;12345678911"]),
      ("12345678911", [title, "2026-11-05;Transfer;500.00;12345678903", "2026-10-30;Fee;-2.50;"]),
    ]
    for (account, lines) in files {
      let path = try bankey.home.write(lines.joined(separator: "\n") + "\n", to: account + ".csv")
      let done = try bankey("import", "--account", account, path)
      #expect(done.status == 0, "\(done.errors)")
    }
  }

  private func json(_ words: String...) throws -> (days: [[String: Any]], months: [[String: Any]]) {
    let output = try bankey(["timeline", "--json"] + words + now).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    return (try #require(object["days"] as? [[String: Any]]), try #require(object["months"] as? [[String: Any]]))
  }

  @Test func transferIsOneLineAndInNoSum() throws {
    try importTwo()
    let (days, months) = try json()
    let lines = days.flatMap { $0["lines"] as? [[String: Any]] ?? [] }
    #expect(lines.count { $0["isTransfer"] as? Bool == true } == 1)
    #expect(lines.count == 3)
    #expect(months.map { $0["out"] as? String } == ["-800.00", "-2.50"])
    #expect(months.first?["sum"] as? String == "-800.00")
    #expect(months.first?["transfersLeftOut"] as? Int == 1)
    let table = try bankey(["timeline"] + now)
    #expect(table.output.contains("→") || table.output.contains("->"))
    #expect(table.output.contains("without 1 transfer"))
  }

  @Test func daysAndAccountsNarrowTheTimeline() throws {
    try importTwo()
    #expect(try json("--since", "2026-11-01", "--until", "2026-11-02").days.count == 1)
    let one = try json("--search", "account:12345678903")
    #expect(one.months.first?["sum"] as? String == "-1300.00")
    #expect(one.months.first?["transfersLeftOut"] as? Int == 0)
    #expect(try json("--search", "rent").days.count == 1)
    #expect(try bankey(["timeline", "--since", "2026-11-02", "--until", "2026-11-01"] + now).status == 2)
    #expect(try bankey(["timeline", "--search", "kind:x"] + now).status == 2)
  }

  @Test func starOfAuthorizedDaysIsExplained() throws {
    let table = try bankey(["timeline", "--demo"] + now).output
    #expect(table.contains("2026-11-20*") && table.hasSuffix("\n* authorized, not yet in the balance\n"))
    let posted = try bankey(["timeline", "--demo", "--until", "2026-10-31"] + now).output
    #expect(!posted.contains("*"), "\(posted)")
  }

  @Test func emptyTimelineIsOneSentence() throws {
    let none = try bankey(["timeline"] + now)
    #expect(none.status == 0 && none.output.isEmpty && none.errors.contains("No transactions."))
    #expect(try bankey(["timeline", "--json"] + now).output == "{\"version\":1,\"days\":[],\"months\":[]}\n")
    #expect(try bankey(["timeline", "--json", "--privacy"] + now).status == 2)
  }
}
