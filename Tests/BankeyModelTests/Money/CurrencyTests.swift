import BankeyModel
import Foundation
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [("USD", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4), ("AED", 2), ("ZWL", 2), ("XAU", 0), ("XXX", 2)])
  func decimalsFollowTheStandard(code: String, decimals: Int) {
    let currency = Currency(code: code)
    #expect(currency.decimals == decimals)
    #expect(currency.isISO)
  }

  @Test func codeIsUppercase() {
    #expect(Currency(code: "nok") == Currency(code: "NOK"))
    #expect(Currency(code: "nok").code == "NOK")
  }

  @Test(arguments: ["points", "Avion", "ZZZ", "", "USDX", "AED2"])
  func unknownCodeIsCustom(name: String) {
    let currency = Currency(code: name)
    #expect(currency.code == name)
    #expect(currency.decimals == 2)
    #expect(!currency.isISO)
  }

  /// Every currency in use is in the table, in order.
  @Test func everyISOCurrencyIsKnown() {
    #expect(Locale.commonISOCurrencyCodes.filter { !Currency(code: $0).isISO } == [])
  }
}
