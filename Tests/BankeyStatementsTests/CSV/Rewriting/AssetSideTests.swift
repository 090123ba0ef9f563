import BankeyModel
import BankeyStatements
import Testing

/// Lists of transactions whose rows name a source and a destination, of which some are the user's own accounts.
@Suite struct AssetSideTests {
  private let header =
    "journal_id,type,amount,foreign_amount,currency_code,foreign_currency_code,description,date,source_name,source_type,destination_name,destination_type\n"

  /// The kinds of accounts tell the direction, whatever the sign, and a transfer between own accounts is both.
  @Test func kindsOfAccountsTellTheDirection() throws {
    let answer = try Answer(
      header + """
        1,Withdrawal,-42.50,,EUR,,Food,2026-07-09T00:00:00+02:00,Checking,Asset account,Spar,Expense account
        2,Deposit,-2000.00,,EUR,,Pay,2026-07-08T00:00:00+02:00,Acme,Revenue account,Checking,Asset account
        3,Transfer,-100.00,,EUR,,Cash,2026-07-07T00:00:00+02:00,Checking,Asset account,Wallet,Asset account
        4,Transfer,-50.00,55.00,EUR,USD,Trip,2026-07-06T00:00:00+02:00,Checking,Asset account,Dollars,Asset account

        """)
    func amounts(_ account: String) -> [Amount] {
      answer.statements.filter { $0.account.name == account }.flatMap { $0.rows.map(\.amount) }
    }
    #expect(amounts("Checking") == cents(-4250, 200000, -10000, -5000))
    #expect(amounts("Wallet") == cents(10000))
    #expect(amounts("Dollars") == cents(5500))
    #expect(answer.statements.first { $0.account.name == "Dollars" }?.account.currency.code == "USD")
  }

  /// A tab or a line end within a text stays within it.
  @Test(arguments: ["\t", "\n"]) func textsKeepTheirSeparators(mark: String) throws {
    let answer = try Answer(
      header + """
        1,Withdrawal,-42.50,,EUR,,"Food\(mark)and tea",2026-07-09,Checking,Asset account,Spar,Expense account
        2,Withdrawal,-1.00,,EUR,,Tea,2026-07-08,Checking,Asset account,Spar,Expense account

        """)
    #expect(answer.rows.map(\.amount) == cents(-4250, -100))
    #expect(answer.rows[0].description.replacing(mark, with: " ").contains("Food and tea"))
  }

  /// The amount that arrives must be read in its own currency.
  @Test func unreadableForeignAmountStopsTheImport() {
    let row = "4,Transfer,-50.00,n/k,EUR,USD,Trip,2026-07-06,Checking,Asset account,Dollars,Asset account\n"
    #expect(refusal(header + row) != nil)
  }

  /// Nothing is left out: a row without an own account, or one whose quote is never closed, stops the import.
  @Test(arguments: ["Acme,Revenue account,Spar,Expense account", "\"Checking,Asset account,Spar,Expense account"])
  func rowThatCannotBeReadStopsTheImport(_ sides: String) {
    let good = "1,Withdrawal,-42.50,,EUR,,Food,2026-07-09,Checking,Asset account,Spar,Expense account\n"
    #expect(refusal(header + good + "2,Withdrawal,-1.00,,EUR,,Tea,2026-07-08,\(sides)\n" + good) != nil)
  }
}
