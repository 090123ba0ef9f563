import BankeyConfig
import BankeyModel
import Testing

@Suite struct RatesConfigTests {
  @Test func ratesAreOffWithoutABase() throws {
    #expect(try config("").rates == nil)
    #expect(try config("[rates]\naddress = \"https://mirror.example/\"").rates == nil)
    #expect(try config("[rates]\nbase = \"nok\"").rates == RatesSetting(base: Currency(code: "NOK")))
    let mirrored = try config("[rates]\naddress = \"http://127.0.0.1:8080/\"\nbase = \"EUR\"")
    #expect(mirrored.rates == RatesSetting(base: Currency(code: "EUR"), address: "http://127.0.0.1:8080/"))
    #expect(mirrored.warnings.isEmpty)
  }

  @Test func invalidCurrencyOrAddressIsRefused() {
    #expect(
      fault("[rates]\nbase = \"crowns\"")
        == "config.toml:2: `rates.base` must be the code of a currency, such as \"NOK\"")
    #expect(fault("[rates]\nbase = \"XXX\"").contains("must be the code of a currency"))
    #expect(fault("[rates]\nbase = 578").contains("must be a text in quotes"))
    #expect(fault("[rates]\naddress = \"ftp://a/\"") == "config.toml:2: `rates.address` must begin with https://")
  }
}
