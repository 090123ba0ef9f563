import BankeyModel
import BankeyText
import Testing

@Suite struct MaskTests {
  private let masked = Formats(locale: "en_US").masked

  @Test(arguments: [("929466.23", "$•••.••"), ("0.00", "$•••.••"), ("-50.83", "−$•••.••"), ("1.2345", "$•••.••")])
  func maskHidesTheSize(figure: String, expected: String) throws {
    let amount = try AmountParser.parse(figure, mark: .dot)
    #expect(masked.money(Money(amount, Currency(code: "USD"))) == expected)
  }

  @Test func maskKeepsSignCurrencyAndLocale() throws {
    let amount = try AmountParser.parse("3000", mark: .dot)
    #expect(masked.money(Money(amount, Currency(code: "JPY"))) == "¥•••")
    #expect(masked.signedPlain(amount, decimals: 2) == "+•••.••")
    let norwegian = Formats(locale: "nb_NO", isASCII: true).masked
    #expect(norwegian.money(Money(amount, Currency(code: "NOK"))) == "*** ,**".replacing(" ", with: "") + " kr")
  }

  @Test func numbersKeepTheirGroupsAndTextsTheirLetters() {
    #expect(masked.number("NO93 8601 1117 947") == "•••• •••• •••• •••")
    #expect(masked.foreign("TO 1234 56 78903") == "TO •••• •• •••••")
    #expect(masked.unmasked.foreign("TO 1234") == "TO 1234")
  }
}
