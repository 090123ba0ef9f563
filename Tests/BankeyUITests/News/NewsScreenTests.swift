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

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func whatIsNew(width: Int, height: Int) async {
    let person = await open(width, height)
    expectScreen(person.screen, named: "news-\(width)x\(height)")
  }

  @Test func inNorwegianAndMasked() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(locale: "nb_NO", choices: choices)
    expectScreen(person.screen, named: "news-masked-norwegian")
  }

  @Test func whatWasShownIsSeenWhenTheScreenIsLeft() async {
    let person = await open()
    #expect(person.bank.seen.transaction == 0)
    person.bank.recorded = NewsRecord(mark: NewsMark(transaction: 200))
    person.press(.escape)
    #expect(person.bank.seen.transaction == 100)
  }

  @Test func aRowOpensItsTransaction() async {
    let person = await open()
    person.press("j", .enter)
    #expect(person.lines[0].contains("PAYROLL ACME CORP"))
  }

  @Test func nothingIsReportedInASentence() async {
    let person = await open(80, 24, NewsRecord())
    #expect(person.text.contains("Nothing is new since you last looked."))
  }
}
