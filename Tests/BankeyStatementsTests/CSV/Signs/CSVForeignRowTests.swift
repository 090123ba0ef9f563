import BankeyModel
import BankeyStatements
import Testing

/// Signs, days, accounts and texts in the forms of many banks.
@Suite struct CSVForeignRowTests {
  /// A wage with a minus beside purchases without one leaves open what a minus means.
  @Test(arguments: [
    "Date,Description,Amount,Type\n2026-07-10,Grocer,42.50,regular\n2026-07-11,ACME,-2000.00,income\n",
    "Date,Description,Amount\n2026-07-10,Grocer,42.50\n2026-07-11,ACME Payroll,-2000.00\n",
    "Date,Description,Amount\n2026-07-11,PAYMENT - THANK YOU,-500.00\n",
    "Date,Type,Payout\n2026-07-10,Sale,9.83\n2026-07-11,Refund,-5.00\n",
  ]) func minusOfReceiptsAsks(_ text: String) { #expect(refusal(text)?.question?.topic == .sign) }

  @Test func rowsThatAreAllReceiptsAreMoneyIn() throws {
    let answer = try Answer("Data,Valor,Descrição\n2026-04-03,250.00,Transferência recebida - MARIA\n")
    #expect(answer.rows.map(\.amount) == cents(25000))
  }

  /// A card's file whose payments are thanked for shows purchases without a sign.
  @Test(arguments: ["PRELEVEMENT AUTOMATIQUE ENREGISTRE-MERCI", "前回分口座振替金額", "Pagamentos Validos Normais"])
  func paymentsOfBillsDecideSigns(_ text: String) throws {
    let answer = try Answer(
      "Date,Description,Amount\n2026-02-24,Grocer,20.50\n2026-02-23,Train,10.00\n2026-02-12,\(text),-150.00\n")
    #expect(answer.rows.map(\.amount) == cents(-2050, -1000, 15000))
  }

  /// A dash in all rows of one side, zeros, headers that are only words for directions, and DR and CR.
  @Test(arguments: [
    "Date,Description,Money Out,Money In\n2026-03-25,A,-,2500.00\n2026-03-26,B,-,100.00\n",
    "Date,Description,Amount In (BDT),Amount Out (BDT)\n2026-03-25,A,2500.00,0.00\n2026-03-26,B,100.00,0.00\n",
    "Dato;Tekst;Udbetaling;Indbetaling\n2026-03-25;A;;2500,00\n2026-03-26;B;;100,00\n",
    "Date,Description,Amount (RM) - DR,Amount (RM) - CR\n2026-03-25,A,,2500.00\n2026-03-26,B,,100.00\n",
  ]) func sidesOfMoneyInAreRead(_ text: String) throws {
    #expect(try Answer(text).rows.map(\.amount) == cents(250_000, 10000))
  }

  /// One letter is the initial of a side in the header.
  @Test func initialsOfTheHeaderAreSides() throws {
    let answer = try Answer("Fecha;Descripción;Monto;Cargo/Abono\n2026-03-12;A;15,25;C\n2026-03-25;B;45,99;C\n")
    #expect(answer.rows.map(\.amount) == cents(-1525, -4599))
  }

  /// A last row with a date that bankey cannot read is not a footer.
  @Test func lastRowsWithUnknownDatesAreNotLost() {
    #expect(refusal("Дата;Описание;Сумма\n23 мая 2023;A;-20,50\n14 кыз 2023;B;-10,00\n") != nil)
  }

  /// Totals between the rows: with their name in the column of dates, or in another than the text.
  @Test(arguments: ["Page Total,,-40.00,", ",,-40.00,Total", "本页合计,,-40.00,"]) func totalsWithinRowsAreSkipped(
    _ total: String
  ) throws {
    let answer = try Answer(
      "Date,Description,Amount,Branch\n2026-01-15,A,-40.00,X\n\(total)\n2026-01-16,B,5.00,X\n")
    #expect(answer.rows.map(\.amount) == cents(-4000, 500))
  }

  /// A balance below the rows does not continue the text of the last one.
  @Test func balancesBelowAreNotText() throws {
    let answer = try Answer(
      "Date,Description,Amount,Balance\n2026-03-25,Shop,-100.00,900.00\n2026-03-26,Wage,500.00,1400.00\n,Closing Balance,,1400.00\n"
    )
    #expect(answer.rows.map(\.description) == ["Shop", "Wage"])
  }

  /// The day is that of completion, also when pending and canceled rows lack it.
  @Test func unpostedRowsDoNotHideThePostingDate() throws {
    let answer = try Answer(
      """
      Date de début,Date de fin,Description,Montant,Devise,État
      2026-01-03,2026-01-05,Shop,-25.00,EUR,TERMINÉ
      2026-01-06,,Café,-12.00,EUR,EN ATTENTE
      2026-01-07,,Bar,-3.00,EUR,ANNULÉ

      """)
    #expect(answer.rows.map(\.day.description) == ["2026-01-05", "2026-01-06"])
  }

  /// The number of the account, not its name, that of a card, of the other side or the time of day.
  @Test(arguments: [
    ("Partner,Partner account number,Account name,Account number", "Shop,,Daily,117730001234567800000000"),
    ("Payee,Card number,Time,Beneficiary account", "Shop,5354********1234,101112,LT604010042400000000"),
  ]) func oneRowNamesTheRightAccount(_ heads: String, _ fields: String) throws {
    let answer = try Answer("Date,Amount,Currency,\(heads)\n2026-01-31,-4.50,EUR,\(fields)\n")
    #expect(answer.statements.map(\.account.number) == [fields.hasPrefix("Shop,,") ? "117730001234567800000000" : nil])
  }

  /// A column whose texts tell the rows apart belongs to the description, whatever its header.
  @Test(arguments: ["Type,Zorb", "Locality,ACTIVITY NAME", "Reference,Bank account details"])
  func textsThatTellRowsApartAreKept(_ heads: String) throws {
    let answer = try Answer(
      "Date,Amount,\(heads)\n2026-01-11,-4.10,Oslo,Grocer\n2026-01-12,-4.20,Oslo,Bakery\n2026-01-13,-4.30,Oslo,Bar\n")
    for (row, name) in zip(answer.rows, ["Grocer", "Bakery", "Bar"]) { #expect(row.description.contains(name)) }
  }

  @Test func parenthesesExplainHeaders() throws {
    let answer = try Answer(
      "Datum;Händler (Name, Stadt & Land);Betrag\n11.01.2026;Shop Oslo;-4,10\n12.01.2026;Bar;-3,00\n")
    #expect(answer.rows.map(\.counterparty) == ["Shop Oslo", "Bar"])
  }

  /// Beside the payer stands the payee; an employee who pays is not the other side.
  @Test func payersOfOwnMoneyAreNotTheOtherSide() throws {
    let answer = try Answer(
      """
      Datum;Auftraggeber;Empfänger;Zweck;Betrag
      24.02.2026;Max Muster;Markt;z1;-20,50
      23.02.2026;Max Muster;Tee;z2;-10,00
      12.02.2026;Firma;Max Muster;z3;1500,00

      """)
    #expect(answer.rows.map(\.counterparty) == ["Markt", "Tee", "Firma"])
    let business = try Answer(
      "Date,Payer,Description,Amount\n2026-01-31,Jane Doe,Cloud,-18.50\n2026-01-10,,Client SA,2000.00\n")
    #expect(business.rows.map(\.counterparty) == [nil, nil])
  }

  /// A Chinese card's days without a year lie around the month that the title names.
  @Test func monthAboveTheTableGivesTheYear() throws {
    let answer = try Answer(
      """
      信用卡对账单（2024年01月）
      记账日,交易摘要,人民币金额,余额
      12/29,还款,30.00,-70.00
      01/03,超市,-20.00,-90.00
      01/04,书店,-5.00,-95.00

      """)
    #expect(answer.rows.map(\.day.description) == ["2023-12-29", "2024-01-03", "2024-01-04"])
  }

  /// Of two days the later one is that of posting, unless it is the same in all rows.
  @Test func laterDayIsThatOfPosting() throws {
    let answer = try Answer(
      """
      Data Lançamento,Data Contábil,Descrição,Valor
      15/11/2026,17/11/2026,Padaria,-15.50
      03/11/2026,03/11/2026,Pix,250.00

      """)
    #expect(answer.rows.map(\.day.description) == ["2026-11-17", "2026-11-03"])
    #expect(answer.rows.map(\.authorizedDay?.description) == ["2026-11-15", nil])
  }

  /// A charge beside money in and money out may be part of it or not.
  @Test func chargesBesideAmountsAsk() {
    let error = refusal(
      "Date,Details,Amount In,Amount Out,Charge,Balance\n2026-03-02,A,0.00,500.00,5.00,1495.00\n2026-03-05,B,2000.00,0.00,0.00,3495.00\n"
    )
    #expect(error?.question?.topic == .fees)
  }

  /// Of two pairs of columns the one with figures counts, not the one with dashes.
  @Test func pairOfDashesIsNotTheAmounts() throws {
    let answer = try Answer(
      """
      交易日期,摘要,交易金额(收入),交易金额(支出),记账金额(收入),记账金额(支出)
      2026-05-02,消费,-,-,,13.40
      2026-05-03,工资,-,-,"1,000.00",

      """)
    #expect(answer.rows.map(\.amount) == cents(-1340, 100_000))
  }

  /// A text without blanks in a script that has none is no code.
  @Test func japaneseTextsWithFiguresAreTexts() throws {
    let answer = try Answer("日付,商品タイトル,金額,備考\n2026-10-11,知るべき97のこと,-1642,\n2026-10-12,97の本,-20,\n")
    #expect(answer.rows.map(\.description) == ["知るべき97のこと", "97の本"])
  }

  /// Labels in a row above the table name the values below them.
  @Test func labelsAboveValuesNameTheAccount() throws {
    let answer = try Answer(
      "ACCOUNT NO,PERIOD\n3571234567,JANUARY\n\nDATE,DESCRIPTION,DEBIT,CREDIT\n31/01/2026,SHOP,45.20,\n28/01/2026,WAGE,,1000.00\n"
    )
    #expect(answer.statements.map(\.account.number) == ["3571234567"])
  }

  /// A bank that is known to write a minus before money out writes none in a file of money in.
  @Test func knownBanksNeedNoMinus() throws {
    let answer = try Answer(
      "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nCREDIT,03/25/2026,ACME,1500.00,ACH_CREDIT,,\n"
    )
    #expect(answer.rows.map(\.amount) == cents(150_000))
  }

  /// The minus signs of a known bank count as those of any: a gap in its balances is noted, not taken for a wrong sign.
  @Test func minusOfAKnownBankIsEvidence() throws {
    let answer = try Answer(
      """
      Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
      TRANSFER,Current,2026-01-02 12:16:54,2026-01-02 12:16:55,A,-250.00,0.00,EUR,COMPLETED,442.67
      CARD_PAYMENT,Current,2026-01-06 15:08:08,2026-01-06 15:08:08,B,0.00,0.00,EUR,COMPLETED,420.74
      CARD_PAYMENT,Current,2026-01-06 08:40:02,2026-01-07 10:28:09,C,-38.71,0.00,EUR,COMPLETED,223.53
      TOPUP,Current,2026-01-08 08:11:42,2026-01-08 08:12:12,D,500.00,0.00,EUR,COMPLETED,723.53
      CARD_PAYMENT,Current,2026-01-09 16:35:04,2026-01-10 14:51:42,E,-21.58,0.00,EUR,COMPLETED,425.68

      """)
    #expect(answer.rows.map(\.amount) == cents(-25000, 0, -3871, 50000, -2158))
  }

  /// A column of figures in which some rows have none is no text.
  @Test func figuresBesideNoneAreNotText() throws {
    let answer = try Answer(
      "Date,Description,Unit cost,Value\n2026-01-15,Fund,28571.43,-1000.00\n2026-01-03,Saver,n/a,5000.00\n2026-01-31,Interest,n/a,1.23\n"
    )
    #expect(answer.rows.map(\.description) == ["Fund", "Saver", "Interest"])
  }
}
