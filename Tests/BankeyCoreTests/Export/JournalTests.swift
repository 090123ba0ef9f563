import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite struct JournalTests {
  private static func account(_ id: String, _ name: String, _ kind: AccountKind = .banking, _ code: String = "USD")
    -> Account
  {
    Account(
      id: id, source: "files", nativeId: id, name: name, kind: kind, currency: Currency(code: code, decimals: 2))
  }

  private let accounts = [
    account("1", "Daily: use (shared)"), account("2", "visa  «Avion»; card", .creditCard),
    account("3", "Daily: use (shared)"),
    account("4", "", .other, "AVION points 2"), account("5", "Unsaid", .banking, "XXX"),
  ]

  private func transaction(
    _ account: String, _ text: String, _ units: Int64 = -4880, status: TransactionStatus = .posted,
    to other: String? = nil
  ) -> Transaction {
    Transaction(
      id: 7, account: account, status: status, day: Day(iso: "2026-11-20")!,
      authorizedDay: other == nil ? nil : Day(iso: "2026-11-18"), amount: Amount(units: units, scale: 2),
      currency: accounts.first { $0.id == account }?.currency ?? Currency(code: "EUR", decimals: 2), description: text,
      counterparty: other)
  }

  @Test
  func hledgerTextCannotBecomeSyntax() {
    let journal = LedgerJournal(accounts, shownName: \.name)
    #expect(
      journal.entry(transaction("1", "Green; Grocer\n2026-01-01 x", to: "A, B; C")) == """

        2026-11-20 * Green, Grocer 2026-01-01 x
            ; id: 7, authorized: 2026-11-18, counterparty: A B C
            Assets:Banking:Daily use shared  -48.80 USD
            Expenses:Unknown

        """)
    #expect(
      journal.entry(transaction("2", "(refund)", 100, status: .authorized)) == """

        2026-11-20 ! () (refund)
            ; id: 7
            Liabilities:Cards:visa «Avion», card  1.00 USD
            Income:Unknown

        """)
    #expect(journal.entry(transaction("3", "x")).contains("  Assets:Banking:Daily use shared 3  -48.80 USD\n"))
    #expect(journal.entry(transaction("4", "x")).contains("  Assets:Other:Unnamed  -48.80 \"AVION points 2\"\n"))
    #expect(journal.entry(transaction("5", "x")).contains("  Assets:Banking:Unsaid  -48.80\n"))
    #expect(journal.entry(transaction("closed", "x")).contains("  Assets:Other:closed  -48.80 EUR\n"))
  }

  @Test
  func beancountAccountsNamesAndTextsAreEscaped() {
    let journal = BeancountJournal(accounts, shownName: \.name)
    #expect(
      journal.head.hasSuffix(
        """
        1900-01-01 open Income:Unknown
        1900-01-01 open Expenses:Unknown
        1900-01-01 open Assets:Banking:Daily-use-shared USD
        1900-01-01 open Liabilities:Cards:Visa-Avion-card USD
        1900-01-01 open Assets:Banking:Daily-use-shared-3 USD
        1900-01-01 open Assets:Other:Unnamed AVION-POINTS-2
        1900-01-01 open Assets:Banking:Unsaid XXX

        """))
    #expect(
      journal.entry(transaction("1", "a \"b\" \\c", to: "Grocer")) == """

        2026-11-20 * "Grocer" "a \\"b\\" \\\\c"
          id: "7"
          authorized: 2026-11-18
          Assets:Banking:Daily-use-shared  -48.80 USD
          Expenses:Unknown

        """)
    #expect(
      journal.entry(transaction("4", "x", 5, status: .authorized)) == """

        2026-11-20 ! "x"
          id: "7"
          Assets:Other:Unnamed  0.05 AVION-POINTS-2
          Income:Unknown

        """)
  }
}
