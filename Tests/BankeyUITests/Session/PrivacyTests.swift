import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import Foundation
import TUIKit
import TestSupport
import Testing

@Suite struct PrivacyTests {
  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(canCopy: true),
    density: Density = .comfortable, locale: String = "en_US"
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(width, height, capabilities, bank: bank, locale: locale, density: density).start()
    person.press("p")
    return person
  }

  @Test func maskKeepsTheLengthOfFigures() async {
    let person = await start()
    person.press(.down, .up)
    expectScreen(person.screen, named: "privacy-accounts")
    person.press("d", .down, .up)
    expectScreen(person.screen, named: "privacy-compact")
    person.press(.enter, "b", .down)
    expectScreen(person.screen, named: "privacy-details")
  }

  @Test func plainTerminalsAreMaskedToo() async {
    let person = await start(80, 24, Capabilities(colors: .none, isUnicode: false, hasRichFont: false))
    person.press(.down)
    expectScreen(person.screen, named: "privacy-ascii")
  }

  /// No key and no window size reveals a figure of an account or a transaction.
  @Test(arguments: [1, 2, 3] as [UInt64], ["en_US", "nb_NO"]) func randomKeysRevealNoFigure(
    seed: UInt64, locale: String
  )
    async
  {
    var random = SeededRandom(seed: seed)
    let person = await start(locale: locale)
    let keys: [Key] = [.down, .up, .enter, .escape, .pageDown, "G", "g", "d", "D", "b", "y", "Y", "?", .tab, "m"]
    for step in 0..<60 {
      if Int.random(in: 0..<6, using: &random) == 0 {
        person.driver.resize(Int.random(in: 20...140, using: &random), Int.random(in: 6...50, using: &random))
      }
      person.press(keys.randomElement(using: &random)!)
      let text = person.text
      let shown = Self.secrets.filter { text.range(of: $0) != nil }
      #expect(shown.isEmpty, "step \(step) of seed \(seed)")
    }
    #expect(person.driver.terminal.copied.isEmpty)
  }

  /// Digits of balances, sums, numbers and transactions, as the two locales write them.
  private static let secrets = [
    "929", "466", "420", "562", "240", "8903", "0842", "1115", "810", "001", "105", "613", "778", "223", "310", "518",
    "981", "947", "718", "054", "8,400", "8 400", "50.83", "50,83", "4.10", "4,10", "41.80", "41,80", "48.80", "3,000",
    "3 000", "1,200", "1 200", "14.99", "14,99", "²", "³",
  ]

  @Test func digitsInBankTextAreMasked() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.name = "Savings 4711"
    snapshot.accounts[1].account.name = ""
    bank.answer = .success(snapshot)
    bank.pages = FakePages([Sample.transactions[0]])
    bank.pages.transactions[0].description = "TO 1234 56 78903, NOK 45,90"
    let person = await Person(bank: bank, density: .compact).start()
    person.press("p")
    #expect(person.text.contains("Savings ••••"))
    #expect(person.text.contains("Account •••• •• ••"))
    person.press(.enter)
    #expect(person.text.contains("TO •••• •• •••••, NOK ••,••"))
  }

  @Test func alertsAreMasked() async throws {
    let person = await start()
    person.press("r")
    await person.settle()
    try person.refreshing.report(.source("demo", .failed) { $0.message = "account 12345678903 is closed" })
    try person.refreshing.finish()
    await person.settle()
    #expect(person.overlays == 1)
    #expect(person.text.contains("account ••••••••••• is closed"))
  }

  @Test func peekShowsOneRowUntilTheSelectionMoves() async {
    let person = await start(density: .compact)
    person.press("v")
    #expect(person.selected[0].contains("$929,466.23"))
    #expect(person.selected[0].contains("··8903"))
    #expect(!person.text.contains("17,562"))
    person.press(.down)
    #expect(!person.text.contains("929,466"))
    person.press(.up)
    #expect(!person.text.contains("929,466"))
    person.press("v", "v")
    #expect(!person.text.contains("929,466"))
    person.press("v", "p", "p")
    #expect(!person.text.contains("929,466"))
  }

  @Test func peekShowsOneTransaction() async {
    let person = await start()
    person.press(.enter, .down, "v")
    #expect(person.selected[0].contains("−41.80"))
    #expect(!person.text.contains("4.10"))
    person.press("y")
    #expect(person.driver.terminal.copied == ["-41.80"])
    person.press(.down)
    #expect(!person.text.contains("41.80"))
  }

  @Test func copyingMaskedFiguresNeedsAPeek() async {
    let person = await start()
    person.press("y")
    #expect(person.status.contains("masked, not copied; v peeks"))
    #expect(person.driver.terminal.copied.isEmpty)
    person.press("v", "y", "Y")
    #expect(person.driver.terminal.copied == ["929466.23", "12345678903"])
  }

  @Test func peekWithoutAMaskIsExplained() async {
    let person = await start()
    person.press("p", "v")
    #expect(person.status.contains("nothing is masked"))
    #expect(person.text.contains("929,466"))
  }
}
