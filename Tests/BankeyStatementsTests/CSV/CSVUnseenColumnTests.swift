import BankeyModel
import BankeyStatements
import Testing

/// Columns that look like those of a transaction but say something else.
@Suite struct CSVUnseenColumnTests {
  /// A currency that stands only beside foreign figures is not the account's.
  @Test func currencyOfForeignFiguresIsNotTheAccounts() throws {
    let answer = try Answer(
      """
      Date,Description,Amount,FX Amount,FX Currency
      2026-01-13,Hotel,-434.50,-500.00,USD
      2026-01-15,Wage,1000.00,,
      2026-01-16,Taxi,-20.00,-25.00,USD

      """)
    #expect(answer.statements.map(\.account.currency.code) == ["XXX"])
  }

  /// A column that equals the amount in one currency only may be what the account was charged, so the user says which
  /// counts.
  @Test func amountInTheAccountsCurrencyAsks() throws {
    let rows = ["2026-01-03,A,-10.00,USD,-9.20", "2026-01-05,B,50.00,EUR,50.00", "2026-01-14,C,-20.00,GBP,-23.50"]
    let file = "Date,Merchant,Amount,Currency,Billed\n" + rows.joined(separator: "\n") + "\n"
    #expect(refusal(file)?.question?.topic == .amount)
  }

  /// The currency behind the amounts of purchases is not that of what the account was charged, and tells which it is.
  @Test func currencyOfPurchasesTellsThatOfTheAccount() throws {
    let answer = try Answer(
      """
      Date,Description,Amount,Spent abroad,Currency
      2026-01-03,A,-9.20,-10.00,USD
      2026-01-05,B,50.00,50.00,EUR
      2026-01-14,C,-23.50,-20.00,GBP

      """)
    #expect(answer.statements.map(\.account.currency.code) == ["EUR"])
    #expect(answer.rows.map(\.amount) == cents(-920, 5000, -2350))
  }

  /// A bill is of a month, unlike the posting of a purchase.
  @Test func datesOfBillsAreNotPostings() throws {
    func days(_ dates: String...) throws -> [String] {
      let rows = dates.map { "\($0),A,-4.50\n" }.joined()
      return try Answer("Transaction date,Statement date,Description,Amount\n" + rows).rows.map(\.day.description)
    }
    #expect(
      try days("2026-01-03,2026-01-31", "2026-01-25,2026-01-31", "2026-02-14,2026-02-28")
        == ["2026-01-03", "2026-01-25", "2026-02-14"])
    #expect(try days("2026-01-03,2026-01-05", "2026-01-25,2026-01-26") == ["2026-01-05", "2026-01-26"])
  }

  /// What programs write for nothing, weekdays, months and running numbers with letters are no texts.
  @Test func wordsForNothingAreNotText() throws {
    let answer = try Answer(
      """
      Date;Day;Description;Counterparty;Reference;Ref;Amount
      2026-01-03;Saturday;Rent;n/a;N/A;AB 0001;-434.50
      2026-01-05;Monday;Wage;ACME;none;AB 0002;1000.00
      2026-01-14;Wednesday;Rema 1000;null;NULL;AB 0003;-20.00

      """)
    #expect(answer.rows.map(\.description) == ["Rent", "ACME - Wage", "Rema 1000"])
    #expect(answer.rows.map(\.counterparty) == [nil, "ACME", nil])
  }

  /// The last row may be the sum of the others, whatever it is called; so may the first, if the newest is the first.
  @Test func rowWithTheSumOfAllAsks() throws {
    let head = "Date,Description,Amount\n"
    let all = "2026-01-14,C,-20.00\n2026-01-05,B,1000.00\n2026-01-03,A,-434.50\n"
    #expect(refusal(head + "2026-01-31,3 rows,545.50\n" + all)?.question?.topic == .line)
    #expect(try Answer(head + "2026-01-31,D,1091.00\n" + all).rows.count == 4)
    let rows = "Date,Description,Amount\n2026-01-03,A,-434.50\n2026-01-05,B,1000.00\n2026-01-14,C,-20.00\n"
    let error = refusal(rows + "2026-01-31,3 rows,545.50\n")
    #expect(error?.message.hasPrefix("The row “3 rows” equals the sum of all other rows") == true)
    #expect(error?.question?.topic == .line)
    #expect(try Answer(rows + "2026-01-31,D,545.00\n").rows.count == 4)
  }

  /// A row without a word beside words for both directions cannot be read, but the words of the others count.
  @Test func missingDirectionIsNoOtherQuestion() {
    let rows = ["2026-01-05,餐饮,美团,支出,20.00", "2026-01-06,转账,张三,收入,100.00", "2026-01-07,理财,余额宝,,0.50"]
    let error = refusal("交易时间,交易分类,交易对方,收/支,金额\n" + rows.joined(separator: "\n") + "\n")
    #expect(error?.message.contains("could read only 2 of 3 rows") == true)
  }

  @Test func filesOfTextAreNamedAsText() {
    #expect(refusal("Dear customer,\n\nregards\n")?.message.contains("it is text, but") == true)
  }
}
