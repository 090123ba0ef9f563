import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

@testable import bankey

/// The findings of `bankey doctor`.
@Suite struct CLIDoctorTests {
  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  /// The findings with this name.
  private func lines(_ name: String, in output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { $0.dropFirst(6).hasPrefix(name + " ") }
  }

  @Test func missingDatabaseIsFineBeforeTheFirstRun() throws {
    let outcome = try bankey("doctor")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("WRONG"))
    #expect(outcome.output.contains("note  database     there is no database"))
    #expect(outcome.output.contains("libcurl/") && outcome.output.contains("SQLite/"))
    #expect(lines("bankey-sync", in: outcome.output).first?.contains(BankeyVersion.text) == true)
  }

  @Test func goodDatabaseIsReportedWithoutFigures() throws {
    try bankey.importStatement(CLIStatement.ofx(balance: "7654.32"))
    let outcome = try bankey("doctor")
    #expect(outcome.status == 0, "\(outcome.output)")
    for name in ["database", "integrity", "sums"] {
      #expect(lines(name, in: outcome.output).first?.hasPrefix("ok ") == true, "\(name)")
    }
    for figure in ["7654", "7,654", "4.10", "12345678903"] { #expect(!outcome.output.contains(figure)) }
  }

  @Test func readableFilesAreReportedWithAFix() throws {
    try bankey.importStatement(CLIStatement.ofx())
    let folder = bankey.home.path + "/data/bankey"
    chmod(folder, 0o755)
    chmod(folder + "/bankey.sqlite", 0o644)
    let outcome = try bankey("doctor")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("-> chmod 700 \(folder)"))
    #expect(outcome.output.contains("-> chmod 600 \(folder)/bankey.sqlite"))
  }

  @Test func invalidDatabaseIsWrong() throws {
    try bankey.home.write(String(repeating: "no database ", count: 999), to: "data/bankey/bankey.sqlite")
    chmod(bankey.home.path + "/data/bankey", 0o700)
    let outcome = try bankey("doctor")
    #expect(outcome.status == 1)
    #expect(lines("database", in: outcome.output).first?.hasPrefix("WRONG") == true)
  }

  @Test func unknownConfigLineIsNamed() throws {
    try bankey.home.write("motion = false\ncolour = 3\n", to: "config/bankey/config.toml")
    let outcome = try bankey("doctor")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("WRONG config       line 2: unknown key `colour`"))
  }

  @Test func pipeIsNotATerminal() throws {
    let terminal = try lines("terminal", in: bankey("doctor").output)
    #expect(terminal.count == 1 && terminal[0].hasSuffix("; the output is not a terminal, so screens were not tried"))
  }

  @Test func brokenConfigEndsTheReport() throws {
    try bankey.home.write("motion = false\nlock = perhaps\n", to: "config/bankey/config.toml")
    let outcome = try bankey("doctor")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("config.toml:2"))
    #expect(!outcome.output.contains("database"))
  }

  @Test func inboxIsReportedWithItsFiles() throws {
    try bankey.home.write(
      "[import]\ninbox = [\"\(bankey.home.path)/drop\", \"/gone\"]\n", to: "config/bankey/config.toml")
    try bankey.home.write(CLIStatement.ofx(), to: "drop/may.ofx")
    try bankey.home.write(String(CLIStatement.ofx().dropLast(60)), to: "drop/cut-12345678903.ofx")
    #expect(try bankey("refresh").status == 2)
    let outcome = try bankey("doctor")
    #expect(outcome.status == 1)
    let lines = lines("inbox", in: outcome.output)
    #expect(lines.count == 3)
    #expect(lines[0].contains("/drop: 2 files seen, last import 20"))
    #expect(lines[1].contains("WRONG") && lines[1].contains(".ofx was not imported: ") && !lines[1].contains("123"))
    #expect(lines[2].contains("WRONG inbox") && lines[2].hasSuffix("/gone cannot be read: No such file or directory"))
  }

  @Test func inboxFileImportedByHandIsFine() throws {
    let config = "[import]\ninbox = [\"\(bankey.home.path)/drop\"]\n"
    try bankey.home.write(config, to: "config/bankey/config.toml")
    let file = try bankey.home.write("Date;Text;Amount\n05/03/2026;Tea;-5.00\n", to: "drop/march.csv")
    #expect(try bankey("refresh").status == 2)
    #expect(try lines("inbox", in: bankey("doctor").output).count { $0.contains("WRONG") } == 1)
    let answer = "[csv.tea]\nmatch = \"Date;Text\"\ndates = \"day-first\"\n"
    try bankey.home.write(config + answer, to: "config/bankey/config.toml")
    #expect(try bankey("import", file).status == 0)
    #expect(try lines("inbox", in: bankey("doctor").output).allSatisfy { !$0.contains("WRONG") })
  }

  @Test(.enabled(if: PAMService.find(beside: nil, system: PAMService.systemFolders) == nil))
  func unusableLockIsWrong() throws {
    try bankey.home.write("lock = true\n", to: "config/bankey/config.toml")
    let outcome = try bankey("doctor")
    #expect(outcome.status == 1)
    #expect(lines("lock", in: outcome.output).first?.contains("no bankey service") == true)
  }

  @Test func jsonHasEveryCheck() throws {
    let outcome = try bankey("doctor", "--json")
    let answer = try JSONValue(Array(outcome.output.utf8))
    #expect(answer["version"]?.integer == 1)
    let checks = try #require(answer["checks"]?.list(HealthCheck.init))
    #expect(checks.contains { $0.name == "lock" && $0.state == .ok && $0.remedy == nil })
  }

  @Test func bankMessageIsReportedWithoutDigits() throws {
    let setting = try Setting(Options(now: "2026-11-21T09:00:00Z"), environment: bankey.environment)
    let time = Timestamp(seconds: 1_795_248_000)
    let checks = SourceChecks(setting).checks([
      SourceStatus(
        name: "bridge", type: "simplefin", lastFailure: time, lastError: "balance 929.23\u{1B}[31m of 12345",
        connections: [
          ConnectionStatus(nativeId: "c1", name: "Chase", lastSuccess: time, consentUntil: Day(iso: "2026-11-01"))
        ]),
      SourceStatus(name: "files", type: "files"),
    ])
    #expect(checks.map(\.state) == [.wrong, .ok, .wrong])
    #expect(checks[0].text.contains("balance ***.**"))
    #expect(!checks[0].text.contains("929") && !checks[0].text.contains("\u{1B}"))
    #expect(checks[2].text == "the bank's consent expired 2026-11-01")
  }

  @Test func contradictionsAreReportedWithoutAmounts() throws {
    let setting = try Setting(Options(), environment: bankey.environment)
    let (dollars, day) = (Currency(code: "USD"), Day(iso: "2026-11-03")!)
    let account = Account(
      id: "a", source: "files", nativeId: "12345678903", name: "", kind: .banking, currency: dollars)
    let fault = ReconciliationFault(
      kind: .between, firstDay: day, lastDay: day, difference: try AmountParser.parse("-98.76", mark: .dot))
    let proof = AccountReconciliation(account: "a", currency: dollars, statements: 2, faults: [fault])
    let checks = StatementChecks(setting).checks([proof], [ListedAccount(account)])
    #expect(
      checks.map(\.text)
        == [
          "the account that ends in 903: opening balance + transactions is not the closing balance between two statements, 2026-11-03"
        ])
    #expect(checks.allSatisfy { $0.state == .wrong && $0.remedy == "import the statement that is missing" })
  }
}
