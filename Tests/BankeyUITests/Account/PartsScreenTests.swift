import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The parts of a total, and exporting them.
@Suite struct PartsScreenTests {
  private func open(
    _ width: Int = 80, _ height: Int = 24, choices: ViewerChoices = ViewerChoices()
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(width, height, Capabilities(canCopy: true), bank: bank, choices: choices).start()
    person.press(.enter)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func daysOfAGroupMatchRecordings(width: Int, height: Int) async {
    let person = await open(width, height)
    person.press("G", .up, .enter)
    expectScreen(person.screen, named: "parts-\(width)x\(height)")
  }

  @Test func grandTotalListsGroupsAndDays() async {
    let person = await open()
    person.press("G", .enter)
    expectScreen(person.screen, named: "parts-grand-total")
    person.press(.down, "y", .enter)
    #expect(person.driver.terminal.copied == ["1685.81"])
    #expect(person.lines[0].contains("Total posted"))
    #expect(person.lines[1].contains("Nov 19, 2026"))
  }

  @Test func enterOnADayShowsItInTheReport() async {
    let person = await open()
    person.press("G", .enter, .down, .enter, .down, .enter)
    #expect(person.selected.joined().contains("RENT NOVEMBER"))
    person.press(.escape)
    #expect(person.text.contains("BANKING"))
  }

  @Test func figuresAreMasked() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(choices: choices)
    person.press("G", .enter, "y")
    #expect(person.lines[0].contains("•••.••"))
    #expect(person.driver.terminal.copied.isEmpty)
    person.press("v")
    #expect(person.lines[0].contains("+$1,639.91"))
  }

  @Test func visibleRowsAreExported() async {
    let person = await open()
    person.press("e")
    #expect(person.text.contains("8 transactions to a new file, as shown."))
    person.press("j")
    await person.settle()
    #expect(person.text.contains("Written to ~/bankey-banking-account-2026-11-21.json"))
    #expect(person.bank.exported.hasPrefix("{\"version\":1"))
    person.press(.enter, "e", .escape)
    #expect(person.overlays == 0)
    person.press("b", "e", .enter)
    await person.settle()
    #expect(person.bank.exported.contains(",balance\r\n"))
  }

  @Test func maskedScreenExportsNothing() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(choices: choices)
    person.press("e")
    #expect(person.overlays == 0)
    #expect(person.status.contains("masked, not exported"))
  }

  @Test func accountListExportsAllAccounts() async {
    let person = await Person().start()
    person.press("e")
    #expect(person.text.contains("12 accounts"))
    person.press("c")
    await person.settle()
    #expect(person.bank.exportedAccounts == ["bankey-accounts-2026-11-21.csv"])
    #expect(person.text.contains("Written to ~/bankey-accounts-2026-11-21.csv"))
    person.press(.enter, "p", "e")
    #expect(person.status.contains("masked, not exported"))
  }
}
