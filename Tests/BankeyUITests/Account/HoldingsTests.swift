import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// An account's holdings above its transactions. Each recording was reviewed.
@Suite struct HoldingsTests {
  private let fund = Sample.account("Growth Fund")

  private func holding(
    _ name: String, _ quantity: String?, _ value: String?, in currency: String = "USD"
  ) -> HoldingRecord {
    HoldingRecord(
      nativeId: name, name: name, quantity: quantity.map(Sample.amount), value: value.map(Sample.amount),
      currency: Currency(code: currency), day: Sample.today)
  }

  private var held: [HoldingRecord] {
    [
      holding("Shares of Apple", "55.0", "10588.48"),
      holding("World Index Fund, accumulating, class R2", "12.3456", "4411.52"),
      holding("Statsobligasjon", nil, nil),
    ]
  }

  private func open(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), held: [HoldingRecord]? = nil,
    locale: String = "en_US", isPrivate: Bool = false
  ) async -> Person {
    let bank = FakeBank()
    bank.held[fund.id] = held ?? self.held
    bank.pages = FakePages([
      Transaction(
        id: 7, account: fund.id, status: .posted, day: Sample.today, amount: Sample.amount("25.00"),
        currency: fund.currency, description: "DIVIDEND")
    ])
    var choices = ViewerChoices()
    choices.isPrivate = isPrivate
    let person = await Person(width, height, capabilities, bank: bank, locale: locale, choices: choices).start()
    for _ in 0..<8 { person.press(.down) }
    person.press(.enter)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    expectScreen(await open(width, height).screen, named: "holdings-\(width)x\(height)")
  }

  @Test func asciiNorwegianAndMaskedScreensMatchRecordings() async {
    let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)
    let person = await open(80, 24, ascii)
    #expect(person.text.utf8.allSatisfy { $0 < 0x80 })
    expectScreen(person.screen, named: "holdings-ascii")
    expectScreen(await open(locale: "nb_NO", isPrivate: true).screen, named: "holdings-masked-norwegian")
  }

  @Test func holdingsAreSelectedAndOpenedLikeRows() async {
    let person = await open(isPrivate: true)
    #expect(person.selected.joined().contains("Shares of Apple") && !person.text.contains("10,588"))
    person.press("v")
    #expect(person.selected.joined().contains("10,588.48") && person.selected.joined().contains("55 units"))
    person.press(.down)
    #expect(!person.text.contains("10,588") && person.selected.joined().contains("World Index"))
    person.press(.down, .down)
    #expect(person.selected.joined().contains("DIVIDEND") && person.status.hasSuffix("1 of 1"))
    person.press(.enter)
    #expect(person.text.contains("DIVIDEND") && !person.text.contains("HOLDINGS"))
  }

  @Test func holdingsAreSummedOnlyInOneCurrency() async {
    let all = await open(held: [holding("A", "1", "10.50"), holding("B", "2", "20.00")]).lines
    #expect(all.first { $0.contains("HOLDINGS") }?.hasSuffix("30.50") == true)
    let mixed = await open(held: [holding("A", "1", "10.50"), holding("B", "2", "20.00", in: "EUR")]).lines
    #expect(mixed.first { $0.contains("HOLDINGS") }?.contains(".50") == false)
    #expect(mixed.first { $0.contains("2 units") }?.hasSuffix("€20.00") == true)
  }

  @Test func accountWithoutHoldingsHasNoSection() async {
    #expect(await !open(held: []).text.contains("HOLDINGS"))
  }

  @Test func holdingsAreHiddenWhileOnlyMatchesShow() async {
    let person = await open()
    for key in "/dividend" {
      person.press(.character(key))
      await person.settle()
    }
    #expect(person.selected.joined().contains("DIVIDEND") && person.text.contains("HOLDINGS"))
    person.press(.tab)
    await person.settle()
    #expect(person.text.contains("DIVIDEND") && !person.text.contains("HOLDINGS"))
  }

  @Test func dayOfATotalIsFoundBelowHoldings() async {
    let person = await open(80, 40)
    person.press("G")
    person.press(.up)
    person.press(.enter)
    person.press(.enter)
    #expect(person.selected.joined().contains("DIVIDEND"))
  }
}
