import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// By month, by day on the chart, and from transaction to transaction.
@Suite struct DetailsMovingTests {
  private func open(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), known: [KnownBalance] = []
  ) async -> Person {
    let account = Sample.accounts[0]
    let bank = FakeBank()
    let posted = (0..<90).map { n in
      Transaction(
        id: Int64(1000 - n), account: account.id, status: .posted, day: Sample.today.advanced(by: -n - 1),
        amount: Amount(units: Int64(n % 3 == 0 ? 700 : -500), scale: 2), currency: account.currency,
        description: "Row \(n)", counterparty: n % 2 == 0 ? "Shop \(n)" : nil)
    }
    let reserved = Transaction(
      id: 2000, account: account.id, status: .authorized, day: Sample.today, amount: Sample.amount("-1.00"),
      currency: account.currency, description: "RESERVED")
    bank.pages = FakePages([reserved] + posted)
    bank.pages.known = known
    let person = await Person(width, height, capabilities, bank: bank).start()
    person.press(.enter)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (140, 40), (200, 60)]) func bracesMoveByMonth(
    width: Int, height: Int
  ) async {
    let person = await open(width, height)
    let firsts = ["Row 0", "Row 20", "Row 51", "Row 81"]
    for first in firsts {
      person.press("}")
      #expect(person.selected.joined().contains(first), "\(person.selected)")
    }
    person.press("}")
    #expect(person.selected.joined().contains("Row 81"))
    person.press(.down, .down, "{")
    #expect(person.selected.joined().contains("Row 81"))
    for first in firsts.reversed().dropFirst() + ["RESE"] {
      person.press("{")
      #expect(person.selected.joined().contains(first), "\(person.selected)")
    }
  }

  /// The sums of days stand below each other, whatever else the last rows of the days say.
  @Test(arguments: [132, 140, 200]) func daySumsStandInOneColumn(width: Int) async {
    let bank = FakeBank()
    bank.pages = FakePages(
      (0..<12).map { number in
        let day = Sample.today.advanced(by: -number / 2)
        return Transaction(
          id: Int64(number + 1), account: Sample.accounts[0].id, status: .posted, day: day,
          authorizedDay: number % 6 == 1 ? day.advanced(by: -1) : nil, amount: Sample.amount("-5.00"),
          currency: Currency(code: "USD"), description: "Row \(number)",
          counterparty: number % 4 == 0 ? "A shop of some length" : nil)
      })
    let person = await Person(width, 40, bank: bank, pane: .off).start()
    person.press(.enter)
    _ = person.screen
    await person.settle()
    let places = person.lines.compactMap { line in
      line.firstRange(of: "day −10.00").map { line[..<$0.lowerBound].count }
    }
    #expect(places.count == 6 && Set(places).count == 1, "\(person.text)")
  }

  @Test func monthHeaderShowsIncomeAndSpending() async {
    let lines = await open(132, 40).lines
    let month = lines.first { $0.contains("NOVEMBER") } ?? ""
    #expect(month.contains("in +49.00") && month.contains("out −65.00") && month.contains("−16.00"), "\(month)")
  }

  @Test(arguments: [(80, 24), (140, 40)]) func arrowsReadADayAndEnterGoesToIt(width: Int, height: Int) async {
    let person = await open(width, height)
    person.press(.down, .down)
    #expect(person.selected.joined().contains("Row 0"))
    person.press(.left)
    #expect(person.selected.joined().contains("Row 1") && person.text.contains("Nov 19  $929,459.23"))
    person.press(.left, .left)
    #expect(person.selected.joined().contains("Row 3"))
    person.press(.right)
    #expect(person.selected.joined().contains("Row 2") && person.text.contains("│"))
    for _ in 0..<200 { person.press(.left) }
    #expect(person.text.contains("Aug 23") || person.text.contains("Aug 24"))
    for _ in 0..<200 { person.press(.right) }
    #expect(person.selected.joined().contains("Row 0"))
    person.press(.down)
    #expect(!person.text.contains("Nov 21  $"))
    expectScreen(person.screen, named: "details-months-\(width)x\(height)")
  }

  @Test func withoutAChartArrowsGoBackAndOpen() async {
    let person = await open(20, 6)
    person.press(.right)
    #expect(person.text.contains("Amount"))
    person.press(.escape, .left)
    #expect(!person.text.contains("RESERVED"))
  }

  @Test func chartDayIsReadInASCII() async {
    let person = await open(80, 24, Capabilities(colors: .none, isUnicode: false, hasRichFont: false))
    person.press(.left)
    #expect(person.text.contains("Nov 20  $929,466.23"), "\(person.text)")
    #expect(person.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func arrowsOnATransactionShowTheNext() async {
    let person = await open()
    person.press(.enter)
    #expect(person.lines[0].contains("RESERVED"))
    person.press(.left)
    #expect(person.status.contains("this is the first one"))
    person.press(.right)
    #expect(person.lines[0].contains("Row 0"))
    for _ in 0..<30 { person.press(.right) }
    #expect(person.lines[0].contains("Row 30"))
    person.press(.left)
    #expect(person.lines[0].contains("Row 29"))
    person.press(.escape)
    #expect(person.selected.joined().contains("Row 29"))
    person.press("G", .up, .up, .enter, .right)
    #expect(person.lines[0].contains("Row 89") && person.status.contains("this is the last one"))
  }

  @Test func headerOn24LinesLeavesFourteenTransactions() async {
    let person = await open()
    #expect(person.lines.filter { $0.contains("Row ") || $0.contains("RESERVED") }.count >= 14, "\(person.text)")
    #expect(person.lines[0].contains("1234 56 78903"))
    #expect(person.lines[0].contains("Available $929,420.33  Balance $929,466.23"))
  }

  @Test func contradictedBalanceHidesRunningBalanceAndChart() async {
    let wrong = KnownBalance([Sample.today.advanced(by: -10)], amount: Sample.amount("1.00"))
    let person = await open(132, 40, known: [wrong])
    #expect(!person.text.contains("929,459.23") && !person.text.contains("[90d]"))
    let right = KnownBalance([Sample.today.advanced(by: -2)], amount: Sample.amount("929459.23"))
    #expect(await open(132, 40, known: [right]).text.contains("929,464.23"))
  }

  @Test func wideRowsShowMore() async {
    var seen: Set<String> = []
    for width in [60, 80, 100, 120, 140, 170, 200, 250] {
      let person = await open(width, 40)
      let text = person.text
      let facts = ["Row 0", "Shop 0", "+7.00", "Nov 20", "929,466.23", "in +49.00", "out −65.00", "Counterparty"]
      let shown = Set(facts.filter(text.contains))
      #expect(shown.isSuperset(of: seen), "\(width): \(seen.subtracting(shown))")
      seen = shown
    }
    #expect(seen.count == 8)
  }
}
