import BankeyCore
import BankeyModel
import BankeyText
import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// The selected account beside the list: it follows the selection, keys never wait for it, and reads do not pile up.
@Suite struct PaneTests {
  private static func bank() -> FakeBank {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    return bank
  }

  private func start(
    _ width: Int = 140, _ height: Int = 24, bank: FakeBank? = nil, locale: String = "en_US",
    _ capabilities: Capabilities = Capabilities(), choices: ViewerChoices = ViewerChoices()
  ) async -> Person {
    let person = await Person(
      width, height, capabilities, bank: bank ?? Self.bank(), locale: locale, choices: choices
    ).start()
    await person.settlePane()
    return person
  }

  /// The text to the right of the dividing line.
  private func pane(_ person: Person) -> String {
    person.lines.map { $0.split(separator: "│", maxSplits: 1).dropFirst().first.map(String.init) ?? "" }
      .joined(separator: "\n")
  }

  @Test(arguments: [(120, 40), (140, 24), (160, 30), (200, 60)]) func screensMatchRecordings(width: Int, height: Int)
    async
  {
    expectScreen(await start(width, height).screen, named: "pane-\(width)x\(height)")
  }

  @Test func norwegianAndASCIIScreensMatchRecordings() async {
    expectScreen(await start(locale: "nb_NO").screen, named: "pane-norwegian")
    let ascii = await start(140, 24, Capabilities(colors: .none, isUnicode: false, hasRichFont: false))
    expectScreen(ascii.screen, named: "pane-ascii")
    #expect(ascii.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func rowsAreComfortableOnlyWhenAllFit() async {
    #expect(await start(200, 60).text.contains("Current balance"))
    #expect(await !start(200, 40).text.contains("Current balance"))
    let compact = await start(200, 60)
    for _ in 0..<3 where !compact.status.contains("rows: compact") { compact.press("d") }
    #expect(!compact.text.contains("Current balance"))
  }

  @Test func paneFollowsTheSelection() async {
    let person = await start()
    #expect(pane(person).contains("Banking Account"))
    #expect(pane(person).contains("PAYROLL ACME CORP"))
    person.press(.down)
    #expect(pane(person).contains("Banking Account"))
    await person.settlePane()
    #expect(pane(person).contains("No-Fee All-In Chequing"))
    #expect(!pane(person).contains("PAYROLL ACME CORP"))
  }

  @Test func fastScrollingReadsOnlyTheFinalSelection() async {
    let bank = Self.bank()
    let person = await start(bank: bank)
    let before = bank.sliced.count
    for _ in 0..<6 { person.press(.down) }
    #expect(bank.sliced.count == before)
    await person.settlePane()
    #expect(bank.sliced.count == before + 1)
    #expect(
      pane(person).contains(person.selected[0].split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ")))
  }

  @Test func keysDoNotWaitAndLateReadsAreDropped() async {
    let bank = Self.bank()
    let person = await start(bank: bank)
    bank.isSliceSlow = true
    person.press(.down)
    await person.settlePane()
    let reading = bank.sliced.count
    for _ in 0..<3 {
      let selected = person.selected
      person.press(.down)
      #expect(person.selected != selected)
      await person.settlePane()
    }
    #expect(bank.sliced.count == reading)
    #expect(pane(person).contains("Banking Account"))
    bank.isSliceSlow = false
    bank.handOverSlice()
    await person.settlePane()
    #expect(bank.sliced.count == reading + 1)
    #expect(!pane(person).contains("Banking Account") && !pane(person).contains("No-Fee All-In Chequing"))
  }

  @Test func refreshRereadsThePaneAndMarksNewRows() async throws {
    let bank = Self.bank()
    let person = await start(bank: bank)
    bank.pages.transactions = Sample.Change.newDay.applied(to: Sample.transactions)
    try await person.refresh(to: Sample.nextDay)
    await person.settlePane()
    #expect(pane(person).contains("TOY STORE"))
  }

  @Test func barKeySwitchesThePaneAndIsRemembered() async {
    let person = await start()
    person.press("|")
    #expect(pane(person).isEmpty || !person.text.contains("│"))
    #expect(person.status.contains("list only"))
    #expect(person.choices.last?.showsPane == false)
    person.press("|")
    #expect(person.choices.last?.showsPane == true)
    #expect(person.text.contains("│"))
    let narrow = await start(80, 24, choices: ViewerChoices(showsPane: false))
    narrow.press("|")
    #expect(narrow.status.contains("needs 120 columns"))
  }

  @Test func listKeysWorkBesideThePane() async {
    let person = await start()
    person.press("]")
    #expect(pane(person).contains("90d [1y] all"))
    person.press("d")
    #expect(person.status.contains("rows stay compact"))
    person.driver.click(100, 10)
    #expect(person.lines[0].hasPrefix("‹ Banking Account"))
    person.press(.escape)
    #expect(person.text.contains("│"))
  }

  @Test func maskCoversThePane() async {
    let person = await start()
    person.press("p")
    #expect(!pane(person).contains("929,466"))
    #expect(!pane(person).contains("3,000.00"))
  }

  @Test func readFailureIsReported() async {
    let bank = Self.bank()
    bank.fault = BankError("the disk is gone")
    let person = await start(bank: bank)
    #expect(pane(person).contains("the disk is gone"))
    #expect(person.text.contains("No-Fee All-In"))
  }
}

/// A wider screen shows everything that a narrower one shows.
@Suite struct WidthTests {
  /// The facts that the list shows about every account on a screen of any width.
  private func facts(_ text: String, _ height: Int) -> Set<String> {
    let words = [
      "981,350.49", "Good morning", "Jonathan", "Saturday, November 21, 2026", "1,240.50", "220.00", "1 balance is old",
      "updated 09:00", "since Nov 1", "\\ | /",
    ]
    let accounts = Sample.accounts.flatMap { account -> [String] in
      let name = String(account.name.prefix(3))
      let tail = account.number.map { String($0.filter { $0 != " " }.suffix(3)) } ?? ""
      let figure = account.balance.map { Formats(locale: "en_US").plain($0, decimals: 2).filter { $0 != "−" } } ?? ""
      return [name, tail, figure]
    }
    let institutions = ["Sbanken", "First Bank"]
    return Set((words + accounts + institutions).filter { !$0.isEmpty && text.contains($0) })
  }

  @Test(arguments: [(PaneChoice.auto, 60), (.off, 60), (.auto, 24)]) func widerScreensKeepEveryFact(
    pane: PaneChoice, height: Int
  ) async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(20, height, bank: bank, density: .compact, pane: pane).start()
    var known: Set<String> = []
    for width in 20...250 {
      person.driver.resize(width, height)
      await person.settlePane()
      let found = facts(person.text, height)
      #expect(known.isSubset(of: found), "\(known.subtracting(found).sorted()) went at \(width)")
      known.formUnion(found)
    }
    #expect(known.count > 30)
  }

  /// Accounts in six currencies, the last of which is named by its number.
  private static func currencies(_ balance: String) -> AccountsSnapshot {
    let codes = ["USD", "EUR", "NOK", "SEK", "GBP", "CHF"]
    var snapshot = Sample.snapshot
    snapshot.accounts = codes.enumerated().map { n, code in
      ListedAccount(
        Account(
          id: code, source: "demo", nativeId: code, number: "1234567890\(n)", name: n == 5 ? "" : "Everyday \(code)",
          institution: "First Bank", kind: .banking, currency: Currency(code: code),
          balance: Sample.amount(balance + "\(n)"), balanceDate: Sample.accounts[0].balanceDate))
    }
    return snapshot
  }

  @Test(arguments: [80, 100, 119, 120, 121, 130, 140, 160, 200, 250]) func sumsInSixCurrenciesStay(width: Int) async {
    let person = await Person(width, 40, bank: FakeBank(Self.currencies("124.5")), density: .compact).start()
    await person.settlePane()
    let title = person.lines.first { $0.contains("BANKING") } ?? ""
    for n in 0..<6 { #expect(title.contains("124.5\(n)"), "\(title)") }
  }

  @Test(arguments: [120, 140, 200]) func longBalancesLeaveRoomForTrends(width: Int) async {
    let bank = FakeBank(Self.currencies("12345678.5"))
    bank.pages = FakePages(
      ["USD", "CHF"].enumerated().map { n, code in
        Transaction(
          id: Int64(n + 1), account: code, status: .posted, day: Sample.today.advanced(by: -3),
          amount: Sample.amount("-40"), currency: Currency(code: code), description: "BOOKSHOP")
      })
    let person = await Person(width, 40, bank: bank, density: .compact).start()
    await person.settlePane()
    for line in person.lines where line.contains("›") && (line.contains("··8900") || line.contains("··8905")) {
      #expect(line.contains("⠉"), "\(line)")
    }
  }

  @Test func numberThatNamesAnAccountIsNotRepeated() async {
    let person = await Person(140, 40, bank: FakeBank(Self.currencies("124.5")), density: .compact).start()
    person.press(.end)
    await person.settlePane()
    func count(_ lines: some Sequence<String>) -> Int { lines.reduce(0) { $0 + $1.ranges(of: "78905").count } }
    #expect(count(person.lines.map { $0.split(separator: "│").last.map(String.init) ?? "" }) == 1, "\(person.text)")
    person.press(.enter)
    await person.settle()
    #expect(count(person.lines.prefix(8)) == 1, "\(person.text)")
  }

  @Test(arguments: [120, 140, 160, 200]) func gapsStayBelowAThirdOfTheLine(width: Int) async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(width, 40, bank: bank).start()
    await person.settlePane()
    for line in person.lines.dropFirst(3).dropLast() where line.contains("›") {
      let list = line.split(separator: "│")[0]
      let gap = list.split(whereSeparator: { $0 != " " }).map(\.count).max() ?? 0
      #expect(gap <= width / 3, "\(line)")
    }
  }
}
