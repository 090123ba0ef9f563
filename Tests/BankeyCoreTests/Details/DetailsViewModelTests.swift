import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct DetailsViewModelTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  @Test func headerShowsNamesDatesAndFigures() {
    let details = presenter.details(of: Sample.accounts[0])
    #expect(details.name == "Banking Account")
    #expect(details.origin == "Sbanken · bank data from today 07:12")
    #expect(details.number == "1234 56 78903")
    #expect(details.numberWithTitle == "Account 1234 56 78903")
    #expect(details.figures.map(\.title) == ["Available", "Balance"])
    #expect(details.figures.map(\.amount) == ["$929,420.33", "$929,466.23"])
  }

  /// Empty boxes are omitted; the balance is always there.
  @Test func creditLimitIsShownAndUnknownBalanceDashed() {
    var account = Sample.account("Student Mastercard")
    account.creditLimit = Sample.amount("1000.00")
    let details = presenter.details(of: account)
    #expect(details.figures.map(\.title) == ["Balance", "Credit limit"])
    #expect(details.figures.map(\.amount) == ["−$50.83", "$1,000.00"])
    account.balance = nil
    #expect(presenter.details(of: account).balance.amount == "—")
  }

  @Test(arguments: [(1, "yesterday 07:12"), (3, "Nov 18 07:12"), (400, "Oct 17, 2025 07:12")])
  func dateIsWrittenAsPeopleSayIt(age: Int, expected: String) {
    var account = Sample.accounts[0]
    account.balanceDate = LocalTime(day: Sample.today.advanced(by: -age), minute: 432)
    #expect(presenter.details(of: account).origin == "Sbanken · bank data from " + expected)
  }

  private func row(_ write: (inout ReportRows) -> Void) -> ReportRow? {
    var rows = ReportRows(presenter, in: Currency(code: "USD"))
    write(&rows)
    return rows.rows.first
  }

  @Test func reportRowsHaveTheirTexts() {
    let authorized = ReportSection.group(.authorized)
    #expect(
      row { $0.noTransactions(in: authorized) } == .message(authorized, "No authorized transactions in this period"))
    #expect(
      row { $0.notAvailable(authorized) }
        == .message(authorized, "Not available: this source does not report them"))
    #expect(
      row { $0.grandFooter(Sample.amount("1338.97")) }
        == .total(.grandTotal, ReportLine(text: "Grand total", amount: "+1,338.97")))
    #expect(
      row { $0.grandFooter(nil) } == .total(.grandTotal, ReportLine(text: "Grand total", amount: "—")))
  }

  @Test func emptyTextShowsTheCounterpartyOrAPlaceholder() {
    func text(_ description: String, _ counterparty: String?) -> String? {
      let transaction = Transaction(
        id: 1, account: "1", status: .posted, day: Sample.today, amount: Sample.amount("-4.10"),
        currency: Currency(code: "USD"), description: description, counterparty: counterparty)
      let row = row { $0.detail(.transaction(transaction, balance: nil), at: nil, of: .group(.posted), .odd) }
      guard case .transaction(_, let line) = row else { return nil }
      return line.text
    }
    #expect(text("COFFEE", "Roaster") == "COFFEE")
    #expect(text(" ", "Roaster") == "Roaster")
    #expect(text("", nil) == "(no text)")
  }

  @Test func matchedTransactionShowsItsAuthorization() {
    let match = TransactionMatch(
      day: Sample.today.advanced(by: -2), amount: Sample.amount("-4.00"), description: "COFFEE")
    let transaction = Transaction(
      id: 1, account: "1", status: .posted, day: Sample.today, authorizedDay: Sample.today.advanced(by: -1),
      amount: Sample.amount("-4.10"), currency: Currency(code: "USD"), description: "COFFEE", match: match)
    let row = row { $0.detail(.transaction(transaction, balance: nil), at: nil, of: .group(.posted), .odd) }
    guard case .transaction(_, let line) = row else { return #expect(Bool(false)) }
    #expect(line.note == "was authorized Nov 19")
  }
}
