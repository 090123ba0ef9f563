import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The form for the settings of an account.
@Suite struct AccountFormTests {
  private static let files = "Travel Wallet"

  /// The sample, whose last account has no balance.
  private static func snapshot(_ change: (inout ListedAccount) -> Void = { _ in }) -> AccountsSnapshot {
    var snapshot = Sample.snapshot
    snapshot.accounts[11].account.balance = nil
    snapshot.accounts[11].account.balanceDate = nil
    change(&snapshot.accounts[11])
    return snapshot
  }

  private func start(
    _ width: Int = 80, _ height: Int = 24, locale: String = "en_US", _ capabilities: Capabilities = Capabilities()
  ) async -> Person {
    await Person(
      width, height, capabilities, bank: FakeBank(Self.snapshot()), locale: locale, density: .compact, motion: false
    ).start()
  }

  private func type(_ text: String, _ person: Person) { for letter in text { person.press(.character(letter)) } }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async {
    let person = await start(width, height)
    person.press("G", "R")
    expectScreen(person.screen, named: "account-form-\(width)x\(height)")
    person.press("5")
    type("12.345", person)
    person.press(.enter)
    expectScreen(person.screen, named: "account-form-balance-\(width)x\(height)")
  }

  @Test func norwegianAndASCIIScreensMatchRecordings() async {
    let person = await start(locale: "nb_NO", Capabilities(isUnicode: false))
    person.press("G", "R")
    expectScreen(person.screen, named: "account-form-ascii-norwegian")
    person.press("4")
    expectScreen(person.screen, named: "account-form-order-ascii-norwegian")
  }

  @Test func enteredBalanceIsMarkedInTheList() async {
    let person = await start()
    let stated = StatedBalance(Sample.amount("1234.56"), on: Day(iso: "2026-11-01")!, isCounted: true)
    person.bank.snapshotAfterChange = Self.snapshot {
      $0.account.balance = Sample.amount("1310.20")
      $0.account.stated = stated
    }
    person.press("G", "=")
    type("1,234.56", person)
    person.press(.enter)
    type("2026-11-01", person)
    person.press(.enter)
    await person.settle()
    let said = AccountSettingChange.balance(Sample.amount("1234.56"), on: Day(iso: "2026-11-01")!)
    #expect(person.bank.said.map(\.0) == [said])
    #expect(person.status.contains("its balance is €1,310.20, calculated from your €1,234.56 on Nov 1"))
    #expect(person.selected.joined().contains("= yours") && person.selected.joined().contains("1,310.20"))
    person.press("d", "d", "d", "G", .enter)
    #expect(person.text.contains("calculated from your €1,234.56"))
  }

  @Test func sourcesOwnBalanceCannotBeEntered() async {
    let person = await start()
    person.press("=")
    #expect(person.status.contains("its source states the balance"))
    person.press(.enter, "=")
    #expect(person.status.contains("states the balance"))
  }

  @Test func formAsksForNameKindAndPlace() async {
    let person = await start()
    person.press("R", "1")
    type("Household", person)
    person.press(.enter)
    await person.settle()
    person.press("2", "3")
    await person.settle()
    person.press("3")
    await person.settle()
    person.press("4", "2", "1")
    await person.settle()
    #expect(person.bank.said.map(\.0) == [.name("Household"), .kind(.savings), .hidden(true)])
    #expect(person.bank.ordered.count == 2 && person.bank.ordered[0].count == 3)
    person.press(.escape, .escape)
    #expect(person.text.contains("BANKING"))
  }

  @Test func helpListsTheKeysOfForms() async {
    let person = await start()
    person.press("S", "?")
    for text in ["choose an answer", "accept the answer", "go back"] { #expect(person.text.contains(text)) }
  }

  @Test func sChangesTheOrder() async {
    let person = await start()
    person.press("j", "S")
    #expect(person.text.contains("• No-Fee All-In Chequing, 2 of 3"))
    person.press("1")
    await person.settle()
    #expect(person.bank.ordered.first?.first == Sample.accounts[1].id)
    #expect(person.text.contains("Its position"))
    person.press("6")
    await person.settle()
    #expect(person.bank.ordered.last == [])
  }

  @Test func failureIsReportedAndChangesNothing() async {
    let person = await start()
    person.bank.fault = BankError("the disk is full")
    person.press("R", "3")
    await person.settle()
    #expect(person.text.contains("the disk is full"))
    person.press(.enter, .escape)
    #expect(person.text.contains("BANKING"))
  }

  @Test func contradictionIsShownBesideTheBalance() async {
    let person = await start()
    person.bank.answer = .success(
      Self.snapshot {
        $0.account.balance = Sample.amount("1300")
        $0.account.stated = StatedBalance(
          Sample.amount("1234.56"), on: Day(iso: "2026-11-01")!,
          proof: .contradicted(Day(iso: "2026-11-15")!, said: Sample.amount("1300"), counted: Sample.amount("1310.20")))
      })
    await person.viewer.reload()
    person.press("G")
    #expect(person.selected.joined().contains("! contradicted"))
  }
}
