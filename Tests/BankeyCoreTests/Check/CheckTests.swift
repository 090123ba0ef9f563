import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct CheckTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  private func lines(_ check: Check, _ change: (inout AccountsSnapshot) -> Void = { _ in }) -> [String] {
    var snapshot = Sample.snapshot
    change(&snapshot)
    return check.findings(in: snapshot, at: Sample.clock).map {
      presenter.subject(of: $0) + ": " + presenter.sentence(of: $0)
    }
  }

  @Test func goodHealthReportsNothing() {
    #expect(lines(Check(below: Amount(units: 100, scale: 0), stale: Age("4d"))) == [])
  }

  @Test func failuresAreReportedOnceByDefault() {
    let lines = lines(Check()) { snapshot in
      snapshot.sources[0].lastError = "The bank is closed"
      snapshot.sources[1].connections = [
        ConnectionStatus(nativeId: "1", name: "First Bank", lastError: "Log in again"), ConnectionStatus(nativeId: "2"),
      ]
      for index in 0..<11 { snapshot.accounts[index].account.error = "The bank is closed" }
      snapshot.accounts[11].account.error = "Half of it"
    }
    #expect(
      lines == [
        "demo: not refreshed: The bank is closed", "Statement files, First Bank: not refreshed: Log in again",
        "Travel Wallet: not refreshed: Half of it",
      ])
  }

  @Test func endingConsentIsReported() {
    func lines(_ days: Int) -> [String] {
      self.lines(Check()) { snapshot in
        snapshot.sources[0].connections = [
          ConnectionStatus(nativeId: "1", name: "First Bank", consentUntil: Sample.today.advanced(by: days))
        ]
      }
    }
    #expect(lines(8) == [])
    #expect(lines(7) == ["demo, First Bank: consent for 7 more days"])
    #expect(lines(0) == ["demo, First Bank: consent expires today"])
    #expect(lines(-3) == ["demo, First Bank: consent expired Nov 18"])
  }

  @Test func balanceIsComparedInItsOwnCurrency() {
    #expect(
      lines(Check(below: Amount(units: 1240_51, scale: 2))) == [
        "Lommepenger: NOK 1,240.50, below NOK 1,240.51", "High-Interest Savings: $105.45, below $1,240.51",
      ])
  }

  @Test func debtsAndHiddenAccountsAreNotTooLow() {
    let limit = Check(below: Amount(units: 106, scale: 0))
    #expect(lines(limit) == ["High-Interest Savings: $105.45, below $106.00"])
    #expect(lines(limit) { $0.accounts[3].isHidden = true } == [])
    #expect(lines(limit) { $0.accounts[3].account.balance = nil } == [])
    #expect(lines(limit) { $0.accounts[3].account.balance = Amount(units: 106, scale: 0) } == [])
  }

  @Test func ageCountsFromTheBanksDate() {
    // The clock stands at 09:00; one balance is of 07:12 three days ago, the others of today.
    #expect(lines(Check(stale: Age("73h"))) == ["High-Interest Savings: bank data from Nov 18 07:12"])
    #expect(lines(Check(stale: Age("74h"))) == [])
    #expect(lines(Check(stale: Age("1h"))).count == 12)
    let day = LocalTime(day: Sample.today.advanced(by: -2))
    #expect(lines(Check(stale: Age("33h"))) { $0.accounts[0].account.balanceDate = day }.count == 1)
    #expect(lines(Check(stale: Age("32h"))) { $0.accounts[0].account.balanceDate = day }.count == 2)
  }

  @Test func withoutADateTheLastAnswerCounts() {
    func lines(_ updated: Timestamp?) -> [String] {
      self.lines(Check(stale: Age("1d"))) { snapshot in
        snapshot.accounts[4].isHidden = true
        snapshot.accounts[0].account.balanceDate = nil
        snapshot.accounts[0].account.updated = updated
      }
    }
    #expect(lines(Sample.clock.now) == [])
    let old = Timestamp(seconds: Sample.clock.now.seconds - 86_401)
    #expect(lines(old) == ["Banking Account: not refreshed since yesterday 08:59"])
    #expect(lines(nil) == ["Banking Account: not refreshed"])
  }

  @Test(arguments: [("30m", 1800), ("12h", 43_200), ("2d", 172_800), ("1w", 604_800), ("0d", 0)])
  func agesAreRead(text: String, seconds: Int64) { #expect(Age(text)?.seconds == seconds) }

  @Test(arguments: ["", "2", "d", "2 d", "-2d", "+2d", "2y", "1.5d", "2D", "99999999999999999d", "٢d"])
  func invalidAgesAreRefused(text: String) { #expect(Age(text) == nil) }
}
