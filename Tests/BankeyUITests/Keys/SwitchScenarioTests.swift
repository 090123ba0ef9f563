import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Keys that toggle something, and keys that copy.
@Suite struct SwitchScenarioTests {
  private func start(
    _ width: Int = 80, _ height: Int = 24, canCopy: Bool = true, choices: ViewerChoices = ViewerChoices()
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let capabilities = Capabilities(canCopy: canCopy)
    return await Person(width, height, capabilities, bank: bank, density: .compact, choices: choices).start()
  }

  @Test func choicesMadeByKeysAreRemembered() async {
    let person = await start()
    person.press("d", "p", "m", .enter, "D", "b")
    #expect(
      person.choices.last
        == ViewerChoices(
          density: .auto, isPrivate: true, grouping: .authorized, showsRunningBalance: true, takesMouse: false))
    #expect(person.choices.count == 5)
  }

  @Test func rememberedChoicesApplyAtTheStart() async {
    let person = await start(choices: ViewerChoices(density: .comfortable, isPrivate: true, takesMouse: false))
    #expect(person.text.contains("Current balance"))
    #expect(person.text.contains("$•••.••"))
    #expect(!person.driver.terminal.capturesMouse)
  }

  @Test func mTogglesMouseCapture() async {
    let person = await start()
    #expect(person.driver.terminal.capturesMouse)
    person.press("m")
    #expect(!person.driver.terminal.capturesMouse)
    #expect(person.status.contains("mouse off; drag selects text"))
    person.press("m")
    #expect(person.driver.terminal.capturesMouse)
    #expect(person.status.contains("mouse on; Shift selects text"))
  }

  @Test func balancesAndNumbersAreCopied() async {
    let person = await start()
    person.press("y")
    #expect(person.status.contains("sent to the clipboard"))
    person.press("Y", .down, .down, "y", "Y", "G", "y", "Y")
    #expect(
      person.driver.terminal.copied
        == ["929466.23", "12345678903", "1240.50", "97101111115", "220.00"])
    #expect(person.status.contains("nothing to copy here"))
  }

  @Test func amountsTotalsAndIDsAreCopied() async {
    let person = await start()
    person.press(.enter, "y", "Y", .down, .down, "y", "Y")
    #expect(person.driver.terminal.copied == ["-4.10", "100", "-45.90"])
    #expect(person.status.contains("nothing to copy here"))
    person.press("G", "y")
    #expect(person.driver.terminal.copied.last == "1639.91")
  }

  @Test func missingClipboardIsReported() async {
    let person = await start(canCopy: false)
    person.press("y")
    #expect(person.status.contains("this terminal has no clipboard"))
    #expect(!person.text.contains("sent"))
  }

  @Test func switchingDatesKeepsTheSelection() async {
    let person = await start()
    person.press(.enter, .down, .down, .down, .down)
    #expect(person.selected[0].contains("GREEN GROCER"))
    #expect(person.selected[0].contains("authorized Nov 17"))
    person.press("D")
    #expect(person.selected[0].contains("GREEN GROCER"))
    #expect(person.selected[0].contains("booked Nov 19"))
    #expect(person.status.contains("by authorized date"))
    expectScreen(person.screen, named: "details-by-authorized")
    person.press("D")
    #expect(person.status.contains("by booked date"))
    #expect(person.selected[0].contains("authorized Nov 17"))
  }

  @Test(arguments: [80, 132]) func runningBalanceMatchesRecording(width: Int) async {
    let person = await start(width)
    person.press(.enter)
    // With enough room it is shown by default.
    #expect(person.text.contains("927,715.03") == (width == 132))
    if width == 132 { person.press("b") }
    person.press("b")
    #expect(person.status.contains("running balance on"))
    person.press(.down)
    expectScreen(person.screen, named: "details-balance-\(width)")
  }

  @Test func missingRunningBalanceIsExplained() async {
    let narrow = await start(60, 24)
    narrow.press(.enter, "b")
    #expect(narrow.status.contains("widen the window"))
    let authorized = await start()
    authorized.press(.enter, "D", "b")
    #expect(authorized.status.contains("running balance on; needs booked dates"))
    authorized.press("b")
    #expect(authorized.status.contains("running balance off"))
  }

  @Test func refreshDuringTheFirstReadIsExplained() {
    let person = Person()
    _ = person.screen
    person.press("r")
    #expect(person.status.contains("still reading your accounts"))
  }

  @Test func strayPasteDoesNothing() async {
    let person = await start()
    let before = person.text
    person.driver.terminal.send(.paste("q\nrd?p"))
    #expect(person.text == before)
    #expect(person.driver.application.exitStatus == nil)
  }
}
