import BankeyCore
import BankeyModel
import BankeyText
import TUIKit
import TestSupport
import Testing

@Suite struct FirstRunTests {
  private func start(_ width: Int = 80, _ height: Int = 24, locale: String = "en_US") async -> Person {
    await Person(width, height, bank: FakeBank(AccountsSnapshot()), locale: locale).start()
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    expectScreen(await start(width, height).screen, named: "first-run-\(width)x\(height)")
  }

  @Test func norwegianScreensMatchRecordings() async {
    expectScreen(await start(locale: "nb_NO").screen, named: "first-run-norwegian")
  }

  @Test func tShowsTheDemo() async {
    let person = await start()
    person.press("t")
    await person.settle()
    #expect(person.bank.isDemo)
    #expect(person.text.contains("Banking Account"))
  }

  @Test func pathIsTypedOrDropped() async throws {
    let person = await start()
    person.press("i")
    await person.settle()
    person.driver.type("~/q?")
    person.press(.backspace)
    person.driver.terminal.send(.paste("' statements'\nmore"))
    expectScreen(person.screen, named: "first-run-import")
    person.press(.control("u"))
    person.driver.terminal.send(.paste("'/tmp/my bank.ofx' "))
    person.press(.enter)
    await person.settle()
    #expect(person.bank.previewed == [["/tmp/my bank.ofx"]])
    try person.previewing.report(.file("/tmp/my bank.ofx", .done) { ($0.hash, $0.accounts) = ("abc", 1) })
    try person.previewing.finish()
    await person.settle()
    person.press("y")
    await person.settle()
    #expect(person.bank.accepted.map(\.path) == ["/tmp/my bank.ofx"])
    #expect(person.text.contains("Banking Account"))
  }

  @Test func escapeLeavesOnlyThePrompt() async {
    let person = await start()
    person.press("i")
    await person.settle()
    person.press(.escape)
    #expect(person.text.contains("Your data stays in"))
    person.press(.escape)
    #expect(person.driver.application.exitStatus == nil)
    person.press("q")
    #expect(person.driver.application.exitStatus == 0)
  }
}
