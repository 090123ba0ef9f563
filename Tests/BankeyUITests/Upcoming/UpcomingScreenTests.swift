import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Expected payments, the transactions behind them, and dismissed ones.
@Suite struct UpcomingScreenTests {
  private static let past: [Transaction] = {
    let account = Sample.accounts[0]
    let plans: [(String, Int, [String])] = [
      ("PAYROLL ACME CORP", 25, ["3000.00", "3000.00", "3000.00"]),
      ("RENT", 1, ["-1250.00", "-1200.00", "-1200.00", "-1200.00"]),
      ("CITY POWER", 24, ["-92.10", "-61.40", "-70.00", "-85.55"]), ("STREAMING", 23, ["-14.99", "-14.99", "-14.99"]),
    ]
    return plans.enumerated().flatMap { number, plan in
      plan.2.enumerated().map { index, amount in
        Transaction(
          id: Int64(number * 10 + index + 1), account: account.id, status: .posted,
          day: Day(year: 2026, month: (plan.1 > 21 ? 10 : 11) - index, day: plan.1)!, amount: Sample.amount(amount),
          currency: account.currency, description: plan.0)
      }
    }
  }()

  private func open(
    _ width: Int = 80, _ height: Int = 24, locale: String = "en_US", choices: ViewerChoices = ViewerChoices(),
    _ capabilities: Capabilities = Capabilities(canCopy: true), rows: [Transaction] = past
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(rows)
    let person = await Person(width, height, capabilities, bank: bank, locale: locale, choices: choices).start()
    person.press("f")
    _ = person.screen
    await person.settle()
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (140, 40)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    let person = await open(width, height)
    expectScreen(person.screen, named: "upcoming-\(width)x\(height)")
  }

  @Test func opensAtTheFirstCurrency() async throws {
    let other = try #require(Sample.accounts.first { $0.currency.code == "EUR" })
    let rows = Self.past.map { row in
      Transaction(
        id: row.id + 100, account: other.id, status: .posted, day: row.day, amount: row.amount,
        currency: other.currency, description: row.description)
    }
    let person = await open(40, 8, rows: Self.past + rows)
    #expect(person.lines.contains { $0.hasPrefix("  EUR") }, "\(person.text)")
  }

  @Test func norwegianMaskedAndASCIIScreensMatchRecordings() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(locale: "nb_NO", choices: choices)
    expectScreen(person.screen, named: "upcoming-masked-norwegian")
    let plain = await open(choices: ViewerChoices(), Capabilities(isUnicode: false))
    expectScreen(plain.screen, named: "upcoming-ascii")
  }

  @Test(arguments: [(80, 24), (40, 12), (24, 8)]) func sentenceInPlaceOfPaymentsIsWhole(width: Int, height: Int) async {
    let person = await open(width, height, rows: [])
    let text = person.text.split(separator: "\n").map { $0.trimmingPrefix(/[▌ ]*/) }.joined(separator: " ")
    #expect(text.contains("bankey needs three occurrences, or two if they are yearly."), "\(person.text)")
  }

  @Test(arguments: [80, 100, 120, 140]) func headlineNamesThePayday(width: Int) async {
    #expect(await open(width).text.contains("lowest on Nov 24, before PAYROLL ACME CORP"))
  }

  /// Every payment has the balance after it beside it, as far as there is room for both.
  @Test(arguments: [80, 99, 100, 140]) func everyPaymentShowsTheBalanceAfterIt(width: Int) async {
    let lines = await open(width).lines.filter { $0.contains("Nov 2") || $0.contains("Dec 1") }
    #expect(lines.count == 5)
    for line in lines { #expect(line.contains("946,") || line.contains("949,") || line.contains("948,"), "\(line)") }
  }

  @Test func figureOpensItsPayments() async {
    let person = await open()
    person.press(.enter)
    expectScreen(person.screen, named: "upcoming-lowest")
    person.press(.escape, "j", .enter)
    #expect(person.text.contains("every month"))
    #expect(person.text.contains("Oct 23, 2026"))
    person.press(.enter)
    #expect(person.lines[0].contains("STREAMING"))
  }

  @Test func dismissedPaymentDisappears() async {
    let person = await open()
    person.press("x")
    #expect(person.text.contains("only recurring payments can be left out"))
    person.press("j", "x", "y")
    await person.settle()
    #expect(person.bank.dismissed.count == 3)
    #expect(!person.text.contains("STREAMING"))
    #expect(person.text.contains("RENT"))
  }

  @Test func noPaymentsIsOneSentence() async {
    let person = await open(rows: [])
    #expect(person.text.contains("No recurring payments yet"))
  }
}

/// Transfers between the user's accounts on the screens, and separating them.
@Suite struct TransferScreenTests {
  private func open(isCertain: Bool) async -> Person {
    let bank = FakeBank()
    var rows = Sample.transactions
    var other = rows[4]
    other = Transaction(
      id: 7, account: Sample.accounts[1].id, status: .posted, day: other.day, amount: other.amount.negated!,
      currency: other.currency, description: "FROM BANKING")
    rows[4].transfer = Transfer(other: 7, account: other.account, isCertain: isCertain)
    other.transfer = Transfer(other: rows[4].id, account: rows[4].account, isCertain: isCertain)
    bank.pages = FakePages(rows + [other])
    let person = await Person(140, 40, bank: bank).start()
    person.press(.enter)
    return person
  }

  @Test func rowNamesTheOtherAccount() async {
    let sure = await open(isCertain: true)
    #expect(sure.lines.contains { $0.contains("RENT NOVEMBER") && $0.contains(" → No-Fee All-In Chequing") })
    let likely = await open(isCertain: false)
    #expect(likely.lines.contains { $0.contains("RENT NOVEMBER") && $0.contains("≈ → No-Fee") })
  }

  @Test func enterOpensTheOtherSideAndBack() async {
    let person = await open(isCertain: true)
    while !person.selected.joined().contains("RENT") { person.press("j") }
    person.press(.enter)
    #expect(person.text.contains("Transfer"))
    #expect(person.text.contains("the bank names the account"))
    person.press(.enter)
    #expect(person.lines[0].contains("FROM BANKING"))
    #expect(person.text.contains("← Banking Account"))
    person.press(.escape)
    #expect(person.lines[0].contains("RENT NOVEMBER"))
  }

  @Test func undoUnmatchesTheSides() async {
    let person = await open(isCertain: false)
    while !person.selected.joined().contains("RENT") { person.press("j") }
    person.press("u")
    #expect(person.text.contains("will never pair these two"))
    person.press("y")
    await person.settle()
    #expect(person.bank.changed.map(\.0) == [.unpair])
  }

  @Test func otherRowsHaveNoOtherSide() async {
    let person = await open(isCertain: true)
    person.press(.enter, .enter)
    #expect(person.status.contains("not a transfer"))
  }
}
