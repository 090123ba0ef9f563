import BankeyModel
import BankeyText
import Testing

/// Dollars and cents apart, as the account rows raise the cents.
@Suite struct MoneyPartsTests {
  private func parts(_ figure: String, _ code: String = "USD", _ locale: String = "en_US") throws -> MoneyParts {
    Formats(locale: locale).parts(Money(try AmountParser.parse(figure), Currency(code: code)))
  }

  @Test(arguments: [
    ("929466.23", "929,466", "23"), ("0", "0", "00"), ("2000", "2,000", "00"), ("0.05", "0", "05"), ("-0.5", "0", "50"),
    ("-5.25", "5", "25"), ("0.999", "0", "999"), ("17562.440", "17,562", "44"),
  ])
  func centsAreSeparate(figure: String, whole: String, cents: String) throws {
    let parts = try parts(figure)
    #expect([parts.whole, parts.separator, parts.cents] == [whole, ".", cents])
    #expect(parts.sign == (figure.hasPrefix("-") ? "−" : ""))
    #expect(parts.symbol == "$")
  }

  @Test(arguments: [
    ("1234", "JPY", "¥1,234"), ("1234.5", "JPY", "¥1,234.5"), ("1234.5", "KWD", "KWD 1,234.500"),
    ("1234.5", "CLF", "CLF 1,234.5000"), ("-92233720368547758.08", "USD", "−$92,233,720,368,547,758.08"),
    ("12400", "points", "12,400.00 points"), ("-1", "Avion", "−1.00 Avion"), ("1018.9", "XXX", "1,018.90"),
    ("-18.905", "XXX", "−18.905"),
  ])
  func currencyDecimalsApply(figure: String, code: String, text: String) throws {
    #expect(try parts(figure, code).text == text)
  }

  @Test func amountTooLargeToPadIsShown() {
    let most = Money(Amount(units: .max, scale: 0), Currency(code: "KWD"))
    #expect(Formats(locale: "en_US").money(most) == "KWD 9,223,372,036,854,775,807.000")
  }

  @Test func partsKeepTheLocalesOrder() throws {
    let norwegian = try parts("-1240.5", "NOK", "nb_NO")
    #expect(norwegian.text == "−1 240,50 kr")
    #expect(norwegian.pieces.map(\.kind) == [.sign, .whole, .separator, .cents, .symbol])
    #expect(norwegian.symbol == "kr")
    #expect(try parts("-1240.5", "XXX", "nb_NO").text == "−1 240,50")
    let swiss = try parts("-1240.5", "CHF", "de_CH")
    #expect(swiss.text == "CHF−1’240.50")
    #expect(swiss.pieces.map(\.kind) == [.symbol, .sign, .whole, .separator, .cents])
  }
}
