import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Whole screens of a transaction. Each recording was reviewed.
@Suite struct TransactionScreenTests {
  private static let raw = """
    <STMTTRN>
      <TRNTYPE>POS
      <DTPOSTED>20261119
      <TRNAMT>-48.80
      <FITID>2026111900042
      <NAME>GREEN GROCER
      <CURRENCY><CURRATE>7.42<CURSYM>DKK</CURRENCY>
    </STMTTRN>
    """

  private func open(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(canCopy: true),
    locale: String = "en_US", choices: ViewerChoices = ViewerChoices()
  ) async -> Person {
    let bank = FakeBank()
    var transactions = Sample.transactions
    transactions[3].match = TransactionMatch(
      day: Day(iso: "2026-11-17")!, amount: Sample.amount("-48.00"), description: "GREEN GROCER 0042")
    transactions[3].nativeId = "2026111900042"
    bank.pages = FakePages(transactions)
    bank.origins[transactions[3].id] = TransactionOrigin(
      source: "files", file: "/home/kari/Downloads/november.ofx",
      received: Timestamp(seconds: Sample.clock.now.seconds - 86_400), raw: Self.raw,
      earlier: [
        .init(
          status: .authorized, day: Day(iso: "2026-11-17")!, amount: Sample.amount("-48.00"),
          description: "GREEN GROCER 0042")
      ])
    let person = await Person(width, height, capabilities, bank: bank, locale: locale, choices: choices).start()
    person.press(.enter, .down, .down, .down, .down, .enter)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    expectScreen(await open(width, height).screen, named: "transaction-\(width)x\(height)")
  }

  @Test func asciiAndNorwegianScreensMatchRecordings() async {
    let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)
    let person = await open(80, 24, ascii)
    expectScreen(person.screen, named: "transaction-ascii")
    #expect(person.text.utf8.allSatisfy { $0 < 0x80 })
    expectScreen(await open(locale: "nb_NO").screen, named: "transaction-norwegian")
  }

  @Test func escapeReturnsToTheSameRow() async {
    let person = await open()
    #expect(person.text.contains("RAW RECORD"))
    person.press(.escape)
    #expect(person.selected.joined().contains("GREEN GROCER"))
    person.press("l")
    #expect(person.text.contains("RAW RECORD"))
    person.press("h")
    #expect(person.selected.joined().contains("GREEN GROCER"))
  }

  @Test func selectedFieldIsCopied() async {
    let person = await open()
    person.press("y")
    person.press(.down, .down, "y", "Y")
    person.press("G", "y")
    #expect(person.driver.terminal.copied.prefix(3) == ["-48.80", "2026-11-19", "2026111900042"])
    #expect(person.driver.terminal.copied.last?.hasPrefix("<STMTTRN>\n") == true)
    #expect(person.status.contains("sent to the clipboard"))
  }

  @Test func everyLineIsReachable() async {
    let person = await open(40, 12)
    for _ in 0..<40 { person.press(.down) }
    #expect(person.text.contains("</STMTTRN>"))
    person.press("g")
    #expect(person.text.contains("Amount"))
  }

  @Test func maskedScreenRevealsAndCopiesNothing() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(choices: choices)
    expectScreen(person.screen, named: "privacy-transaction")
    person.press("y")
    #expect(person.driver.terminal.copied.isEmpty)
    person.press("v")
    #expect(person.text.contains("−$48.80"))
    person.press("y")
    #expect(person.driver.terminal.copied == ["-48.80"])
  }

  @Test func removedTransactionIsReported() async {
    let person = await open()
    person.bank.pages = FakePages([])
    person.bank.answer = .success(Sample.snapshot)
    await person.viewer.reload()
    #expect(person.text.contains("This transaction no longer exists. Esc goes back."))
    person.press(.escape)
    #expect(person.text.contains("Available"))
  }
}
