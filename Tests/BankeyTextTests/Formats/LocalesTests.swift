import BankeyModel
import BankeyText
import Testing

@Suite struct LocalesTests {
  private let krone = Money(Amount(units: 124_050, scale: 2), Currency(code: "NOK"))
  private let dollar = Money(Amount(units: -123_456_789, scale: 2), Currency(code: "USD"))

  @Test(arguments: [
    ("nb_NO", "1 240,50 kr", "−1 234 567,89 USD"), ("en_CA", "NOK 1,240.50", "−US$1,234,567.89"),
    ("en_IN", "NOK 1,240.50", "−$12,34,567.89"), ("de_DE", "1.240,50 NOK", "−1.234.567,89 $"),
    ("es_ES", "1240,50 NOK", "−1.234.567,89 US$"), ("pl_PL", "1240,50 NOK", "−1 234 567,89 USD"),
    ("ja_JP", "NOK 1,240.50", "−$1,234,567.89"), ("ar_EG", "1,240.50 NOK", "−1,234,567.89 US$"),
    ("xx_YY", "NOK 1,240.50", "−$1,234,567.89"), ("nb-NO", "1 240,50 kr", "−1 234 567,89 USD"),
    ("nb_XX", "1 240,50 kr", "−1 234 567,89 USD"),
  ])
  func amountsFollowTheLocale(locale: String, krone: String, dollar: String) {
    let formats = Formats(locale: locale)
    #expect(formats.money(self.krone) == krone)
    #expect(formats.money(self.dollar) == dollar)
  }

  @Test func daysAreNorwegian() throws {
    let formats = Formats(locale: "nb_NO")
    let day = try #require(Day(iso: "2026-11-21"))
    #expect(formats.longDate(day) == "lørdag 21. november 2026")
    #expect(formats.mediumDate(day) == "21. nov. 2026")
    #expect(formats.shortDate(day) == "21. nov.")
    #expect(formats.time(432) == "07:12")
    #expect(formats.language == .norwegian)
  }

  @Test func asciiFormatsKeepEverything() {
    #expect(Formats(locale: "en_US", isASCII: true).money(dollar) == "-$1,234,567.89")
    let euro = Money(Amount(units: 22_000, scale: 2), Currency(code: "EUR"))
    #expect(Formats(locale: "en_US", isASCII: true).money(euro) == "EUR 220.00")
    #expect(Formats(locale: "de_CH", isASCII: true).money(dollar) == "$-1'234'567.89")
    #expect(Formats(locale: "nb_NO", isASCII: true).money(krone) == "1 240,50 kr")
  }

  @Test func moneyAndTimeLocalesMayDiffer() throws {
    let environment = ["LANG": "en_US.UTF-8", "LC_MONETARY": "nb_NO.UTF-8"]
    let formats = Formats(LocaleChoice(environment: environment))
    #expect(formats.money(krone) == "1 240,50 kr")
    #expect(formats.mediumDate(try #require(Day(iso: "2026-11-21"))) == "Nov 21, 2026")
    #expect(formats.language == .english)
  }
}
