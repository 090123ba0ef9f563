import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

@Suite struct ConfigTests {
  @Test func everyKeyIsRead() throws {
    let config = try config(
      """
      name = "Kari \\"K\\" \\u00c5sbed"
      locale = 'nb_NO'
      theme = "dark"
      density = "compact"
      motion = false
      raised_cents = false

      [sections] # which
      display = "exactly"
      show = [
        "savings", # first
        "message",
      ]

      [account."1234 56 78903"]
      kind = "loan"
      nickname = "House"
      hidden = true
      exclude = true
      """)
    #expect(config.name == "Kari \"K\" Åsbed")
    #expect(config.locale == "nb_NO")
    #expect(config.theme == .dark)
    #expect(config.density == .compact)
    #expect(!config.motion)
    #expect(config.raisedCents == false)
    #expect(config.sections == .exactly([.kind(.savings), .message]))
    let account = try #require(config.accounts["12345678903"])
    #expect(account.kind == .loan)
    #expect(account.nickname == "House")
    #expect(account.isHidden == true && account.isExcluded)
    #expect(config.warnings.isEmpty)
  }

  @Test func emptyConfigHasDefaults() throws {
    #expect(try config("") == Config())
    #expect(try config("\u{FEFF}# only a comment\r\n\r\n") == Config())
    #expect(try Config.load(path: "/nowhere/config.toml") == Config())
    #expect(try config("raised_cents = \"auto\"") == Config())
  }

  @Test func accountIsFoundByIDNumberOrSourceID() throws {
    let config = try config(
      """
      account.a1.nickname = "by id"
      [account."5000 00 00001"]
      nickname = "by number"
      """)
    let currency = Currency(code: "USD", decimals: 2)
    func account(_ id: String, _ number: String?) -> Account {
      Account(id: id, source: "files", nativeId: "n", number: number, name: "", kind: .other, currency: currency)
    }
    #expect(config.override(of: account("a1", nil)).nickname == "by id")
    #expect(config.override(of: account("a2", "50000000001")).nickname == "by number")
    #expect(config.override(of: account("a3", nil)) == AccountOverride())
  }

  @Test func documentedConfigHasNoWarning() throws {
    let documented = try Config.load(path: Checkout.file("docs/bankey.toml").path)
    #expect(documented.warnings.isEmpty)
    #expect(documented.accounts.count == 2)
    #expect(documented.name == "Jonathan")
  }
}
