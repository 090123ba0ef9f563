import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TerminalText
import TestSupport
import Testing

/// Finding in one account and in all accounts.
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
    await type(text, in: person)
  }

  private func type(_ text: String, in person: Person) async {
    for character in text {
      person.press(.character(character))
      await person.settle()
    }
  }

  @Test func typingSelectsTheNextMatch() async {
    let person = await open()
    await find("gr", in: person)
    #expect(person.selected.joined().contains("GREEN GROCER"))
    #expect(person.status.hasPrefix(" /gr"))
    #expect(person.status.contains("1 match, −$48.80"))
  }

  /// Quitting closes the database, which may fail the question that is being answered.
  @Test func questionMayFailWhenTheScreensAreGone() async {
    let finder = FailingFinder()
    do {
      let person = await open()
      person.bank.failing = finder
      person.press("/", "g")
      while finder.questions == 0 { await Task.yield() }
    }
    finder.fail()
    for _ in 0..<10 { await Task.yield() }
  }

  @Test func nAndShiftNWrapAround() async {
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
    #expect(person.status.contains("continued from the end"))
  }

  @Test func tabShowsOnlyTheMatches() async {
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

  @Test func escapeInThePromptRestoresTheSelection() async {
    let person = await open()
    person.press(.down)
    await find("cinema", in: person)
    #expect(person.selected.joined().contains("CINEMA"))
    person.press(.escape)
    #expect(person.selected.joined().contains("CITY TRANSIT"))
    #expect(person.status.contains("move"))
  }

  @Test func dateSelectsItsDayOrTheNextOlder() async {
    let person = await open()
    await find("2026-11-18", in: person)
    #expect(person.selected.joined().contains("RENT NOVEMBER"))
    person.press(.escape)
    await find("2026-11-15", in: person)
    #expect(person.selected.joined().contains("CINEMA"))
  }

  @Test func invalidQueryIsReportedAndKeepsTheMatches() async {
    let person = await open()
    await find("rent", in: person)
    person.driver.terminal.send(.paste(" date:x"))
    await person.settle()
    #expect(person.status.contains("x is not a date"))
    #expect(person.selected.joined().contains("RENT"))
  }

  @Test func nWithoutAQueryIsExplained() async {
    let person = await open()
    person.press("n")
    #expect(person.status.contains("press /"))
    await find("zebra", in: person)
    #expect(person.status.contains("no matches"))
    #expect(person.selected.joined().contains("COFFEE"))
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func findAcrossAccountsMatchesRecordings(
    width: Int, height: Int
  ) async {
    let person = await open(width, height, details: false)
    await find("c", in: person)
    expectScreen(person.screen, named: "find-\(width)x\(height)")
  }

  @Test func matchAcrossAccountsOpensItsAccount() async {
    let person = await open(details: false)
    await find("grocer", in: person)
    person.press(.enter)
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
    #expect(!person.text.contains("no matches"))
    #expect(person.status.contains("1 account"), "\(person.status)")
    person.press(.tab)
    #expect(person.status.contains("Esc back") && person.status.contains("1 of 1"), "\(person.status)")
    person.press(.enter)
    #expect(person.text.contains("Available"))
  }

  @Test func maskedResultsShowNoAmounts() async {
    let person = await open(details: false)
    person.press("p")
    await find("grocer", in: person)
    #expect(!person.text.contains("48.80"))
  }

  @Test func removingAMatchSelectsTheNextOne() async {
    let person = await open(80, 40)
    await find("c", in: person)
    person.press(.tab, .enter, .down)
    await person.settle()
    #expect(person.selected.joined().contains("CITY TRANSIT"))
    person.bank.pages.transactions.removeAll { $0.description == "CITY TRANSIT" }
    await person.viewer.reload()
    _ = person.screen
    await person.settle()
    #expect(person.status.contains("4 matches"))
    #expect(!person.text.contains("CITY TRANSIT"))
    for text in ["COFFEE", "PAYROLL", "GREEN GROCER", "CINEMA"] { #expect(person.text.contains(text)) }
  }

  @Test func refreshKeepsTheMatches() async {
    let person = await open()
    await find("c", in: person)
    person.press(.enter)
    person.bank.pages.transactions.removeAll { $0.description == "CINEMA" }
    await person.viewer.reload()
    await person.settle()
    #expect(person.status.contains("4 matches"))
  }

  @Test func escapeFromMatchesRestoresTheSelection() async {
    let person = await open()
    person.press(.down)
    await find("cinema", in: person)
    person.press(.tab)
    await person.settle()
    #expect(!person.text.contains("CITY TRANSIT"))
    person.press(.escape)
    #expect(person.selected.joined().contains("CITY TRANSIT"))
  }

  @Test func enterDoesNotHideAnInvalidQuery() async {
    let person = await open()
    await find("status:x", in: person)
    person.press(.enter)
    #expect(person.status.contains("x is not a status"))
    person.press(.escape)
    #expect(person.status.contains("move"))
  }

  @Test(arguments: [("rent", true), ("zebra", false)]) func filterWithoutMatchesHasNoTotal(
    query: String, hasTotal: Bool
  ) async {
    let person = await open()
    await find(query, in: person)
    person.press(.tab)
    await person.settle()
    #expect(!person.text.contains("COFFEE"), "\(person.text)")
    #expect(person.text.contains("Grand total") == hasTotal, "\(person.text)")
  }

  @Test func noMatchesIsReportedOnce() async {
    let person = await open()
    await find("zebra", in: person)
    person.press(.enter, "n")
    await person.settle()
    #expect(person.status.contains("no matches   1 of 8"), "\(person.status)")
    #expect(!person.status.contains("no matches   no matches"))
  }

  @Test(arguments: [24, 40]) func positionIsDroppedBeforeTheMatchCountIsCut(width: Int) async {
    let person = await open(width, 24, details: false)
    await find("amount<100 amount>4", in: person)
    person.press(.tab)
    #expect(person.status.contains("6 matches, −$160.09"), "\(person.status)")
    #expect(person.status.contains("1 of 6") == (width == 40), "\(person.status)")
  }

  @Test func matchesAcrossAccountsAreExported() async {
    let person = await open(details: false)
    await find("r", in: person)
    person.press(.tab, "e")
    #expect(person.text.contains("to a new file, as shown."), "\(person.text)")
    person.press("c")
    await person.settle()
    #expect(person.text.contains("Written to ~/bankey-found-2026-11-21.csv"))
    #expect(person.bank.exported.contains("GREEN GROCER"))
    #expect(!person.bank.exported.contains("CINEMA"))
  }

  @Test func columnsStayAndAccountNamesShrink() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.name = "An account whose name is longer than any column of a screen should be"
    bank.answer = .success(snapshot)
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(80, 24, bank: bank, density: .compact, motion: false).start()
    func columns(_ text: String) -> [Int] {
      guard let line = person.lines.first(where: { $0.contains(text) }) else { return [] }
      return ["Nov ", text, "An account"].compactMap { part in
        line.firstRange(of: part).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
    }
    await find("c", in: person)
    let before = columns("COFFEE")
    #expect(before.count == 3 && person.text.contains("COFFEE ROASTERS") && person.text.contains("An account whose"))
    await type("o", in: person)
    #expect(columns("COFFEE") == before)
  }

  @Test func matchedTextIsHighlighted() async {
    for details in [true, false] {
      let person = await open(details: details)
      await find("groc", in: person)
      let row = person.lines.firstIndex { $0.contains("GREEN GROCER") } ?? 0
      let lit = person.screen.row(row).filter { $0.style.attributes.contains(.underline) }
      #expect(lit.map { String($0.glyph.description) }.joined() == "GROC")
    }
  }

  @Test func kindNarrowsTheSearchAndUnknownKindIsReported() async {
    let person = await open(details: false)
    await find("kind:loan", in: person)
    #expect(person.text.contains("Car Loan") && !person.text.contains("COFFEE"))
    #expect(person.status.contains("1 account") && !person.status.contains("match"), "\(person.status)")
    person.press(.control("u"))
    await type("account:visa c", in: person)
    #expect(!person.text.contains("COFFEE"))
    person.press(.control("u"))
    await type("account:banking kind:bank c", in: person)
    #expect(person.text.contains("COFFEE") && person.text.contains("CINEMA"))
    person.press(.control("u"))
    await type("kind:boat", in: person)
    #expect(person.status.contains("boat is not a kind"))
  }

  @Test func matchingAccountsAreCounted() async {
    let person = await open(details: false)
    await find("c", in: person)
    #expect(person.status.contains("6 accounts, 5 matches, +$2,887.30"), "\(person.status)")
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (140, 40)]) func totalsByCounterpartyMatchRecordings(
    width: Int, height: Int
  ) async {
    let person = await open(width, height, details: false)
    await find("amount>1", in: person)
    person.press(.tab, "T")
    await person.settle()
    expectScreen(person.screen, named: "counterparties-\(width)x\(height)")
    person.press(.down, .enter)
    await person.settle()
    await person.driver.time.advance(.seconds(1))
    #expect(person.text.contains("RENT"))
    // The account beside the matches shows all of its transactions.
    #expect(!person.lines.contains { $0.prefix { $0 != "│" }.contains("COFFEE") })
  }

  @Test func accountIsTotaledByCounterparty() async {
    let person = await open()
    person.press("T")
    await person.settle()
    #expect(person.text.contains("PAYROLL ACME CORP") && person.text.contains("1 transaction"))
    person.press(.escape)
    #expect(person.text.contains("AUTHORIZED"))
  }

  @Test func arrowsOnAMatchShowTheAccountsNextMatch() async {
    let person = await open(details: false)
    await find("grocer", in: person)
    person.press(.enter, .enter, .right)
    #expect(person.lines[0].contains("RENT NOVEMBER"))
  }

  @Test func wideScreenShowsTheSelectionBesideTheList() async {
    let person = await open(140, 40, details: false)
    await find("c", in: person)
    #expect(person.text.contains("AUTHORIZED"), "the account that is selected")
    for _ in 0..<6 { person.press(.down) }
    await person.driver.time.advance(.seconds(1))
    #expect(person.text.contains("Status") && person.text.contains("authorized, not yet in the balance"))
    expectScreen(person.screen, named: "find-panes-140x40")
    person.press(.tab, "|")
    #expect(!person.text.contains("Status"))
    person.press("|")
    #expect(person.text.contains("Status"))
    person.driver.resize(100, 30)
    #expect(!person.text.contains("Status"))
  }
}
