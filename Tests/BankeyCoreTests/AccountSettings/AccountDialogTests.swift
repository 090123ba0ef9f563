import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite
struct AccountDialogTests {
  private let today = Sample.today

  private func unknown(_ currency: String = "USD") -> ListedAccount {
    ListedAccount(
      Account(
        id: "a", source: "files", nativeId: "1", name: "Checking", kind: .banking, currency: Currency(code: currency)))
  }

  private func balance(_ text: String, mark: DecimalMark = .dot, in currency: String = "USD") -> Result<
    Amount, AccountFormError
  > {
    Result { () throws(AccountFormError) in try AccountDialog.amount(text, mark: mark, in: Currency(code: currency)) }
  }

  @Test
  func amountUsesTheLocalesMarkAndRefusesAmbiguity() {
    #expect(balance("1,234.56") == .success(Sample.amount("1234.56")))
    #expect(balance("1234,56") == .success(Sample.amount("1234.56")))
    #expect(balance("1.234,56", mark: .comma) == .success(Sample.amount("1234.56")))
    #expect(balance("1,234") == .success(Sample.amount("1234")))
    #expect(balance("1.234") == .failure(.tooManyDecimals(Currency(code: "USD"))))
    #expect(balance("-5") == .success(Sample.amount("-5")))
    #expect(balance("5.5", in: "JPY") == .failure(.tooManyDecimals(Currency(code: "JPY"))))
    for text in ["", "x", "1e5", "12 dollars", "99999999999999999999"] { #expect(balance(text) == .failure(.noAmount)) }
  }

  @Test
  func balanceNeedsAPastOrPresentDay() throws {
    var dialog = AccountDialog(unknown(), asking: .balance)
    #expect(try dialog.answer("1,234.50", mark: .dot, today: today) == .asks)
    #expect(dialog.question == .day)
    #expect(throws: AccountFormError.future) { try dialog.answer("2026-11-22", mark: .dot, today: today) }
    #expect(throws: AccountFormError.noDay) { try dialog.answer("2026-11", mark: .dot, today: today) }
    let said = AccountDialog.Effect.changes(.balance(Sample.amount("1234.50"), on: Day(iso: "2026-11-01")!))
    #expect(try dialog.answer("01.11.2026", mark: .dot, today: today) == said)
    let isBack = dialog.back()
    #expect(isBack && dialog.question == .balance)
    #expect(try dialog.answer(" ", mark: .dot, today: today) == .changes(.noBalance))
    let isBackAgain = dialog.back()
    #expect(!isBackAgain)
  }

  @Test
  func configuredValuesAndSourceBalancesAreFixed() throws {
    var listed = unknown()
    listed.configured = [.name, .hidden]
    var dialog = AccountDialog(listed, asking: .menu)
    #expect(dialog.changes == [.name, .kind, .visibility, .order, .balance])
    #expect(throws: AccountFormError.configured) { try dialog.choose(0) }
    #expect(throws: AccountFormError.configured) { try dialog.choose(2) }
    #expect(try dialog.choose(1) == .asks)
    #expect(try dialog.choose(2) == .changes(.kind(.savings)))
    #expect(try dialog.choose(0) == .changes(.kind(nil)))
    #expect(AccountDialog(ListedAccount(Sample.accounts[0]), asking: .menu).changes.contains(.balance) == false)
  }

  @Test
  func orderMovesWithinAKindAndKeepsHiddenAccounts() throws {
    var snapshot = Sample.snapshot
    let banking = snapshot.accounts.prefix(3).map(\.id)
    #expect(snapshot.order(.up, of: banking[2]) == [banking[0], banking[2], banking[1]])
    #expect(snapshot.order(.up, of: banking[0]) == banking)
    #expect(snapshot.order(.down, of: banking[2]) == banking)
    #expect(snapshot.order(.first, of: banking[2]) == [banking[2], banking[0], banking[1]])
    #expect(snapshot.order(.byName, of: banking[0]) == [banking[0], banking[2], banking[1]])
    #expect(snapshot.order(.byBalance, of: banking[0]) == [banking[2], banking[0], banking[1]])
    #expect(snapshot.order(of: banking[0], at: 9) == [banking[1], banking[2], banking[0]])
    snapshot.accounts[1].isHidden = true
    #expect(snapshot.order(.up, of: banking[2]) == [banking[2], banking[0], banking[1]])
    #expect(snapshot.order(.up, of: "nobody") == nil)
  }

  @Test(arguments: ["en_US", "nb_NO"])
  func balanceNotesAreInBothLanguages(locale: String) {
    let presenter = Presenter(formats: Formats(locale: locale), clock: Sample.clock)
    var account = unknown().account
    account.balance = Sample.amount("1310.20")
    account.stated = StatedBalance(Sample.amount("1234.56"), on: Day(iso: "2026-11-01")!, isCounted: true)
    let open = presenter.statedNote(of: account) ?? ""
    #expect(open.contains(locale == "en_US" ? "calculated from your $1,234.56 on Nov 1" : "beregnet fra din saldo"))
    #expect(presenter.row(of: account).origin == presenter.strings.yours && !presenter.row(of: account).isStale)
    account.stated?.proof = .proved(Day(iso: "2026-11-15")!)
    #expect(presenter.statedNote(of: account)?.hasPrefix(open + ", ") == true)
    account.stated?.proof = .contradicted(
      Day(iso: "2026-11-15")!, said: Sample.amount("1300"), counted: Sample.amount("1310.20"))
    #expect(presenter.row(of: account).isStale)
    #expect(
      presenter.details(of: account).origin.contains(
        presenter.formats.money(Money(Sample.amount("1300"), account.currency))))
    #expect(presenter.row(of: account).freshnessShort == presenter.strings.contradictedShort)
  }
}
