import BankeyModel
import Foundation
import TestSupport
import Testing

/// `bankey coming`, `bankey news`, and the check before payday, as a person and as cron runs them.
@Suite struct CLIUpcomingTests {
  private let bankey: CLIBankey
  private let now = ["--now", "2026-11-21T09:00:00Z"]

  init() throws { bankey = try CLIBankey() }

  /// A salary, a rent that has risen, and a transfer to the savings account.
  private func importYear() throws {
    var lines = ["Date;Text;Amount;Counterparty account"]
    for month in 6...11 {
      lines.append("2026-\(zeroPadded(month, to: 2))-01;Rent \(month * 731);\(month < 10 ? -800 : -850).00;")
      lines.append("2026-\(zeroPadded(month, to: 2))-12;Salary ACME;3000.00;")
    }
    let path = try bankey.home.write(lines.joined(separator: "\n") + "\n", to: "checking.csv")
    let done = try bankey("import", "--account", "12345678903", path)
    #expect(done.status == 0, "\(done.errors)")
  }

  @Test func demoShowsUpcomingPayments() throws {
    let table = try bankey(["coming", "--demo"] + now)
    #expect(table.status == 0 && table.output.contains("Acme Corporation"))
    #expect(table.output.contains("lowest on"))
    let json = try bankey(["coming", "--demo", "--json"] + now)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let coming = try #require(object["coming"] as? [[String: Any]])
    let items = try #require(coming.first?["items"] as? [[String: Any]])
    #expect(coming.first?["currency"] as? String == "USD")
    #expect((coming.first?["uncounted"] as? [String])?.isEmpty == true)
    #expect(items.contains { $0["every"] as? String == "twoWeeks" && $0["low"] as? String == "3000.00" })
    #expect(try bankey(["coming", "--demo", "--json", "--privacy"] + now).status == 2)
    #expect(!(try bankey(["coming", "--demo", "--privacy"] + now)).output.contains("3,000"))
  }

  @Test func jsonHasYourNameAndTheBanks() throws {
    try importYear()
    _ = try bankey(["payees", "set", "salary acme", "Work"] + now)
    let json = try bankey(["coming", "--json"] + now).output
    #expect(json.contains(#""name":"Work""#) && json.contains(#""payee":"Work","counterparty":null"#), "\(json)")
    #expect(json.contains(#""payee":null"#))
  }

  @Test func noPaymentsIsOneSentence() throws {
    let none = try bankey(["coming"] + now)
    #expect(none.status == 0 && none.output.isEmpty && none.errors.contains("No recurring payments yet"))
    #expect(try bankey(["coming", "--json"] + now).output == "{\"version\":1,\"coming\":[]}\n")
  }

  @Test func recurringPaymentsAreFoundAndChecked() throws {
    try importYear()
    let json = try bankey(["coming", "--json"] + now).output
    #expect(json.contains(#""name":"Rent"#) && json.contains(#""since":"2026-10-01""#), "\(json)")
    #expect(try bankey(["check", "--before-payday", "1"] + now).status == 0)
  }

  @Test func newsOfAllAccountsHaveOneColumnOfFigures() throws {
    let output = try bankey(["news", "--demo"] + now).output
    let rows = output.split(separator: "\n").filter { $0.hasPrefix("  New: ") }
    #expect(rows.count == 12 && Set(rows.map(\.count)).count == 1, "\(output)")
    #expect(rows.contains { $0.hasSuffix("  $929,466.23") } && rows.contains { $0.hasSuffix("      $105.45") })
  }

  @Test func newsAreSeenOnceByEachReader() throws {
    try importYear()
    let first = try bankey("news")
    #expect(first.status == 0 && first.output.contains("12 transactions"), "\(first.output)")
    #expect(try bankey("news").errors.contains("Nothing is new"))
    #expect(try bankey("news", "--json", "--reader", "cron", "--keep").output.contains(#""event":"account""#))
    #expect(try bankey("news", "--json", "--reader", "cron").output.contains(#""event":"account""#))
    #expect(try bankey("news", "--json", "--reader", "cron").output == "{\"version\":1,\"news\":[]}\n")
    #expect(try bankey("news", "--reader", "../x").status == 2)
  }
}
