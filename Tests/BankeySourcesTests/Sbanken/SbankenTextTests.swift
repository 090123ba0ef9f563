import BankeyCore
import BankeyModel
import Testing

@testable import BankeySources

/// The day of a purchase, hidden in a text.
struct SbankenTextTests {
  @Test(arguments: [
    ("*6755 09.02 NOK 10.21 PARKING Kurs: 1.0000", "2021-02-10", "2021-02-09"),
    ("09.02 KIWI 505", "2021-02-10", "2021-02-09"),
    ("Til Per Betalt: 08.02.21", "2021-02-10", "2021-02-08"), ("*6755 30.12 NOK 1.00 X", "2021-01-03", "2020-12-30"),
    ("31.12 KIWI", "2021-01-01", "2020-12-31"), ("29.02 KIWI", "2020-03-01", "2020-02-29"),
  ])
  func purchaseDayIsFound(text: String, booked: String, day: String) {
    #expect(SbankenText.purchaseDay(in: text, booked: Day(iso: booked)!)?.description == day)
  }

  @Test(arguments: [
    "", "KIWI 09.02", "*6755", "12.50 KR", "30.02 KIWI", "1.2 KIWI", "09.02.2021 X", "+9.02 X", "11.02 KIWI",
    "Betalt: 08.02.09", "09,02 X",
    "*6755 NOK 10.21", "٠٩.٠٢ X",
  ])
  func otherTextHasNoPurchaseDay(text: String) {
    #expect(SbankenText.purchaseDay(in: text, booked: Day(iso: "2021-02-10")!) == nil)
  }
}
