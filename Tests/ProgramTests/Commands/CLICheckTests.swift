import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// `bankey check` and `bankey refresh`, as cron runs them.
@Suite struct CLICheckTests {
  private let bankey: CLIBankey

  private static let answer = """
    {"errlist":[],"connections":[],"accounts":[{"id":"1","name":"Mine","currency":"USD","balance":"1.00",\
    "balance-date":1795248000}]}
    """

  init() throws { bankey = try CLIBankey() }

  private func writer() throws -> StoreWriter {
    try StoreWriter(writing: DataFolder(bankey.home.path + "/data/bankey"), clock: .system, version: "1.0")
  }

  @Test func goodHealthIsSilent() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10"]))
    let fine = try bankey("check", "--stale", "2000w")
    #expect(fine.status == 0 && fine.output.isEmpty && fine.errors.isEmpty)
    #expect(try bankey("check", "--json").output == "{\"version\":1,\"findings\":[]}\n")
  }

  @Test func findingsAreLinesAndAStatus() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10"]))
    let found = try bankey("check", "--below", "1e9")
    #expect(found.status == 2 && found.errors.contains("--below"))
    let low = try bankey("check", "--below", "99999999.50", "--now", "2026-11-21T09:00:00Z")
    #expect(low.status == 1 && low.errors.isEmpty)
    #expect(low.output.contains("below $99,999,999.50"))
    #expect(low.output.split(separator: "\n").count == 1)
    let json = try bankey("check", "--below", "99999999.50", "--json")
    #expect(json.status == 1 && json.output.contains("\"finding\":\"below\",\"account\":\""))
    #expect(json.output.contains("\"limit\":\"99999999.50\""))
    let both = try bankey("check", "--below", "99999999.50", "--stale", "0m", "--now", "2036-11-21T09:00:00Z")
    #expect(both.status == 1 && both.output.split(separator: "\n").count == 2)
  }

  @Test func refreshWithoutAccountsNamesTheWaysToThem() throws {
    let said = try bankey("refresh", "--data", bankey.home.path + "/none").errors
    #expect(said.contains("there are no accounts yet: `bankey source add` connects a bank"), "\(said)")
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10"]))
    let own = try bankey("refresh").errors
    #expect(own.contains("your accounts come from statement files"), "\(own)")
  }

  @Test func failedSourceIsFoundAndRecovers() throws {
    let command = #"{"command":["/bin/sh","-c","cat answer || exit 3"]}"#
    try writer().addSource(SourceDefinition(name: "mine", type: "command", settings: command))
    let failed = try bankey("refresh")
    #expect(failed.status == 2 && failed.errors.contains("mine: /bin/sh failed with status 3"))
    let found = try bankey("check")
    #expect(found.status == 1 && found.output.hasPrefix("mine  not refreshed: /bin/sh failed with status 3"))
    #expect(try bankey("check", "--json").output.contains("\"finding\":\"failing\",\"source\":\"mine\""))
    let path = try bankey.home.write(Self.answer, to: "answer")
    try writer().removeSource("mine", deletingData: true)
    let good = "{\"command\":[\"/bin/cat\",\"\(path)\"]}"
    try writer().addSource(SourceDefinition(name: "mine", type: "command", settings: good))
    let healed = try bankey("refresh")
    #expect(healed.status == 0 && healed.errors.isEmpty, "\(healed.errors)")
    #expect(try bankey("check").status == 0)
  }

  @Test func missingDatabaseIsNotGoodHealth() throws {
    let none = try bankey("check")
    #expect(none.status == 2 && none.errors.contains("there is no database"))
  }

  @Test(.enabled(if: Tmux.isAvailable), arguments: [("y", "refreshed 1 source"), ("n", "mine: Only 1 of 6 calls")])
  func terminalAsksFirst(answer: String, outcome: String) async throws {
    let command = "{\"command\":[\"/bin/cat\",\"\(try bankey.home.write(Self.answer, to: "answer"))\"]}"
    try writer().addSource(SourceDefinition(name: "mine", type: "command", settings: command))
    for _ in 0..<5 { try writer().spend("calls", allowed: 6, confirmed: 5, period: 86_400, of: "mine") }
    let tmux = try Tmux(
      BuildProducts.path("bankey") + " refresh; read end", width: 100, environment: bankey.environment)
    try await tmux.screen(showing: "mine has 1 of 6 calls left until")
    try await tmux.screen(showing: "Refresh anyway? [y/N]")
    try tmux.press(answer, "Enter")
    try await tmux.screen(showing: outcome)
  }

  @Test func failureIsReportedInTheReadersLanguage() throws {
    try writer().addSource(
      SourceDefinition(name: "mine", type: "command", settings: #"{"command":["/bin/sh","-c","exit 3"]}"#))
    let norwegian = "LC_ALL=nb_NO.UTF-8 bankey "
    #expect(
      try bankey.shell(norwegian + "refresh").errors == "bankey: mine: /bin/sh feilet med status 3 og skrev ingenting\n"
    )
    #expect(
      try bankey.shell(norwegian + "refresh nope").errors == "bankey: nope: Det finnes ingen kilde med det navnet.\n")
    #expect(try bankey.shell(norwegian + "check").output.contains("/bin/sh feilet med status 3 og skrev ingenting"))
    let config = try bankey.home.write("locale = \"nb_NO\"", to: "config.toml")
    #expect(try bankey("refresh", "--config", config).errors.contains("feilet med status 3"))
    #expect(try bankey("refresh").errors.contains("failed with status 3"))
  }

  @Test func errorsOfOptionsAndFilesAreInTheReadersLanguage() throws {
    let norwegian = "LC_ALL=nb_NO.UTF-8 bankey "
    let option = try bankey.shell(norwegian + "import").errors
    #expect(option.hasPrefix("Feil: oppgi en kontoutskrift eller en mappe\n"), "\(option)")
    let file = try bankey.shell(norwegian + "import /nonexistent").errors
    #expect(file.contains("Filen kan ikke leses: filen eller mappen finnes ikke."), "\(file)")
  }

  @Test func skippedSourceIsReportedWithoutFailure() throws {
    let answer = try bankey.home.write(Self.answer, to: "answer")
    try writer().addSource(
      SourceDefinition(name: "mine", type: "command", settings: "{\"command\":[\"/bin/cat\",\"\(answer)\"]}"))
    for _ in 0..<5 { try writer().spend("calls", allowed: 6, confirmed: 5, period: 86_400, of: "mine") }
    let passed = try bankey("refresh")
    #expect(passed.status == 0)
    #expect(passed.errors.contains("mine: Only 1 of 6 calls are left until"))
    let forced = try bankey("refresh", "--force")
    #expect(forced.status == 0 && forced.errors.isEmpty)
  }
}
