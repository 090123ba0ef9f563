import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The news since the user last looked, and when they count as seen.
@Suite struct NewsScreenTests {
  private func open(
    _ width: Int = 80, _ height: Int = 24, locale: String = "en_US", choices: ViewerChoices = ViewerChoices(),
    _ record: NewsRecord? = nil
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    bank.recorded = record ?? Self.record
    bank.markNews(NewsMark(balances: [Sample.accounts[0].id: Sample.amount("929400.00")]))
    let person = await Person(width, height, bank: bank, locale: locale, choices: choices).start()
    person.press("c")
    _ = person.screen
    await person.settle()
    return person
  }

  private static let record: NewsRecord = {
    let rows = Sample.transactions
    func earlier(_ amount: String) -> TransactionOrigin.Earlier {
      .init(status: .authorized, day: rows[3].day, amount: Sample.amount(amount), description: "x")
    }
    return NewsRecord(
      mark: NewsMark(transaction: 100, balances: [Sample.accounts[0].id: Sample.amount("929466.23")]),
      items: [
        .init(rows[2], .new), .init(rows[3], .posted(earlier("-50.00"))), .init(rows[5], .changed(earlier("-9.99"))),
        .init(rows[6], .dropped),
      ], first: [Sample.accounts[1].id: 412])
  }()

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async {
    let person = await open(width, height)
    expectScreen(person.screen, named: "news-\(width)x\(height)")
  }

  @Test func firstDayOfTheDemoIsNotNews() async {
    let bank = FakeBank()
    (bank.isDemo, bank.recorded) = (true, Self.record)
    let person = await Person(80, 24, bank: bank).start()
    await person.settle()
    #expect(bank.seen == Self.record.mark)
  }

  @Test func narrowestScreenCountsTheTransactionsOfANewAccount() async {
    let person = await open(20, 12)
    person.press(.end)
    #expect(person.text.contains("412 transactions"), "\(person.text)")
    #expect(person.text.contains("$17,562.44"))
  }

  /// The line of hints names keys that do something: only net worth has a chart.
  @Test func onlyScreensWithAChartOfferItsKeys() async {
    let person = await open()
    #expect(!person.text.contains("[ ]"))
    person.press("[")
    #expect(person.text.contains("[ does nothing here"))
    person.press(.escape, "w")
    #expect(person.text.contains("[ ] chart"))
  }

  @Test func norwegianAndMaskedScreensMatchRecordings() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(locale: "nb_NO", choices: choices)
    expectScreen(person.screen, named: "news-masked-norwegian")
  }

  @Test func leavingMarksTheShownRowsAsSeen() async {
    let person = await open()
    #expect(person.bank.seen.transaction == 0)
    person.bank.recorded = NewsRecord(mark: NewsMark(transaction: 200))
    person.press(.escape)
    #expect(person.bank.seen.transaction == 100)
  }

  @Test func enterOpensTheTransaction() async {
    let person = await open()
    person.press("j", .enter)
    #expect(person.lines[0].contains("PAYROLL ACME CORP"))
  }

  @Test func noNewsIsOneSentence() async {
    let person = await open(80, 24, NewsRecord())
    #expect(person.text.contains("Nothing is new since you last looked."))
  }
}

/// The marks of new rows, in an account and in the timeline.
@Suite struct NewRowTests {
  private func start(
    _ capabilities: Capabilities = Capabilities(), width: Int = 100, _ arrived: NewRows = Self.arrived
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    bank.arrived = arrived
    let person = await Person(width, 30, capabilities, bank: bank, density: .compact, motion: false).start()
    await person.settle()
    return person
  }

  private static let arrived = NewRows(
    [Sample.transactions[2].id: Sample.accounts[0].id], since: Timestamp(iso: "2026-11-20T12:00:00Z"))

  private func press(_ person: Person, _ keys: Key...) async {
    for key in keys { person.press(key) }
    for _ in 0..<3 {
      _ = person.screen
      await person.settle()
    }
  }

  private func marked(_ person: Person) -> [String] { person.lines.filter { $0.dropFirst().first == "●" } }

  @Test func rowsStayMarkedUntilTheirScreenIsLeft() async {
    let person = await start()
    await press(person, .enter)
    #expect(marked(person).count == 1 && marked(person)[0].contains("PAYROLL ACME CORP"))
    await press(person, .enter, .escape)
    #expect(marked(person).count == 1)
    await press(person, .escape, .enter)
    #expect(marked(person).isEmpty)
  }

  @Test func timelineMarksNewAndLateRows() async {
    let person = await start()
    await press(person, "t")
    #expect(marked(person).count == 1)
    await press(person, .escape, "t")
    #expect(marked(person).isEmpty)
    await press(person, .escape)
    person.bank.arrived.accounts[Sample.transactions[3].id] = Sample.accounts[0].id
    await person.viewer.reload()
    await press(person, "t")
    #expect(marked(person).count == 1)
  }

  /// The list shows new rows at the start, before a visit to the news or the account.
  @Test func listNamesNewRowsAndMarksTheirAccounts() async {
    let person = await start(width: 140)
    let row = { person.lines.first { $0.contains(" Banking Account ") && $0.contains("$929,466.23") } ?? "" }
    #expect(person.lines[1].contains("1 new since yesterday   updated 09:00"), "\(person.text)")
    #expect(row().contains("●"))
    await press(person, .enter, .escape)
    #expect(!person.lines[1].contains("1 new") && !row().contains("●"), "\(person.text)")
  }

  @Test(arguments: [120, 131, 200]) func newRowsTakeNoRoomFromFigures(width: Int) async {
    let (person, other) = (await start(width: width), await start(width: width, NewRows()))
    #expect(person.lines[0] == other.lines[0])
    #expect(person.lines[1].contains("1 new since yesterday"), "\(person.text)")
  }

  @Test func asciiMarksNewRowsWithAnAsterisk() async {
    let person = await start(Capabilities(isUnicode: false))
    await press(person, .enter)
    #expect(person.lines.contains { $0.dropFirst().first == "*" && $0.contains("PAYROLL") })
  }
}
