import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct AccountRowViewModelTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  @Test func rowHasEveryField() {
    let row = presenter.row(of: Sample.account("Banking Account"))
    #expect(row.accountType == "Banking")
    #expect(row.accountName == "Banking Account")
    #expect(row.balanceTitle == "Current balance")
    #expect(row.balanceAmount == Sample.amount("929466.23"))
    #expect(row.balanceFormatted == "$929,466.23")
    #expect(row.balanceDollarsAndCents?.whole == "929,466")
    #expect(row.balanceDollarsAndCents?.cents == "23")
    #expect(row.numberTail == "··8903")
    #expect(row.institution == "Sbanken")
    #expect(row.freshness == nil)
    #expect(!row.isStale)
    #expect(row.trend == nil)
  }

  @Test(arguments: [("Visa Avion Card", "0", "00"), ("Tax-Free Saver", "2,000", "00")])
  func dollarsAndCentsAreNeverRounded(name: String, dollars: String, cents: String) {
    let parts = presenter.row(of: Sample.account(name)).balanceDollarsAndCents
    #expect(parts?.whole == dollars)
    #expect(parts?.cents == cents)
  }

  @Test func investmentHasAValueAndCardItsProductName() {
    #expect(presenter.row(of: Sample.account("Growth Fund")).balanceTitle == "Value")
    #expect(presenter.row(of: Sample.account("Visa Avion Card")).accountType == "Credit card")
    #expect(presenter.row(of: Sample.account("Travel Wallet")).institution == "file")
    #expect(presenter.row(of: Sample.account("Travel Wallet")).numberTail == nil)
  }

  @Test func oldBalanceShowsItsAge() {
    let row = presenter.row(of: Sample.accounts[4])
    #expect(row.isStale)
    #expect(row.freshness == "bank data 3 days old")
    #expect(row.freshnessShort == "3 days")
    var account = Sample.accounts[0]
    account.error = "no answer"
    let failed = presenter.row(of: account)
    #expect(failed.isStale)
    #expect(failed.freshness == "not refreshed")
    account.balanceDate = Sample.accounts[4].balanceDate
    #expect(presenter.row(of: account).freshness == "not refreshed, bank data 3 days old")
    #expect(presenter.row(of: account).freshnessShort == "failed")
    #expect(presenter.details(of: account).origin == "Sbanken · bank data from Nov 18 07:12 · not refreshed")
    #expect(presenter.details(of: account).originShort == "not refreshed")
  }

  @Test func veryOldBalanceShowsItsDate() {
    var account = Sample.accounts[0]
    account.balanceDate = LocalTime(day: Day(iso: "2010-10-26")!)
    #expect(presenter.row(of: account).freshness == "bank data from Oct 26, 2010")
    #expect(presenter.row(of: account).freshnessShort == "Oct 26, 2010")
  }

  @Test func unknownBalanceIsADashAndNeverZero() {
    var account = Sample.accounts[0]
    account.balance = nil
    let row = presenter.row(of: account)
    #expect(row.balanceFormatted == "—")
    #expect(row.balanceAmount == nil)
    #expect(row.balanceDollarsAndCents == nil)
  }

  @Test func accountWithoutANameShowsItsNumber() {
    var account = Sample.accounts[0]
    account.name = ""
    #expect(presenter.row(of: account).accountName == "Account 1234 56 78903")
    (account.source, account.number, account.nativeId) = ("files", nil, "12345678903")
    #expect(presenter.row(of: account).accountName == "Account 1234 56 78903")
    account.nativeId = ""
    #expect(presenter.row(of: account).accountName == "Banking")
  }
}
