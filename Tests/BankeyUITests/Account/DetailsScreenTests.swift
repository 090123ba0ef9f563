import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Whole screens of an account. Each recording was reviewed.
@Suite struct DetailsScreenTests {
  private func open(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), row: Int = 0,
    locale: String = "en_US", pages: FakePages = FakePages(Sample.transactions)
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = pages
    let person = await Person(width, height, capabilities, bank: bank, locale: locale).start()
    for _ in 0..<row { person.press(.down) }
    person.press(.enter)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    expectScreen(await open(width, height).screen, named: "details-\(width)x\(height)")
  }

  @Test func asciiAndNorwegianScreensMatchRecordings() async {
    let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)
    let person = await open(80, 24, ascii)
    expectScreen(person.screen, named: "details-ascii")
    #expect(person.text.utf8.allSatisfy { $0 < 0x80 })
    expectScreen(await open(locale: "nb_NO").screen, named: "details-norwegian")
  }

  @Test func noneAndNotAvailableReadDifferently() async {
    let text = await open(row: 1).text
    #expect(text.contains("No authorized transactions in this period"))
    #expect(text.contains("No posted transactions in this period"))
    expectScreen(await open(row: 11).screen, named: "details-file")
  }

  @Test func authorizedTransactionsOfAFileAreShown() async throws {
    let bank = FakeBank()
    let account = Sample.accounts[11]
    #expect(account.isFromFiles)
    bank.pages = FakePages([
      Transaction(
        id: 1, account: account.id, status: .authorized, day: Sample.today, amount: Sample.amount("-4.10"),
        currency: account.currency, description: "COFFEE")
    ])
    let person = await Person(bank: bank).start()
    person.press("G", .enter)
    #expect(person.text.contains("COFFEE") && person.text.contains("Total authorized"), "\(person.text)")
  }

  /// Large sums and balances: wherever a narrower screen shows both sums of the month, so does a wider one, and the
  /// amounts are below each other.
  @Test(arguments: [80, 100, 119, 132, 160, 200]) func largeFiguresKeepTheirColumns(width: Int) async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = Sample.amount("1461532094.40")
    bank.answer = .success(snapshot)
    let account = Sample.accounts[0]
    bank.pages = FakePages(
      ["204717854.21", "-678595626.62", "174592965.31", "-87480017.83"].enumerated().map { number, amount in
        Transaction(
          id: Int64(number + 1), account: account.id, status: .posted, day: Sample.today.advanced(by: -number),
          amount: Sample.amount(amount), currency: account.currency,
          description: String(repeating: "long text ", count: 5))
      })
    let person = await Person(width, 40, bank: bank).start()
    person.press(.enter)
    let lines = person.lines.filter { $0.contains("long text") }
    #expect(person.text.contains("in +379,310,819.52") && person.text.contains("out −766,075,644.45"))
    let ends = lines.compactMap { line in line.firstRange(of: /[+−][\d,]+\.\d\d/).map { line[..<$0.upperBound].count } }
    #expect(ends.count == 4 && Set(ends).count == 1, "\(lines)")
  }

  @Test func rowsMatchTheReport() async {
    let person = await open(80, 50)
    person.press("G")
    let rows = person.lines.drop { !$0.contains("AUTHORIZED") }.filter { !$0.isEmpty }.map { $0.dropFirst(2) }
    let expected = [
      "AUTHORIZED", "Nov 20  COFFEE ROASTERS", "CITY TRANSIT", "Total authorized", "POSTED", "NOVEMBER ──",
      "Nov 19  PAYROLL ACME CORP", "GREEN GROCER", "Nov 18  RENT NOVEMBER", "STREAMING", "Nov 17  BOOKSHOP",
      "Nov 16  CINEMA", "Total posted", "Grand total",
    ]
    #expect(rows.count == expected.count + 1)
    for (row, start) in zip(rows, expected) {
      #expect(row.trimmingPrefix { $0 == " " }.hasPrefix(start), "\(row) is not \(start)")
    }
  }

  @Test(arguments: [90, 100, 120, 132, 160, 200, 250])
  func figuresStayNearTheirText(width: Int) async {
    let lines = await open(width, 60).lines
    for text in ["COFFEE ROASTERS", "CITY TRANSIT", "PAYROLL ACME CORP", "STREAMING", "CINEMA", "Total posted"] {
      let rest = lines.compactMap { line in line.ranges(of: text).first.map { line[$0.upperBound...] } }.first
      let gap = rest?.prefix { $0 == " " }.count ?? width
      #expect(gap <= width / 3, "\(text) at \(width) columns")
    }
  }

  @Test func onlyTransactionsAndTotalsAreSelectable() async {
    let person = await open(80, 40)
    let seen = (0..<12).map { _ in
      defer { person.press(.down) }
      return person.selected.joined()
    }
    #expect(seen.allSatisfy { !$0.contains("NOVEMBER ") || $0.contains("RENT") })
    #expect(seen[0].contains("COFFEE ROASTERS"))
    #expect(seen[2].contains("Total authorized"))
    #expect(seen[11].contains("Grand total"))
  }

  @Test func onlyVisibleRowsAreRead() async {
    let account = Sample.accounts[0]
    let rows = (0..<2_000).map { n in
      Transaction(
        id: Int64(n), account: account.id, status: .posted, day: Sample.today.advanced(by: n / 7 - 400),
        amount: Amount(units: Int64(n), scale: 2), currency: account.currency, description: "Row \(n)")
    }
    let pages = FakePages(rows)
    let person = await open(pages: pages)
    #expect(pages.rowsRead <= 64)
    person.press("G")
    #expect(person.text.contains("Row 0"))
    #expect(person.text.contains("Grand total"))
    person.press("g")
    #expect(person.status.hasSuffix("1 of 2,000"))
    #expect(pages.rowsRead <= 64 * 3)
  }

  @Test func removedAccountIsReported() async {
    let person = await open()
    var snapshot = Sample.snapshot
    snapshot.accounts.removeFirst()
    person.bank.answer = .success(snapshot)
    await person.viewer.reload()
    #expect(person.text.contains("This account no longer exists. Esc goes back."))
    person.press(.escape)
    #expect(person.text.contains("BANKING"))
  }

  @Test func creditLimitIsAThirdTile() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.creditLimit = Sample.amount("5000.00")
    bank.answer = .success(snapshot)
    let person = await Person(bank: bank).start()
    person.press(.enter)
    expectScreen(person.screen, named: "details-limit")
    person.driver.resize(132, 50)
    expectScreen(person.screen, named: "details-limit-132x50")
  }

  @Test func refreshHighlightsNewRowsAndShowsTheDifference() async throws {
    let person = await open()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = Sample.amount("929420.33")
    snapshot.accounts[0].account.transactions = 1
    person.bank.answer = .success(snapshot)
    let bakery = Transaction(
      id: 200, account: Sample.accounts[0].id, status: .authorized, day: Day(iso: "2026-11-20")!,
      amount: Sample.amount("-5.00"), currency: Sample.accounts[0].currency, description: "BAKERY")
    person.bank.pages = FakePages([bakery] + Sample.transactions)
    person.press("r")
    await person.settle()
    try person.refreshing.finish()
    await person.settle()
    #expect(person.lines[0].hasSuffix("▼ −45.90  Balance $929,420.33"))
    let row = person.lines.firstIndex { $0.contains("BAKERY") } ?? 0
    let style = person.screen.row(row).dropFirst(5).first?.style
    #expect(style?.attributes.contains(.bold) == true)
    await person.driver.time.advance(.seconds(4))
    #expect(person.screen.row(row).dropFirst(5).first?.style.attributes.contains(.bold) == false)
    #expect(!person.text.contains("▼"))
  }

  @Test func balanceDateIsNeverCut() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.institution = "Sparebanken with a very long name indeed"
    bank.answer = .success(snapshot)
    // Below 30 lines only wide screens have room for it; the age of an old balance is shown on all.
    for (width, expected) in [(80, " bank data from today 07:12"), (110, "indeed · bank data from today 07:12")] {
      let person = await Person(width, 30, bank: bank).start()
      person.press(.enter)
      #expect(person.lines[0].hasSuffix(expected) && !person.lines[0].contains("…"))
      #expect(person.lines[0].contains("Sparebanken") == (width == 110))
    }
  }
}
