import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Trends in rows and header, and net worth over time. Each recording was reviewed.
@Suite struct TrendScreenTests {
  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(canCopy: true),
    density: Density = .auto, choices: ViewerChoices = ViewerChoices()
  ) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(
      Sample.accounts.enumerated().flatMap { place, account in
        (0..<(place % 4 == 3 ? 0 : 24)).map { n in
          Transaction(
            id: Int64(place * 100 + n), account: account.id, status: .posted,
            day: Sample.today.advanced(by: -n * (place + 3) - 1),
            amount: Amount(units: Int64((n * 7919 + place * 104_729) % 90_000) - 40_000, scale: 2),
            currency: account.currency, description: "Row \(n)")
        }
      })
    let person = await Person(width, height, capabilities, bank: bank, density: density, choices: choices).start()
    await person.settle()
    return person
  }

  private static let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)

  @Test(arguments: [(80, 24), (132, 50), (40, 12)]) func accountScreensMatchRecordings(width: Int, height: Int) async {
    expectScreen(await start(width, height, density: .comfortable).screen, named: "trends-\(width)x\(height)")
  }

  @Test func compactAndASCIIScreensMatchRecordings() async {
    expectScreen(await start(132, 24, density: .compact).screen, named: "trends-compact-132x24")
    expectScreen(await start(100, 24, density: .compact).screen, named: "trends-compact-100x24")
    expectScreen(await start(80, 24, Self.ascii, density: .comfortable).screen, named: "trends-ascii")
  }

  @Test(arguments: [(80, 24), (132, 50), (40, 12), (20, 6)]) func netWorthScreensMatchRecordings(
    width: Int, height: Int
  ) async {
    let person = await start(width, height)
    person.press("w")
    await person.settle()
    expectScreen(person.screen, named: "net-worth-\(width)x\(height)")
  }

  @Test func accountsWithoutABalanceAreNotNone() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts = [snapshot.accounts[0]]
    snapshot.accounts[0].account.balance = nil
    bank.answer = .success(snapshot)
    let person = await Person(bank: bank).start()
    person.press("w")
    await person.settle()
    #expect(person.text.contains("No account has a balance yet. Select an account and press = to enter it."))
  }

  @Test(arguments: 72...90) func pictureYieldsToTheTrend(width: Int) async {
    let text = await start(width).text
    #expect(text.contains("30 days"), "\(text)")
  }

  @Test func axisShowsWholeDaysAtEveryWidth() async {
    let person = await start(40, 12)
    person.press("w")
    await person.settle()
    for width in 24...60 {
      person.driver.resize(width, 12)
      let axis = person.lines.filter { $0.contains("Nov 21") && !$0.contains("2026") }
      #expect(axis.allSatisfy { !$0.contains("…") }, "\(width): \(axis)")
    }
  }

  @Test func asciiAndMaskedNetWorthMatchRecordings() async {
    let ascii = await start(80, 24, Self.ascii)
    ascii.press("w")
    await ascii.settle()
    expectScreen(ascii.screen, named: "net-worth-ascii")
    var choices = ViewerChoices()
    choices.isPrivate = true
    let masked = await start(choices: choices)
    masked.press("w")
    await masked.settle()
    expectScreen(masked.screen, named: "privacy-net-worth")
    masked.press("y")
    #expect(masked.driver.terminal.copied.isEmpty)
    masked.press("v", "y")
    #expect(masked.driver.terminal.copied == ["981350.49"])
  }

  @Test func enterOnAMonthListsItsChanges() async {
    let person = await start()
    person.press("w")
    await person.settle()
    person.press(.enter)
    expectScreen(person.screen, named: "net-worth-month")
    person.press(.enter)
    #expect(person.lines[0].hasPrefix("‹ "))
    person.press(.escape, .escape)
    #expect(person.text.contains("Net worth"))
  }

  @Test(arguments: [(132, 40), (200, 60), (80, 50)]) func kindsGetColumnsWhereThereIsRoom(width: Int, height: Int) async
  {
    let person = await start(width, height)
    person.press("w")
    await person.settle()
    expectScreen(person.screen, named: "net-worth-\(width)x\(height)")
  }

  @Test func chartShowsTheSelectedCurrency() async {
    let person = await start()
    person.press("w")
    await person.settle()
    #expect(person.lines[0].contains("$981,350.49"))
    person.press(.tab)
    #expect(person.lines[0].contains("NOK 1,240.50"))
    person.press("]")
    #expect(person.text.contains("90d [1y] all"))
    #expect(person.lines[0].contains("NOK 1,240.50"))
    person.press(.escape)
    #expect(person.text.contains("BANKING"))
  }
}
