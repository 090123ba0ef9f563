import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// All accounts by day: transfers as one line, the transfers that sums leave out, and the parts of a sum.
@Suite struct TimelineScreenTests {
  /// The sample's transactions, and two transfers between its first two accounts: one certain, one probable.
  private static let rows: [Transaction] = {
    let (checking, other) = (Sample.accounts[0], Sample.accounts[1])
    func row(_ id: Int64, _ account: Account, _ day: String, _ amount: String, _ text: String) -> Transaction {
      Transaction(
        id: id, account: account.id, status: .posted, day: Day(iso: day)!, amount: Sample.amount(amount),
        currency: account.currency, description: text)
    }
    func pair(_ id: Int64, _ days: (String, String), _ amount: String, isCertain: Bool) -> [Transaction] {
      var out = row(id, checking, days.0, "-" + amount, "TRANSFER 8812")
      var into = row(id + 1, other, days.1, amount, "FROM BANKING")
      out.transfer = Transfer(other: into.id, account: other.id, isCertain: isCertain)
      into.transfer = Transfer(other: out.id, account: checking.id, isCertain: isCertain)
      return [out, into]
    }
    let euros = Sample.accounts.first { $0.currency.code == "EUR" }
    return Sample.transactions + pair(90, ("2026-11-18", "2026-11-20"), "500.00", isCertain: true)
      + pair(92, ("2026-10-30", "2026-10-30"), "75.00", isCertain: false)
      + (euros.map { [row(94, $0, "2026-11-18", "-12.00", "MUSEUM")] } ?? [])
  }()

  private func open(
    _ width: Int = 80, _ height: Int = 24, locale: String = "en_US", choices: ViewerChoices = ViewerChoices(),
    _ capabilities: Capabilities = Capabilities(canCopy: true), rows: [Transaction] = rows
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(rows)
    let person = await Person(width, height, capabilities, bank: bank, locale: locale, choices: choices).start()
    person.press("t")
    await person.settle()
    return person
  }

  private func go(_ person: Person, to text: String) {
    for _ in 0..<60 where !person.selected.joined().contains(text) { person.press("j") }
    #expect(person.selected.joined().contains(text))
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (140, 40), (200, 50)]) func screensMatchRecordings(
    width: Int, height: Int
  )
    async
  {
    let person = await open(width, height)
    expectScreen(person.screen, named: "timeline-\(width)x\(height)")
  }

  @Test func norwegianMaskedAndASCIIScreensMatchRecordings() async {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await open(locale: "nb_NO", choices: choices)
    expectScreen(person.screen, named: "timeline-masked-norwegian")
    #expect(!person.text.contains("500"))
    let plain = await open(140, 40, Capabilities(isUnicode: false))
    expectScreen(plain.screen, named: "timeline-ascii")
  }

  @Test func bothSidesOfATransferShareOneLine() async {
    let person = await open(140, 50)
    #expect(person.lines.count { $0.contains("Banking Account → No-Fee All-In Chequing") } == 2)
    #expect(person.lines.contains { $0.contains("≈ Banking Account → No-Fee") && $0.contains("$75.00") })
    #expect(!person.text.contains("FROM BANKING"))
  }

  @Test func transferOpensItsSidesAndCanBeUnmatched() async {
    let person = await open(140, 50)
    go(person, to: "≈ Banking")
    person.press("u")
    #expect(person.text.contains("will never pair these two"))
    person.press("y")
    await person.settle()
    #expect(person.bank.changed.map(\.0) == [.unpair])
    person.press(.enter)
    #expect(person.lines[0].contains("TRANSFER 8812"))
  }

  @Test func monthOpensItsTransactions() async {
    let person = await open(100, 40)
    person.press("}", .enter)
    await person.settle()
    expectScreen(person.screen, named: "timeline-month")
    go(person, to: "Nov 18")
    person.press(.enter)
    #expect(person.lines[0].contains("TRANSFER 8812"))
  }

  @Test(arguments: [Key.end, "G"]) func jumpToTheEndWaitsForAllRows(key: Key) async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(80, 24, Capabilities(canCopy: true), bank: bank).start()
    person.press("t", key)
    await person.settle()
    let last = await open(80, 24, rows: Sample.transactions)
    last.press(.end)
    #expect(person.selected == last.selected)
  }

  @Test func probableTransferOverTwoDaysHasTwoLines() async {
    let (checking, other) = (Sample.accounts[0], Sample.accounts[1])
    func row(_ id: Int64, _ account: Account, _ day: String, _ amount: String, to side: (Int64, Account)) -> Transaction
    {
      Transaction(
        id: id, account: account.id, status: .posted, day: Day(iso: day)!, amount: Sample.amount(amount),
        currency: account.currency, description: "TRANSFER 1",
        transfer: Transfer(other: side.0, account: side.1.id, isCertain: false))
    }
    let person = await open(
      100, 30,
      rows: [
        row(1, checking, "2026-11-18", "-500.00", to: (2, other)),
        row(2, other, "2026-11-20", "500.00", to: (1, checking)),
      ])
    for (day, amount) in [("Nov 18", "−$500.00"), ("Nov 20", "+$500.00")] {
      let line = person.lines.first { $0.contains(day) } ?? ""
      #expect(line.contains("≈") && line.contains(amount), "\(person.text)")
    }
  }

  private func row(_ id: Int64, _ day: String, _ status: TransactionStatus, from counterparty: String? = nil)
    -> Transaction
  {
    Transaction(
      id: id, account: Sample.accounts[1].id, status: status, day: Day(iso: day)!, amount: Sample.amount("-12.00"),
      currency: Sample.accounts[1].currency, description: "CARD PURCHASE \(id)", counterparty: counterparty)
  }

  @Test func longCounterpartyLeavesRoomForTheAccounts() async {
    let rows = (1...9).map { row($0, "2026-11-1\($0)", .posted) }
    let long = row(10, "2026-11-10", .posted, from: "The Consolidated Harbor and Waterworks Company")
    let person = await open(100, 30, rows: rows + [long])
    let lines = person.lines.filter { $0.contains("CARD PURCHASE") }
    #expect(lines.count == 10 && lines.allSatisfy { $0.contains("No-Fee All-In Chequing") }, "\(person.text)")
    #expect(lines.contains { $0.contains("The Consol") })
  }

  @Test(arguments: [("en_US", "Dec 30, 2025", "Nov 20"), ("nb_NO", "30. des. 2025", "20. nov.")])
  func authorizedDayOfAnotherYearHasItsYear(locale: String, old: String, new: String) async {
    let rows = [row(1, "2025-12-30", .authorized), row(2, "2026-11-20", .authorized), row(3, "2025-12-01", .posted)]
    let person = await open(80, 24, locale: locale, rows: rows)
    #expect(person.lines.contains { $0.contains(old + " ") && $0.contains("CARD PURCHASE 1") }, "\(person.text)")
    #expect(person.lines.contains { $0.contains(new + "  ") && $0.contains("CARD PURCHASE 2") })
  }

  @Test func bracesMoveByMonth() async {
    let person = await open(80, 40)
    person.press("}")
    #expect(person.selected.joined().contains("NOVEMBER"))
    person.press("}")
    #expect(person.selected.joined().contains("OCTOBER"))
    person.press("{")
    #expect(person.selected.joined().contains("NOVEMBER"))
  }

  @Test func findSelectsTheLineOfEitherSide() async {
    let person = await open(140, 50)
    person.driver.type("/from banking")
    await person.settle()
    #expect(person.selected.joined().contains("≈ Banking Account →") || person.selected.joined().contains("Account →"))
    person.press(.tab)
    await person.settle()
    #expect(person.text.contains("matches only"))
    #expect(person.text.contains("FROM BANKING"))
    person.press(.escape)
    await person.settle()
    #expect(!person.text.contains("FROM BANKING"))
  }

  @Test func accountsCanBeFiltered() async {
    let person = await open(140, 40)
    person.press("o")
    person.driver.type(Sample.accounts[0].name.lowercased())
    person.press(.enter)
    await person.settle()
    #expect(person.lines[0].contains("Banking Account"))
    // The other side is not shown, so the money has left.
    #expect(person.lines.contains { $0.contains("→ No-Fee All-In Chequing") && $0.contains("−$500.00") })
    person.press("o", .enter)
    await person.settle()
    #expect(person.lines.contains { $0.contains("Banking Account → No-Fee") })
  }

  @Test func emptyTimelineIsOneSentence() async {
    let person = await open(rows: [])
    #expect(person.text.contains("No transactions."))
  }
}
