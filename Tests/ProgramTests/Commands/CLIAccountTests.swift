import Foundation
import TestSupport
import Testing

@Suite struct CLIAccountTests {
  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  /// An account from a file without a balance.
  private func withoutBalance() throws {
    let text = CLIStatement.ofx(amounts: ["-4.10", "3000"]).replacing(
      "<LEDGERBAL><BALAMT>1000.00<DTASOF>20261120</LEDGERBAL>", with: "")
    try bankey.importStatement(text)
  }

  private func set(_ words: String...) throws -> CLIBankey.Outcome {
    try bankey.shell("bankey account set 12345678903 --now 2026-11-21T09:00:00Z " + words.joined(separator: " "))
  }

  @Test func balanceIsCalculatedFromTheUsersFigure() throws {
    try withoutBalance()
    #expect(try bankey("accounts", "--json").output.contains("\"balance\":null"))
    let said = try set("--balance 1234.56 --on 2026-11-01")
    #expect(said.status == 0, "\(said.errors)")
    #expect(said.errors.contains("its balance is $4,234.56, calculated from your $1,234.56 on Nov 1"))
    let json = try bankey("accounts", "--json").output
    #expect(json.contains("\"balance\":\"4234.56\""))
    #expect(
      json.contains("\"stated\":{\"balance\":\"1234.56\",\"on\":\"2026-11-01\",\"counts\":true,\"proof\":\"open\"}"))
    #expect(try bankey("accounts").output.contains("= $4,234.56"))
    #expect(try set("--balance none").errors.contains("unknown"))
    #expect(try bankey("accounts", "--json").output.contains("\"balance\":null"))
  }

  @Test func invalidInputIsRefusedAndNothingIsKept() throws {
    try withoutBalance()
    for words in [
      "--balance much", "--balance 1,234", "--balance 5 --on 2026-12-01", "--on 2026-11-01", "--kind boat", "",
    ] {
      let outcome = try set(words)
      #expect(outcome.status == 2 && !outcome.errors.isEmpty, "\(words)")
    }
    #expect(try bankey("accounts", "--json").output.contains("\"balance\":null"))
    #expect(try bankey("account", "set", "nobody", "--hidden").status == 2)
  }

  @Test func sourcesOwnBalanceCannotBeSet() throws {
    try bankey.importStatement(CLIStatement.ofx())
    let outcome = try set("--balance 5")
    #expect(outcome.status == 2 && outcome.errors.contains("states the balance"))
  }

  @Test func nameKindAndHidingAreSet() throws {
    try bankey.importStatement(CLIStatement.ofx())
    #expect(try set("--name Household --kind savings --hidden").status == 0)
    let list = try bankey("account", "list", "--json").output
    #expect(list.contains("\"name\":\"Household\"") && list.contains("\"kind\":\"savings\""))
    #expect(list.contains("\"said\":{\"name\":\"Household\",\"kind\":\"savings\",\"hidden\":true,\"order\":null}"))
    #expect(try bankey("accounts").output.isEmpty)
    #expect(try bankey("account", "list").output.contains("hidden, but counted"))
    #expect(try bankey.shell("LC_ALL=nb_NO.UTF-8 bankey account list").output.contains("skjult, men regnet med"))
    #expect(try set("--no-hidden --kind none --name ''").status == 0)
    #expect(try bankey("accounts").output.contains("Banking"))
  }

  @Test func configPrecedesSettings() throws {
    try bankey.importStatement(CLIStatement.ofx())
    #expect(try set("--name Mine --hidden").status == 0)
    _ = try bankey.home.write(
      "[account.12345678903]\nnickname = \"Household\"\nhidden = false\n\n[account.\"99 99\"]\nhidden = true\n",
      to: "config/bankey/config.toml")
    let list = try bankey("account", "list", "--json").output
    #expect(list.contains("\"name\":\"Household\"") && list.contains("\"config\":[\"hidden\",\"name\"]"))
    #expect(try bankey("accounts").output.contains("Household"))
    #expect(try set("--name Other").errors.contains("The config sets this"))
    let doctor = try bankey("doctor")
    #expect(doctor.status == 1 && doctor.output.contains("line 6: no account has this id or number"))
    #expect(!doctor.output.contains("line 2: no account"))
  }

  @Test func orderIsSet() throws {
    for account in ["11111111111", "22222222222", "33333333333"] {
      try bankey.importStatement(CLIStatement.ofx(account: account))
    }
    #expect(try bankey("account", "set", "33333333333", "--order", "1").status == 0)
    let output = try bankey("accounts", "--csv").output
    let third = try #require(output.range(of: "33333333333")), first = try #require(output.range(of: "11111111111"))
    #expect(third.lowerBound < first.lowerBound)
    #expect(try bankey("account", "set", "33333333333", "--order", "0").status == 2)
  }
}
