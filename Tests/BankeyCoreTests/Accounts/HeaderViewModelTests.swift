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

  @Test(arguments: [
    (1, "2026-11-21T07:12:00Z", "1 new since 07:12", "1 ny siden 07:12"),
    (3, "2026-11-20T23:00:00Z", "3 new since yesterday", "3 nye siden i går"),
    (3, "2026-11-15T09:00:00Z", "3 new since Sunday", "3 nye siden søndag"),
    (3, "2026-11-14T09:00:00Z", "3 new since Nov 14", "3 nye siden 14. nov."),
    (3, "2025-11-14T09:00:00Z", "3 new since Nov 14, 2025", "3 nye siden 14. nov. 2025"),
    (3, nil, "3 new", "3 nye"),
    (2000, nil, "2,000+ new", "2 000+ nye"),
  ])
  func newTransactionsAreCountedSinceTheLastLook(count: Int64, time: String?, english: String, norwegian: String) {
    let rows = NewRows(
      Dictionary(uniqueKeysWithValues: (1...count).map { ($0, "a") }), since: time.flatMap(Timestamp.init(iso:)))
    let clock = Clock(fixed: Timestamp(iso: "2026-11-21T09:00:00Z"), offset: 0)
    for (locale, text) in [("en_US", english), ("nb_NO", norwegian)] {
      let presenter = Presenter(formats: Formats(locale: locale), clock: clock)
      let news = presenter.header(name: nil, of: Sample.snapshot, arrived: rows).news
      #expect(news?.replacing("\u{A0}", with: " ") == text)
    }
    #expect(presenter.header(name: nil, of: Sample.snapshot).news == nil)
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
