import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Totals in one currency on the screens. Each recording was reviewed.
@Suite struct RatesScreenTests {
  private static let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)

  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(canCopy: true),
    locale: String = "en_US", isOn: Bool = true, pressing keys: [Key] = []
  ) async -> Person {
    let bank = FakeBank(isOn ? Sample.convertedSnapshot : Sample.snapshot)
    bank.rates = isOn ? Sample.oneCurrency : nil
    bank.pages = FakePages(
      Sample.accounts.enumerated().flatMap { place, account in
        (0..<12).map { n in
          Transaction(
            id: Int64(place * 100 + n), account: account.id, status: .posted,
            day: Sample.today.advanced(by: -n * (place + 3) - 1),
            amount: Amount(units: Int64((n * 7919 + place * 104_729) % 90_000) - 40_000, scale: 2),
            currency: account.currency, description: "Row \(n)")
        }
      })
    let person = await Person(width, height, capabilities, bank: bank, locale: locale).start()
    await person.settle()
    for key in keys {
      person.press(key)
      await person.settle()
    }
    return person
  }

  @Test(arguments: [(80, 24), (132, 50), (40, 12), (20, 6)]) func accountScreensMatchRecordings(width: Int, height: Int)
    async
  {
    expectScreen(await start(width, height).screen, named: "rates-accounts-\(width)x\(height)")
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func netWorthAndHistoryScreensMatchRecordings(width: Int, height: Int)
    async
  {
    expectScreen(await start(width, height, pressing: ["w"]).screen, named: "rates-net-worth-\(width)x\(height)")
    expectScreen(
      await start(width, height, pressing: ["w", .backTab]).screen, named: "rates-history-\(width)x\(height)")
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func partsScreensMatchRecordings(width: Int, height: Int) async {
    expectScreen(
      await start(width, height, pressing: ["w", .enter]).screen, named: "rates-parts-\(width)x\(height)")
  }

  @Test(arguments: [(40, 12), (20, 6)]) func narrowScreensShowTheWholeTotal(width: Int, height: Int) async {
    #expect(await start(width, height, pressing: ["w"]).text.contains("≈ 9,862,460 NOK\n"))
    #expect(await start(40, height, pressing: ["w", .backTab]).lines[0].hasSuffix("≈ 9,862,460 NOK"))
  }

  @Test func asciiNorwegianScreenMatchesRecording() async {
    let person = await start(80, 24, Self.ascii, locale: "nb_NO", pressing: ["w", .enter])
    expectScreen(person.screen, named: "rates-parts-ascii-norwegian")
  }

  @Test func enterOpensTheParts() async {
    let person = await start(pressing: ["w", .enter])
    #expect(person.screen.text.contains("× 11.7"))
    person.press(.enter)
    await person.settle()
    #expect(person.screen.text.contains("Car Loan") && !person.screen.text.contains("Travel Wallet"))
    person.press(.enter)
    await person.settle()
    #expect(person.screen.text.contains("Banking Account"))
    for _ in 0..<3 { person.press(.escape) }
    await person.settle()
    #expect(person.screen.text.contains("Net worth"))
  }

  @Test func dayOfHistoryOpensItsParts() async {
    let person = await start(pressing: ["w", .backTab, "j", .enter])
    #expect(person.screen.text.contains("rates of Oct 30"))
  }

  /// Without a base currency, neither the screens nor their reads change.
  @Test(arguments: [[], ["w"], ["w", .enter], ["s"], ["w", .tab]] as [[Key]]) func offHidesEveryTraceOfRates(
    keys: [Key]
  )
    async
  {
    let off = await start(isOn: false, pressing: keys)
    #expect(!off.screen.text.contains("≈") && !off.screen.text.contains("ECB"))
  }

  @Test func sourceShowsTheDateOfItsRates() async {
    let person = await start(pressing: ["s"])
    #expect(person.screen.text.contains("ECB") && person.screen.text.contains("reference rates"))
    #expect(person.screen.text.contains("rates of yesterday"))
  }
}
