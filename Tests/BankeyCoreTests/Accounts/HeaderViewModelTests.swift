import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct HeaderViewModelTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  @Test func netWorthIsOneFigurePerCurrency() {
    let header = presenter.header(name: "Jonathan", of: Sample.snapshot)
    #expect(
      [header.netWorth] + header.others == ["$981,350.49", "+ NOK 1,240.50", "+ €220.00"])
    #expect(header.greeting == "Good morning")
    #expect(header.name == "Jonathan")
    #expect(header.date == "Saturday, November 21, 2026")
    #expect(header.freshness == "1 balance is old")
    #expect(header.updated == "updated 09:00")
    #expect(header.counted == nil)
    #expect(!header.isNight)
  }

  @Test func hiddenAccountsCountAndExcludedDoNot() {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].isHidden = true
    #expect(presenter.header(name: nil, of: snapshot).netWorth == "$981,350.49")
    snapshot.accounts[0].isExcluded = true
    #expect(presenter.header(name: nil, of: snapshot).netWorth == "$51,884.26")
  }

  @Test func unknownBalanceIsNotCounted() {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = nil
    let header = presenter.header(name: nil, of: snapshot)
    #expect(header.netWorth == "$51,884.26")
    #expect(header.counted == "11 of 12 counted")
  }

  @Test func nothingIsCountedBeforeDataArrives() {
    #expect(presenter.header(name: nil, of: nil).netWorth == "—")
    let header = presenter.header(name: nil, of: nil, isLoading: true)
    #expect(header.netWorth == nil)
    #expect(header.freshness == nil)
    #expect(header.updated == nil)
  }

  @Test func headerIsNorwegian() {
    let presenter = Presenter(formats: Formats(locale: "nb_NO"), clock: Sample.clock)
    let header = presenter.header(name: "Kari", of: Sample.snapshot)
    #expect(header.greeting == "God morgen")
    #expect(header.netWorthTitle == "Formue")
    #expect(header.date == "lørdag 21. november 2026")
    #expect(header.freshness == "1 saldo er gammel")
  }

  @Test func configuredNameReplacesTheOwners() {
    var snapshot = Sample.snapshot
    #expect(presenter.header(name: nil, of: snapshot).name == nil)
    snapshot.accounts[0].account.owner = "Kari Nordmann"
    #expect(presenter.header(name: nil, of: snapshot).name == "Kari")
    #expect(presenter.header(name: "K", of: snapshot).name == "K")
    snapshot.accounts[1].account.owner = "Ola Nordmann"
    #expect(presenter.header(name: nil, of: snapshot).name == nil)
  }
}
