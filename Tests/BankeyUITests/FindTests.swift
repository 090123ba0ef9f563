import BankeyCore
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Finding, in an account and over all of them.
@Suite struct FindTests {
  private func open(_ width: Int = 80, _ height: Int = 24, details: Bool = true) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(width, height, bank: bank, density: .compact, motion: false).start()
    if details { person.press(.enter) }
    return person
  }

  private func find(_ text: String, in person: Person) async {
    person.press("/")
    for character in text {
      person.press(.character(character))
      await person.settle()
    }
  }

  @Test func theNextMatchIsSelectedWhileItIsTyped() async {
    let person = await open()
    await find("gr", in: person)
    #expect(person.selected.joined().contains("GREEN GROCER"))
    #expect(person.status.hasPrefix(" /gr"))
    #expect(person.status.contains("1 match, −$48.80"))
  }

  @Test func nAndShiftNGoAroundTheEnd() async {
    let person = await open()
    await find("c", in: person)
    person.press(.enter)
    let texts = ["COFFEE", "CITY", "PAYROLL ACME", "GROCER", "CINEMA", "COFFEE"]
    for text in texts {
      #expect(person.selected.joined().contains(text))
      person.press("n")
      await person.settle()
    }
    person.press("N")
    await person.settle()
    person.press("N")
    await person.settle()
    #expect(person.selected.joined().contains("CINEMA"))
    #expect(person.status.contains("again from the end"))
  }

  @Test func tabShowsTheMatchesAlone() async {
    let person = await open(80, 40)
    await find("amount<-40", in: person)
    person.press(.tab)
    await person.settle()
    #expect(person.text.contains("CITY TRANSIT") && person.text.contains("RENT NOVEMBER"))
    #expect(person.text.contains("▲ +1,685.81"), "the chart is that of the account\n\(person.text)")
    #expect(!person.text.contains("COFFEE") && !person.text.contains("PAYROLL"))
    #expect(person.status.contains("3 matches, −$1,290.60"))
    person.press(.enter)
    #expect(person.status.contains("3 matches"))
    person.press(.escape)
    #expect(person.text.contains("COFFEE"))
    person.press(.escape)
    #expect(person.text.contains("Net worth"))
  }

  @Test func escInThePromptIsBackWhereItBegan() async {
    let person = await open()
    person.press(.down)
    await find("cinema", in: person)
    #expect(person.selected.joined().contains("CINEMA"))
    person.press(.escape)
    #expect(person.selected.joined().contains("CITY TRANSIT"))
    #expect(person.status.contains("move"))
  }

  @Test func aDateSelectsItsDayOrTheNextOlderOne() async {
    let person = await open()
    await find("2026-11-18", in: person)
    #expect(person.selected.joined().contains("RENT NOVEMBER"))
    person.press(.escape)
    await find("2026-11-15", in: person)
    #expect(person.selected.joined().contains("CINEMA"))
  }

  @Test func whatMakesNoSenseIsSaidAndWhatWasFoundStays() async {
    let person = await open()
    await find("rent", in: person)
    person.driver.terminal.send(.paste(" date:x"))
    await person.settle()
    #expect(person.status.contains("x is no date"))
    #expect(person.selected.joined().contains("RENT"))
  }

  @Test func withNothingToFindNSaysSo() async {
    let person = await open()
    person.press("n")
    #expect(person.status.contains("press /"))
    await find("zebra", in: person)
    #expect(person.status.contains("no matches"))
    #expect(person.selected.joined().contains("COFFEE"))
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func overAllAccounts(width: Int, height: Int) async {
    let person = await open(width, height, details: false)
    await find("c", in: person)
    expectScreen(person.screen, named: "find-\(width)x\(height)")
  }

  @Test func overAllAccountsAMatchOpensItsAccount() async {
    let person = await open(details: false)
    await find("grocer", in: person)
    person.press(.enter, .enter)
    await person.settle()
    #expect(person.text.contains("POSTED"))
    #expect(person.selected.joined().contains("GREEN GROCER"))
    person.press(.escape)
    #expect(person.text.contains("Find in all accounts"))
    person.press(.escape)
    #expect(person.text.contains("Net worth"))
  }

  @Test func accountsAreFoundByNameAndNumber() async {
    let person = await open(details: false)
    await find("12345678903", in: person)
    #expect(person.text.contains("Banking Account"))
    person.press(.enter, .enter)
    #expect(person.text.contains("Available"))
  }

  @Test func nothingIsShownUnderTheMask() async {
    let person = await open(details: false)
    person.press("p")
    await find("grocer", in: person)
    #expect(!person.text.contains("48.80"))
  }

  @Test func whatIsFoundIsFoundAgainAfterARefresh() async {
    let person = await open()
    await find("c", in: person)
    person.press(.enter)
    person.bank.pages.transactions.removeAll { $0.description == "CINEMA" }
    await person.viewer.reload()
    await person.settle()
    #expect(person.status.contains("4 matches"))
  }
}
