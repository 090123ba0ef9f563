import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Rows of tables: figures, dates, texts.
@Suite struct CSVRowTests {
  @Test func fullRowIsRead() throws {
    let answer = try CSVSample.answer(
      "Booking Date,Transaction Date,Payee,Description,Amount,Currency,Account,Transaction ID,Status",
      "2026-01-15,2026-01-13,Rimi,\"Card 1234, Oslo\",-4.10,NOK,1234.56.78903,T1,Booked")
    #expect(
      answer.statements.map(\.account) == [
        AccountRecord(nativeId: "1234.56.78903", number: "1234.56.78903", currency: Currency(code: "NOK"))
      ])
    let row = try #require(answer.row)
    #expect(row.nativeId == "T1" && row.status == .posted && row.counterparty == "Rimi")
    #expect(row.day.description == "2026-01-15" && row.authorizedDay?.description == "2026-01-13")
    #expect(row.description == "Rimi - Card 1234, Oslo" && row.amount == Amount(units: -410, scale: 2))
    #expect(row.raw == "2026-01-15,2026-01-13,Rimi,\"Card 1234, Oslo\",-4.10,NOK,1234.56.78903,T1,Booked")
  }

  @Test func figuresAreRead() throws {
    #expect(try CSVSample.amounts("-110.7", "(12.00)", "5.00-", "+3") == ["-110.70", "-12.00", "-5.00", "3.00"])
    #expect(try CSVSample.amounts("1.000", "-2,5") == ["1000.00", "-2.50"])
    #expect(try CSVSample.amounts("1,000", "-2.5") == ["1000.00", "-2.50"])
    #expect(try CSVSample.amounts("$1,036.47", "-$57.27") == ["1036.47", "-57.27"])
    #expect(try CSVSample.amounts("3.600,00 €", "€ -1,50") == ["3600.00", "-1.50"])
    #expect(try CSVSample.amounts("kr 12 345,60", "-4,10 kr.", "EUR 3") == ["12345.60", "-4.10", "3.00"])
    #expect(try CSVSample.amounts("0.125", "-3") == ["0.125", "-3.00"])
    #expect(try CSVSample.amounts("\u{2212}4,10", "1\u{A0}000,00") == ["-4.10", "1000.00"])
  }

  @Test func threeDigitsAfterAMarkAreNotGuessed() throws {
    let file = "Date;Text;Amount\n15.01.2026;A;-1.000\n15.01.2026;B;2.500\n"
    #expect(refusal(file)?.line == 2)
    #expect(refusal(file)?.message.contains("decimal_mark = \".\" or decimal_mark = \",\"") == true)
    var profile = CSVProfile(name: "x")
    (profile.match, profile.decimals) = ("Date;Text", .comma)
    #expect(try CSVSample.answer(file, profile: profile).rows.map(\.amount) == cents(-100_000, 250_000))
    profile.decimals = .dot
    #expect(try CSVSample.answer(file, profile: profile).rows.map(\.amount) == cents(-100, 250))
  }

  @Test func mixedDecimalMarksAreRefused() {
    #expect(refusal("Date;Amount\n15.01.2026;1,5\n15.01.2026;1.5\n")?.line == 3)
  }

  @Test func datesAreRead() throws {
    #expect(try CSVSample.days("15/01/2026", "2/1/26") == ["2026-01-15", "2026-01-02"])
    #expect(try CSVSample.days("1/15/2026", "2/1/26") == ["2026-01-15", "2026-02-01"])
    #expect(try CSVSample.days("1.2.26", "03.04.1999") == ["2026-02-01", "1999-04-03"])
    #expect(try CSVSample.days("20260115", "2026-01-15T09:00:00+01:00") == ["2026-01-15", "2026-01-15"])
    #expect(try CSVSample.days("26 Jan 2026", "27-Okt-26") == ["2026-01-26", "2026-10-27"])
    #expect(try CSVSample.days("26 janvier 2026", "27 mrt 2026") == ["2026-01-26", "2026-03-27"])
    #expect(
      try CSVSample.days("Jan 5, 2026", "3. März 2026", "1 juil. 2026") == ["2026-01-05", "2026-03-03", "2026-07-01"])
    #expect(try CSVSample.days("2026/01/05 23:59", "15.01.2026 12.30") == ["2026-01-05", "2026-01-15"])
  }

  @Test func dayMonthOrderIsNotGuessed() throws {
    let file = "Date,Text,Amount\n05/03/2026,A,-1.50\n"
    #expect(refusal(file)?.line == 2)
    #expect(refusal(file)?.message.contains("dates = \"day-first\" or dates = \"month-first\"") == true)
    var profile = CSVProfile(name: "x")
    (profile.match, profile.dates) = ("Date,Text", .monthFirst)
    #expect(try CSVSample.answer(file, profile: profile).row?.day.description == "2026-05-03")
    #expect(refusal("Date,Amount\n13/01/2026,1\n01/13/2026,1\n")?.message.contains("the month first") == true)
  }

  @Test func headersOrRowOrderDecideTheDateOrder() throws {
    let german = try CSVSample.answer("Buchungstag;Text;Betrag", "05/03/2026;A;-1,50")
    #expect(german.row?.day.description == "2026-03-05")
    #expect(german.problems.contains { $0.message.contains("read day-first") })
    #expect(
      try CSVSample.days("05/03/2026", "06/03/2026", "02/04/2026", "03/04/2026", "01/05/2026").last == "2026-05-01")
  }

  /// What a person says that rows are no transactions; without it a file is refused that would lose one.
  private func skipping(_ header: String) -> CSVProfile {
    var profile = CSVProfile(name: "x")
    (profile.header, profile.skipsUnreadable) = (header, true)
    return profile
  }

  @Test func unreadableRowsAreOmittedOnRequest() throws {
    let rows = [
      "Date,Text,Amount", "2026-01-15,A,-1.50", "2026-02-32,B,1", "2026-01-15,C,x1", "2026-01-15,D,",
      "2026-01-16,H,2.00", "2026-01-16,I,2.00",
    ].joined(separator: "\n")
    #expect(refusal(rows)?.question?.topic == .unreadable)
    let answer = try CSVSample.answer(rows, profile: skipping("Date,Text,Amount"))
    #expect(answer.rows.map(\.description) == ["A", "H", "I"])
    #expect(answer.problems.filter { $0.severity == .rejected }.map(\.line) == [3, 4, 5])
    let others = try CSVSample.answer(
      "Date,Text,Amount", "2026-01-15,A,-1.50", ",E,5.00", "2026-01-16,F,7.00,2.00", "2026-01-16,H,2.00",
      "2026-01-16,I,2.00", profile: skipping("Date,Text,Amount"))
    #expect(others.problems.filter { $0.severity == .rejected }.map(\.line) == [3, 4])
  }

  @Test func mostlyUnreadableFileIsRefused() {
    let error = refusal("Date,Text,Amount\n2026-01-15,A,-1.50\n2026-01-15,B,x\n2026-01-16,C,y\n")
    #expect(
      error?.message.hasPrefix("bankey could read only 1 of 3 rows, so it imported nothing from the file.") == true)
    // More than a few, though most can be read.
    let rows = (1...28).map { "2026-01-\($0 < 10 ? "0" : "")\($0),Coffee,\($0 % 7 == 0 ? "" : "-1.00")\n" }.joined()
    #expect(refusal("Date,Text,Amount\n" + rows)?.message.hasPrefix("bankey could read only 24 of 28 rows") == true)
    let dates = refusal("Date,Text,Amount\n?,A,-1.50\n?,B,2\n")
    #expect(dates != nil)
  }

  @Test func shortRowDoesNotTakeItsBalanceAsAmount() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Balance", "2026-01-15,A,-1.00,99.00", "2026-01-16,-2.00,97.00", "2026-01-17,C,-3.00,94.00",
      profile: skipping("Date,Text,Amount,Balance"))
    #expect(answer.rows.map(\.amount) == cents(-100, -300))
    #expect(answer.problems.contains { $0.severity == .rejected && $0.message.contains("it has 3 fields") })
    let longer = try CSVSample.answer("Date,Amount,Text", "2026-01-15,-1.00,A", "2026-01-16,-2.00,Tea, with milk")
    #expect(longer.rows.map(\.description) == ["A", "Tea with milk"])
  }

  @Test func openingAndClosingLinesAreNotTransactions() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount", "2026-01-01,Opening balance,100.00", "2026-01-15,Rent,-50.00", "2026-01-16,Pay,20.00",
      "2026-01-31,Closing balance,70.00")
    #expect(answer.rows.map(\.amount) == cents(-5000, 2000))
    #expect(answer.problems.contains { $0.message == "Skipped 2 rows that are not transactions." })
  }

  @Test func twoTablesAndAccountsAreTwo() throws {
    let accounts = try CSVSample.answer(
      "Account number,12345678", "Date,Text,Amount", "2026-01-15,A,-1.00", "Account number,87654321",
      "Date,Text,Amount", "2026-01-16,B,-2.00")
    #expect(accounts.statements.map(\.account.nativeId) == ["12345678", "87654321"])
    let tables = "Date,Text,Amount\n2026-01-15,A,-1.00\nText,Value date,Debit,Credit\nB,2026-01-16,2.00,\n"
    #expect(refusal(tables)?.message.hasPrefix("The file has two tables") == true)
  }

  @Test func twoTablesThatNameTheirAccountsAreTwoAccounts() throws {
    let answer = try CSVSample.answer(
      "Account number,12345678", "Date,Text,Amount", "2026-01-15,A,-1.00", "2026-01-17,B,5.00", "",
      "Card number,4444333322221111", "Date,Merchant,Debit,Credit", "2026-01-16,SHOP,2.00,", "2026-01-18,BILL,,2.00")
    #expect(answer.statements.map(\.account.nativeId) == ["12345678", "4444333322221111"])
    #expect(answer.statements.map { $0.rows.map(\.amount) } == [cents(-100, 500), cents(-200, 200)])
    #expect(answer.problems.contains { $0.line == 7 && $0.message.hasPrefix("Columns: ") })
  }

  @Test func lastRowWithOnlyTheAccountIsABalance() throws {
    let answer = try CSVSample.answer(
      "03/01/2026;-12,50;Card;;SHOP;;0;Other", "12/01/2026;1000,00;Transfer;;SALARY;;0;Other",
      "18/01/2026;-30,00;Card;;FUEL;;0;Other", "31/01/2026;1234,56;;;;;01234 012345A;")
    #expect(answer.rows.map(\.amount) == cents(-1250, 100000, -3000))
  }

  @Test func amountHeaderAboveCurrenciesMeansTheNextColumn() throws {
    let answer = try CSVSample.answer(
      "Datum,Omschrijving,Mutatie,,Saldo,", "27-12-2025,Dividend,EUR,\"0,19\",EUR,\"13,88\"",
      "21-12-2025,Kosten,EUR,\"-2,00\",EUR,\"13,69\"")
    #expect(answer.rows.map(\.amount) == cents(19, -200))
    #expect(answer.statements.map(\.account.currency.code) == ["EUR"])
  }

  @Test func quotesAroundTheFirstWordOfTheLastLineAreText() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount", "2026-01-15,A,-1.00", "", "\"Date downloaded\" 12/31/2026, 9:11 AM")
    #expect(answer.rows.map(\.amount) == cents(-100))
  }

  @Test func footersAndContinuationsAreRead() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Amount;Balance", "15.01.2026;Standing order;-1,50;", ";to the landlord;;", "Page 1 of 2;;;",
      "16.01.2026;Pay;2,00;", ";;;", "Total;;0,50;", ";;;9,00")
    #expect(answer.rows.map(\.description) == ["Standing order to the landlord", "Pay"])
    #expect(answer.rows[0].raw == "15.01.2026;Standing order;-1,50;\n;to the landlord;;")
    #expect(
      answer.problems.contains { $0.message == "Skipped 3 rows that are not transactions." && $0.line == 4 })
  }

  @Test func debitAndCreditColumnsAreRead() throws {
    let two = try CSVSample.answer(
      "Date,Text,Debit,Credit", "2026-01-15,A,1.50,", "2026-01-15,B,,2", "2026-01-15,C,0.00,3", "2026-01-15,D,4,0")
    #expect(two.rows.map(\.amount) == cents(-150, 200, 300, -400))
    let signed = try CSVSample.answer("Dato;Tekst;Ut;Inn", "15.01.2026;A;-1,50;", "15.01.2026;B;;2")
    #expect(signed.rows.map(\.amount) == cents(-150, 200))
    let both = try CSVSample.answer(
      "Date,Text,Debit,Credit", "2026-01-15,A,1,2", "2026-01-15,B,1,", profile: skipping("Date,Text,Debit,Credit"))
    #expect(both.rows.count == 1 && both.problems.contains { $0.message.contains("two amounts") })
  }

  @Test func directionWordsAreRead() throws {
    let dutch = try CSVSample.answer(
      "\"Datum\",\"Naam / Omschrijving\",\"Rekening\",\"Tegenrekening\",\"Code\",\"Af Bij\",\"Bedrag (EUR)\"",
      "\"20260115\",\"Shop\",\"NL1\",\"\",\"BA\",\"Af\",\"1,50\"",
      "\"20260115\",\"Pay\",\"NL1\",\"\",\"GT\",\"Bij\",\"2,00\"")
    #expect(dutch.rows.map(\.amount) == cents(-150, 200))
    let types = try CSVSample.answer(
      "Date,Description,Amount,Transaction Type", "2026-01-15,A,1.50,debit", "2026-01-15,B,2.00,credit")
    #expect(types.rows.map(\.amount) == cents(-150, 200))
    // An unknown word asks: leaving its rows out and importing them could both be wrong.
    let other = refusal("Date,Text,Amount,D/C\n2026-01-15,A,1.50,D\n2026-01-15,B,2.00,X\n")
    #expect(
      other?.message.hasPrefix("bankey does not know whether “X” in column “D/C” means that money came in or went out.")
        == true
    )
    #expect(other?.question?.topic == .outgoing && other?.question?.choices.map(\.word).prefix(2) == ["D", "X"])
    var profile = CSVProfile(name: "x")
    (profile.header, profile.outWords, profile.inWords) = ("Date,Text,Amount,D/C", ["D"], ["X"])
    let told = try CSVSample.answer(
      "Date,Text,Amount,D/C", "2026-01-15,A,1.50,D", "2026-01-15,B,2.00,X", profile: profile)
    #expect(told.rows.map(\.amount) == cents(-150, 200))
  }

  @Test func directionWordPrecedesTheSign() throws {
    let some = try CSVSample.answer(
      "Date,Text,Amount,D/C", "2026-01-15,A,-1.50,D", "2026-01-15,B,2.00,C", "2026-01-16,C,-3.00,D")
    #expect(some.rows.map(\.amount) == cents(-150, 200, -300))
    // On a card, purchases may have no sign, and payments a minus.
    let card = try CSVSample.answer(
      "Date,Text,Amount,D/C", "2026-01-15,A,1.50,D", "2026-01-15,B,-2.00,C", "2026-01-16,C,3.00,D")
    #expect(card.rows.map(\.amount) == cents(-150, 200, -300))
    let mixed = "Date,Text,Amount,D/C\n2026-01-15,A,1.50,D\n2026-01-15,B,2.00,C\n2026-01-16,C,-3.00,D\n"
    #expect(refusal(mixed)?.question?.choices.map(\.word) == ["by-word", "by-word-and-sign", "as-written"])
    var profile = CSVProfile(name: "x")
    (profile.header, profile.sign) = ("Date,Text,Amount,D/C", .byWordAndSign)
    #expect(try CSVSample.answer(mixed, profile: profile).rows.map(\.amount) == cents(-150, 200, 300))
  }

  @Test func signFollowsTheBalances() throws {
    let card = try CSVSample.answer(
      "Date,Description,Amount,Balance", "2026-01-15,A,10.00,90.00", "2026-01-16,B,5.00,85.00",
      "2026-01-17,C,-20.00,105.00")
    #expect(card.rows.map(\.amount) == cents(-1000, -500, 2000))
    // Nothing shows whether this came in or went out, so nothing is imported.
    let plain = refusal("Date,Description,Amount\n2026-01-15,A,10.00\n")
    #expect(plain?.message.contains("sign = \"reversed\"") == true && plain?.question?.topic == .sign)
  }

  @Test(arguments: [
    ("15,10.00,90.00 16,5.00,95.00 17,2.00,93.00", "-10.00 5.00 -2.00"),
    ("17,2.00,93.00 16,5.00,95.00 15,10.00,90.00", "-2.00 5.00 -10.00"),
    // The balance before each row.
    ("15,-10.00,100.00 16,5.00,90.00 17,-2.00,95.00", "-10.00 5.00 -2.00"),
  ]) func balancesDecideCodes(_ table: String, _ amounts: String) throws {
    let rows = table.split(separator: " ").map { "2026-01-\($0),\($0.contains(",5.00") ? "Q1" : "Q2")\n" }.joined()
    let answer = try Answer("Date,Amount,Balance,Code\n" + rows)
    #expect(answer.rows.map(\.amount.description).joined(separator: " ") == amounts)
    #expect(answer.problems.contains { $0.message == "2 of 2 balances add up." })
  }

  @Test func statusesAreRead() throws {
    let answer = try CSVSample.answer(
      "Type,Started Date,Completed Date,Description,Amount,Currency,State",
      "CARD,2026-01-14 09:00:00,2026-01-15 10:00:00,A,-1.50,EUR,COMPLETED",
      "CARD,2026-01-16 09:00:00,,B,-2.50,EUR,PENDING",
      "CARD,2026-01-16 09:00:00,,C,-2.50,EUR,DECLINED", "CARD,2026-01-16,2026-01-17,D,-2.50,EUR,COMPLETED")
    #expect(answer.rows.map(\.status) == [.posted, .authorized, .posted])
    #expect(answer.rows[1].day.description == "2026-01-16")
    #expect(answer.problems.contains { $0.message.contains("canceled or declined") && $0.line == 4 })
    // If no word is known, the column is not a status column.
    #expect(try CSVSample.answer("Date,Text,Amount,State", "2026-01-15,A,-1.50,LOST").rows.map(\.status) == [.posted])
  }

  /// A reservation is authorized, with the amount from its own column, and no part of the chain of balances.
  @Test func reservationsWithTheirOwnAmountAreRead() throws {
    let answer = try Answer(
      """
      Data transakcji;Data księgowania;Tytuł;Kwota transakcji;Kwota blokady;Saldo
      2026-01-17;;ZABKA;;-12,50;
      2026-01-16;2026-01-16;CZYNSZ;-100,00;;1900,00
      2026-01-15;2026-01-15;PENSJA;2000,00;;2000,00

      """)
    #expect(answer.rows.map(\.amount) == cents(-1250, -10000, 200000))
    #expect(answer.rows.map(\.status) == [.authorized, .posted, .posted])
    #expect(answer.problems.map(\.message).contains("1 of 1 balances add up."))
  }
}
