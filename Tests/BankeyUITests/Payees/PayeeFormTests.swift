import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Names for payees on the screens.
@Suite struct PayeeFormTests {
  private func open(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), locale: String = "en_US",
    isPrivate: Bool = false
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    var choices = ViewerChoices()
    choices.isPrivate = isPrivate
    let person = await Person(
      width, height, capabilities, bank: bank, locale: locale, density: .compact, motion: false, choices: choices
    ).start()
    person.press(.enter)
    await person.settle()
    _ = person.screen
    return person
  }

  private func type(_ text: String, _ person: Person) { for letter in text { person.press(.character(letter)) } }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (132, 50)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    let person = await open(width, height)
    person.press("R")
    await person.settle()
    type("Roasters", person)
    await person.settle()
    expectScreen(person.screen, named: "payee-form-\(width)x\(height)")
  }

  @Test func maskedASCIINorwegianScreenMatchesRecording() async {
    let person = await open(80, 24, Capabilities(isUnicode: false), locale: "nb_NO", isPrivate: true)
    person.press("R")
    await person.settle()
    type("Kaffe", person)
    await person.settle()
    expectScreen(person.screen, named: "payee-form-masked-norwegian")
  }

  @Test func nameIsShownFoundTotaledAndUndone() async {
    let person = await open(140, 40)
    person.press("R")
    await person.settle()
    #expect(person.text.contains("1 row has these words"))
    type("Morning coffee", person)
    person.press(.enter)
    await person.settle()
    #expect(person.selected.joined().contains("Morning coffee"))
    #expect(person.selected.joined().contains("COFFEE ROASTERS"))
    #expect(person.text.contains("1 row is called Morning coffee; u undoes it"))
    person.press(.enter)
    #expect(person.lines[0].contains("Morning coffee"))
    #expect(person.lines.contains { $0.contains("Your name") && $0.contains("Morning coffee") })
    #expect(person.lines.contains { $0.contains("Text") && $0.contains("COFFEE ROASTERS") })
    person.press(.escape)
    person.press("T")
    await person.settle()
    #expect(person.lines.contains { $0.contains("Morning coffee") })
    person.press(.escape, "u")
    await person.settle()
    #expect(person.text.contains("the earlier names are back"))
    #expect(!person.selected.joined().contains("Morning coffee"))
    #expect(person.bank.book.isEmpty)
  }

  @Test func erasedNameRestoresTheBanksText() async {
    let person = await open(140, 40)
    person.press("R")
    await person.settle()
    type("Bean", person)
    person.press(.enter)
    await person.settle()
    person.press("R", .control("u"))
    await person.settle()
    #expect(person.text.contains("1 row would have the bank's text again"))
    person.press(.enter)
    await person.settle()
    #expect(person.bank.book.isEmpty)
    #expect(person.selected.joined().contains("COFFEE ROASTERS"))
  }

  @Test func nameWithoutWordsOrRowsIsRefused() async {
    let person = await open(100, 30)
    person.press("R", .enter)
    #expect(person.text.contains("type a name"))
    person.press("x", .tab, .control("u"), .enter)
    #expect(person.text.contains("type words from"))
    type("nowhere", person)
    await person.settle()
    #expect(person.text.contains("no row has all these words"))
    person.press(.enter)
    await person.settle()
    #expect(person.bank.book.isEmpty)
    person.press(.escape)
    #expect(person.selected.joined().contains("COFFEE ROASTERS"))
  }

  @Test func sourceIsNamedOnItsScreen() async {
    let person = await open(100, 30)
    person.press(.escape, "s", "R")
    type("Mine", person)
    person.press(.enter)
    await person.settle()
    #expect(person.bank.titles.map(\.title) == ["Mine"])
    #expect(person.lines.contains { $0.contains("Mine") })
  }
}
