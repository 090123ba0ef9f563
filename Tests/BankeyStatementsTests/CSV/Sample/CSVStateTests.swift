import BankeyModel
import BankeyStatements
import Testing

/// Transactions that are pending or did not happen.
@Suite struct CSVStateTests {
  /// A column that only says whether a transaction was canceled.
  @Test(arguments: [("Cancelled", "Yes", "No"), ("취소여부", "Y", "N"), ("Voided", "true", "false")])
  func canceledRowsAreLeftOut(_ header: String, _ yes: String, _ no: String) throws {
    let answer = try Answer(
      """
      Date,Description,Amount,\(header)
      2026-09-10,Store,-43.00,\(no)
      2026-09-12,Shoes,-15.00,\(yes)
      2026-09-13,Salary,3000.00,\(no)

      """)
    #expect(answer.rows.map(\.amount) == cents(-4300, 3000_00))
    #expect(answer.problems.contains { $0.message.contains("canceled or declined") })
  }

  /// The status of something else is not the transaction's.
  @Test func statusOfThePayoutDoesNotCount() throws {
    let answer = try Answer(
      """
      Transaction Date,Type,Order,Payout Status,Payout Date,Amount,Fee,Net,Currency
      2026-10-03 10:12:31,charge,#1001,paid,2026-10-06,30.00,0.75,29.25,EUR
      2026-10-04 09:00:00,refund,#1001,in_transit,2026-10-06,-5.00,0.00,-5.00,EUR
      2026-10-05 09:00:00,charge,#1002,in_transit,2026-10-06,10.00,0.25,9.75,EUR

      """)
    #expect(answer.rows.map(\.amount) == cents(2925, -500, 975))
    #expect(answer.rows.allSatisfy { $0.status == .posted })
  }

  /// A reversal of its own is money back.
  @Test(arguments: ["취소여부", "취소상태"]) func reversalsCount(_ header: String) throws {
    let answer = try Answer(
      """
      이용일자,가맹점명,이용금액,\(header)
      2026-09-10,Store,4300,
      2026-09-11,Market,120000,
      2026-09-12,Store,-4300,취소

      """)
    #expect(answer.rows.map(\.amount) == [-4300, -120_000, 4300].map { Amount(units: $0, scale: 0) })
  }

  /// A pending row without a posting date and balance is not among what the balances contain.
  @Test func pendingRowsDoNotBreakTheBalances() throws {
    let answer = try Answer(
      """
      Started Date,Completed Date,Description,Amount,Currency,State,Balance
      2026-09-02 12:00:00,2026-09-03 08:00:00,Grocer,-23.40,EUR,COMPLETED,226.60
      2026-09-04 08:00:00,,Coffee,-1.20,EUR,PENDING,
      2026-09-06 08:00:00,2026-09-07 08:00:00,Market,-10.00,EUR,COMPLETED,216.60
      2026-09-08 08:00:00,2026-09-08 08:00:00,Topup,10.00,EUR,COMPLETED,226.60

      """)
    #expect(answer.rows.map(\.status) == [.posted, .authorized, .posted, .posted])
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["226.60"])
  }

  /// The newest row has no balance yet, so the closing balance is that of the day before.
  @Test func newestRowMayHaveNoBalance() throws {
    let answer = try Answer(
      """
      Date,Description,Amount,Balance
      2026-09-18,Transfer,-20.00,
      2026-09-17,Power,-85.20,1994.80
      2026-09-15,Payroll,2080.00,2080.00
      2026-09-14,Check,-100.00,0.00

      """)
    let balance = try #require(answer.statements.flatMap(\.balances).first)
    #expect(balance.balance?.description == "1994.80")
    #expect(balance.date?.day.description == "2026-09-17")
  }

  /// Rows above all balances are reserved amounts, which the balances do not contain.
  @Test func newestRowsWithoutABalanceAreNotPosted() throws {
    let answer = try Answer(
      """
      Datum,Transaktion,Belopp,Saldo
      2020-05-05,Reservation Kortköp,"-99,00",
      2020-05-03,Reservation Kortköp,"-34,95",-
      2020-05-05,Swish,"3.000,00","8.778,76"
      2020-05-05,Kortköp,"-50,19","5.778,76"
      2020-05-04,Kortköp,"-9,00","5.828,95"

      """)
    #expect(answer.rows.map(\.status) == [.authorized, .authorized, .posted, .posted, .posted])
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["8778.76"])
    #expect(answer.problems.contains { $0.message.hasPrefix("The newest rows have no balance") })
  }

  /// The balance of a day may stand only in its last row.
  @Test func rowsWithoutABalanceAmongOthersArePosted() throws {
    let answer = try Answer(
      """
      Date,Description,Amount,Balance
      2026-09-14,Check,-100.00,
      2026-09-14,Payroll,2080.00,1980.00
      2026-09-15,Power,-85.20,
      2026-09-15,Shop,-10.00,1884.80
      2026-09-17,Rent,-84.80,1800.00

      """)
    #expect(answer.rows.allSatisfy { $0.status == .posted })
  }

  @Test func picturesAreStates() throws {
    let answer = try Answer(
      "Date,Text,Amount,Status\n2026-01-15,A,-5.00,✅\n2026-01-16,B,-4.00,❌\n2026-01-17,C,-3.00,⏳ wait\n")
    #expect(answer.rows.map(\.status) == [.posted, .authorized])
  }

  /// A line in the column of dates gives the rows below it their status.
  @Test func titlesBetweenRowsGiveTheStatus() throws {
    let answer = try Answer(
      """
      "Date","Type","Description","Withdrawal (-)","Deposit (+)","Balance"
      "Pending Transactions"
      "12/23/2025","VISA","Coffee","$5.00","",""
      "Posted Transactions"
      "11/13/2025","TRANSFER","Funds","$10,500.00","","$50.01"
      "11/12/2025","ACH","Transfer","","$10,500.00","$10,550.01"
      "10/27/2025","ACH","Debit","$1.10","","$50.01"

      """)
    #expect(answer.rows.map(\.status) == [.authorized, .posted, .posted, .posted])
  }

  /// Numbers before the date are those of own accounts, even when only two rows share one.
  @Test func accountNumbersBeforeTheDateAreAccounts() throws {
    let answer = try Answer(
      """
      Account Number,Date,Description,Amount
      00002-1234567,6/2/2026,PAYROLL,2500.00
      00002-1234567,6/23/2026,RENT,-500.00
      4510123412341234,6/14/2026,BOOKS,-12.50
      00002-7654321,6/5/2026,SAVINGS,100.00

      """)
    #expect(answer.statements.map(\.account.number) == ["00002-1234567", "4510123412341234", "00002-7654321"])
  }
}
