import BankeyModel
import BankeyStatements
import Testing

/// Forms that banks write and that only the contents of a table explain.
@Suite struct CSVUnseenFormTests {
  /// Without headers, lines about the account are not rows that show what a column is.
  @Test func balancesDoNotHideColumns() throws {
    let answer = try Answer(
      """
      LT357300010133333333,10,2026-01-01,,Opening balance,100.00,EUR,K,,AS
      LT357300010133333333,20,2026-01-04,Ann,Rent,9.00,EUR,K,2017010133333333,MK
      LT357300010133333333,20,2026-01-14,Bank,Fee,1.50,EUR,D,2017010133333335,MK
      LT357300010133333333,86,2026-01-15,,Closing balance,107.50,EUR,K,,LS

      """)
    #expect(answer.rows.map(\.amount) == cents(900, -150))
  }

  /// Single quotes around dates and texts, a number of a card above the table, a name beside an address of mail.
  @Test func singleQuotesCardsAndNamesAreRead() throws {
    let answer = try Answer(
      """
      MasterCard 1234 1234 1234 5678 ANN LEE
      'Date','Description',Amount,'Correo electrónico','Nombre'
      '01 Mar 2026','Fee',-5.00,a@b.c,Bank
      '02 Mar 2026','Rent',-50.00,d@e.f,Landlord

      """)
    #expect(answer.rows.map(\.day.description) == ["2026-03-01", "2026-03-02"])
    #expect(answer.rows.map(\.counterparty) == ["Bank", "Landlord"])
    #expect(answer.statements.map(\.account.number) == ["1234 1234 1234 5678"])
  }

  /// A line about the account may have as many fields as the rows below it, which have no headers.
  @Test func lineAboutTheAccountIsNotARow() throws {
    let answer = try Answer(
      """
      Compte;****1234;31/01/2025;;3 439,75
      31/01/2025;;VIR;RETRAIT;-45,20
      28/01/2025;;PRLV;LOYER;-850,00

      """)
    #expect(answer.rows.map(\.amount) == cents(-4520, -85000))
  }

  /// Without headers, a row without an amount does not hide the column of the others, and long numbers before the date
  /// are those of several accounts.
  @Test func emptyAmountAndNumbersBeforeTheDateAreUnderstood() throws {
    let rows = [
      "1111222233330000;21.01.2013;Fuel;;-15,00", "1111222233330000;28.01.2013;Interest;;0,75",
      "1111222233334444;07.01.2013;Books;;-30,00", "1111222233334444;07.01.2013;+ 15.0 POINTS;;",
      "1111222233334444;08.01.2013;Books;;-1,49",
    ]
    let answer = try Answer(rows.joined(separator: "\n") + "\n")
    #expect(answer.statements.map(\.account.number) == ["1111222233330000", "1111222233334444"])
    #expect(answer.rows.map(\.amount) == cents(-1500, 75, -3000, -149))
  }

  @Test func amountWithoutTaxIsNotTheAmount() throws {
    let answer = try Answer(
      """
      Settlement date,Counterparty name,Total amount (incl. VAT),Amount without VAT,Currency,Reference
      2025-01-31,Cash,-45.20,-40.00,EUR,Visit
      2025-01-28,Shop,-12.10,-10.00,EUR,Pens

      """)
    #expect(answer.rows.map(\.amount) == cents(-4520, -1210))
  }

  /// A column of numbers is not a name, whatever its header says.
  @Test func numbersOfCounterpartiesAreNotTheirNames() throws {
    let answer = try Answer(
      """
      Date;Montant;Contrepartie;Details
      31/01/2025;-45,20;BE68539007547034;Cash
      28/01/2025;-850,00;BE68539007547034;Rent

      """)
    #expect(answer.rows.map(\.description) == ["Cash", "Rent"])
    #expect(answer.rows.map(\.counterparty) == [nil, nil])
    #expect(answer.rows.map(\.counterpartyAccount) == ["BE68539007547034", "BE68539007547034"])
  }

  /// A shop may be called like a total. The sum of the other rows is one.
  @Test(arguments: ["TOTAL", "New Balance", "Sum", "TOTAL MARS"]) func shopsWithNamesOfTotalsAsk(_ name: String) throws
  {
    let rows = ["2026-01-15,A,-40.00", "2026-01-16,B,-5.00", "2026-01-17,C,100.00"]
    func file(_ amount: String) -> String {
      "Date,Description,Amount\n2026-01-14,\(name),\(amount)\n" + rows.joined(separator: "\n") + "\n"
    }
    #expect(refusal(file("-60.00"))?.message.contains("looks like a balance or a total") == true)
    #expect(try Answer(file("-45.00")).rows.count == 3)
  }

  /// The day on which a bill is due is not that of a purchase, and no account.
  @Test(arguments: ["Due Date", "Billing Date", "Abrechnungsdatum", "支払日"]) func dueDaysAreNotPostings(
    _ name: String
  ) throws {
    let answer = try Answer(
      "Purchase Date,Description,Amount,\(name)\n2026-01-15,A,-4.00,2026-02-10\n2026-01-16,B,-5.00,2026-02-10\n")
    #expect(answer.rows.map(\.day.description) == ["2026-01-15", "2026-01-16"])
    #expect(answer.statements.map(\.account.number) == [nil])
  }

  /// Amounts in thousands are rounded.
  @Test(arguments: ["Amount (thousands)", "Betrag in TEUR", "金額(千円)"]) func roundedAmountsAreRefused(_ name: String) {
    let error = refusal("Date,Description,\(name)\n2026-01-15,A,-4.00\n2026-01-16,B,5.00\n")
    #expect(error?.message.contains("in thousands or millions") == true)
  }

  /// Where a payment was returned, nobody but the user knows whether it counts.
  @Test(arguments: ["Devuelto", "Estornado", "Zwrócona", "Refunded"]) func returnedPaymentsAsk(_ status: String) {
    let error = refusal("Date,Description,Amount,Status\n2026-01-15,A,-4.00,Completed\n2026-01-16,B,-5.00,\(status)\n")
    #expect(error?.question != nil)
  }

  /// Of two columns for either side, the one with few names is the owner's. Lines within a text are joined.
  @Test func otherSideOfTwoColumnsIsTheCounterparty() throws {
    let answer = try Answer(
      """
      Buchungstag;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Verwendungszweck;Umsatz
      24.06.2026;Ann Lee;Drugstore;"Card
      Bremen";-10,90
      23.06.2026;Ann Lee;Tea Shop;Card;-6,95
      29.05.2026;Lee, Ann;Employer;Wage;5156,31

      """)
    #expect(answer.rows.map(\.counterparty) == ["Drugstore", "Tea Shop", "Employer"])
    #expect(answer.rows.first?.description == "Drugstore - Card Bremen")
  }

  /// Dates in the lines above decide what comes first below, and name no account.
  @Test func datesAboveTheTableDecideTheirOrder() throws {
    let answer = try Answer(
      """
      Account 12345678
      Statement period: 01/03/2026 to 31/03/2026
      Date,Description,Amount
      03/03/2026,A,-45.20
      11/03/2026,B,-4.20
      05/03/2026,C,-5.20

      """)
    #expect(answer.rows.map(\.day.description) == ["2026-03-03", "2026-03-11", "2026-03-05"])
    #expect(answer.problems.contains { $0.message.contains("because the dates above the table are written that way") })
    #expect(answer.statements.map(\.account.number) == ["12345678"])
  }

  /// Sums are no transactions: of a month, and of all rows below them without a text.
  @Test(arguments: ["2026-01-31,Total January,154.80", "2026-01-31,,154.80"]) func sumsAreNotTransactions(
    _ sum: String
  ) throws {
    let answer = try Answer("Date,Description,Amount\n2026-01-15,A,-45.20\n2026-01-20,B,200.00\n\(sum)\n")
    #expect(answer.rows.map(\.amount) == cents(-4520, 20000))
  }

  /// Of an amount and its sum with a tax, the user says which was booked.
  @Test func amountBesideItsSumWithATaxAsks() {
    let error = refusal(
      "Date,Description,Net amount,Tax,Gross amount\n2026-01-15,A,-10.00,-2.00,-12.00\n2026-01-16,B,5.00,1.00,6.00\n")
    #expect(error?.question?.topic == .amount)
  }

  @Test func tableInAFileTwiceIsRefused() throws {
    let (header, rows) = ("Date,Description,Amount\n", "2026-01-15,A,-45.20\n2026-01-20,B,200.00\n")
    #expect(refusal(header + rows + header + rows)?.message.contains("the same table twice") == true)
    #expect(try Answer(header + rows + header + rows.replacing("A", with: "C")).rows.count == 4)
  }

  /// A word behind the balance is the balance's if the amounts have signs.
  @Test func wordBehindTheBalanceIsNotTheAmounts() throws {
    let answer = try Answer(
      """
      Datum;Text;Betrag;Saldo;S/H
      15.01.2026;A;-45,20;145,20;S
      16.01.2026;B;-20,00;165,20;S
      20.01.2026;Gehalt;100,00;65,20;S

      """)
    #expect(answer.rows.map(\.amount) == cents(-4520, -2000, 10000))
  }

  /// A sort code above the table is no date, although it could be one with the month first.
  @Test func sortCodesAboveTheTableDecideNothing() {
    let error = refusal("Sort code,20-11-25\nDate,Description,Amount\n03/04/2026,A,-4.00\n05/04/2026,B,5.00\n")
    #expect(error?.question?.topic == .dates)
  }

  /// The last row without a text is a transaction if the balance changes by it.
  @Test func silentRowThatMovesTheBalanceIsATransaction() throws {
    let rows = ["2026-01-15,A,-45.20,954.80", "2026-01-20,B,200.00,1154.80"]
    func count(_ last: String) throws -> Int {
      try Answer("Date,Description,Amount,Balance\n" + (rows + [last]).joined(separator: "\n") + "\n").rows.count
    }
    #expect(try count("2026-01-31,,154.80,1309.60") == 3)
    #expect(try count("2026-01-31,,154.80,1154.80") == 2)
  }

  /// A posted row without an amount does not take that of its authorization.
  @Test func postedRowsNeedTheirOwnAmount() {
    let error = refusal(
      "Posted date,Description,Amount,Authorized amount\n2026-01-15,A,-4.00,-4.00\n2026-01-16,B,,-5.00\n")
    #expect(error?.message.contains("it has no amount") == true)
  }

  /// Balances that do not add up prove no pair.
  @Test func otherHalfOfAPairNeedsItsProof() {
    let rows = ["2026-01-15,A,5.00,,105.00", "2026-01-16,B,,4.00,50.00", "2026-01-17,C,,1.00,70.00"]
    let error = refusal("Date,Text,Credit,Kq,Balance\n" + rows.joined(separator: "\n") + "\n")
    #expect(error?.message.hasPrefix("Column “Credit” contains only money in or only money out") == true)
  }
}
