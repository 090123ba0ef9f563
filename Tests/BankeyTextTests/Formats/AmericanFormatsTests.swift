import BankeyModel
import BankeyText
import Testing

/// The figures as the screens show them.
@Suite struct AmericanFormatsTests {
  let formats = Formats(locale: "en_US")

  private func money(_ units: Int64, _ code: String = "USD", scale: Int = 2) -> Money {
    Money(Amount(units: units, scale: scale), Currency(code: code))
  }

  @Test func amountsShowTheirCurrency() {
    #expect(formats.money(money(92_946_623)) == "$929,466.23")
    #expect(formats.money(money(124_050, "NOK")) == "NOK 1,240.50")
    #expect(formats.money(money(22_000, "EUR")) == "€220.00")
    #expect(formats.money(money(-5083)) == "−$50.83")
    #expect(formats.money(money(-124_050, "NOK")) == "−NOK 1,240.50")
    #expect(formats.money(money(0)) == "$0.00")
  }

  @Test func changesAreSigned() {
    #expect(formats.signed(money(300_000)) == "+$3,000.00")
    #expect(formats.signed(money(-3510)) == "−$35.10")
    #expect(formats.signed(money(0)) == "$0.00")
    #expect(formats.signedPlain(Amount(units: 295_120, scale: 2), decimals: 2) == "+2,951.20")
    #expect(formats.plain(Amount(units: -410, scale: 2), decimals: 2) == "−4.10")
  }

  @Test func daysAndTimesAreAmerican() throws {
    let day = try #require(Day(iso: "2026-11-21"))
    #expect(formats.longDate(day) == "Saturday, November 21, 2026")
    #expect(formats.mediumDate(day) == "Nov 21, 2026")
    #expect(formats.shortDate(day.advanced(by: -18)) == "Nov 3")
    #expect(formats.time(7 * 60 + 12) == "07:12")
  }
}
