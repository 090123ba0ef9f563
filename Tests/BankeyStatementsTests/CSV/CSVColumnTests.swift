import BankeyModel
import BankeyStatements
import Testing

/// Which of several columns that could have a meaning has it, in layouts that banks use.
@Suite struct CSVColumnTests {
  /// The amounts after a header that is a currency are in it, and a triangle is a minus.
  @Test func currencyAsAHeaderAndTriangleAreRead() throws {
    let answer = try Answer("Data;Descrizione;Euro\n15/01/2026;Caffè;▲1,50\n16/01/2026;Stipendio;1.200,00\n")
    #expect(answer.rows.map(\.amount) == cents(-150, 120_000))
    #expect(answer.statements.map(\.account.currency.code) == ["EUR"])
  }

  /// In a currency with three decimals, figures that all have three digits at the end have three decimals.
  @Test func threeDecimalsAreReadWhereTheCurrencyHasThem() throws {
    func file(_ amount: String) -> String {
      "Date,Text,Debit (KWD),Credit (KWD)\n2026-01-15,A,\(amount),\n2026-01-16,B,,450.000\n"
    }
    #expect(try Answer(file("12.500")).rows.map(\.amount.description) == ["-12.500", "450.000"])
    #expect(refusal(file("12"))?.question?.topic == .decimals)
    #expect(refusal(file("12.500").replacing("KWD", with: "EUR"))?.question?.topic == .decimals)
  }

  /// Many days of one month are likelier than one day of many months, unless the rows are alike.
  @Test func denseDatesDecideTheirOrder() throws {
    func file(_ texts: [String]) -> String {
      "Date,Text,Amount\n" + zip([11, 9, 8, 6, 5, 3], texts).map { "\($0)/01/2026,\($1),-1.00\n" }.joined()
    }
    let answer = try Answer(file(["A", "B", "C", "D", "E", "F"]))
    #expect(answer.rows.map(\.day.description).first == "2026-01-11")
    #expect(answer.problems.contains { $0.message.contains("on the same day of the month") })
    #expect(refusal(file(Array(repeating: "Fee", count: 6)))?.question?.topic == .dates)
  }

  /// A charge is not the day of a purchase, and a balance brought forward is no transaction.
  @Test func chargeAndBroughtForwardAreNotTransactions() throws {
    let card = try Answer(
      "תאריך עסקה,שם בית העסק,סכום חיוב,תאריך חיוב\n15-01-2026,A,120.50,10-02-2026\n16-01-2026,B,300.00,10-02-2026\n")
    #expect(card.rows.map(\.day.description) == ["2026-01-15", "2026-01-16"])
    let account = try Answer(
      """
      Date,Description,Credit,Debit,Balance
      01/01/2026,Balance brought forward,1000.00,,1000.00
      15/01/2026,Shop,,45.20,954.80
      20/01/2026,Salary,2000.00,,2954.80

      """)
    #expect(account.rows.map(\.amount) == cents(-4520, 200_000))
  }

  /// Without a header, the other half of a pair is the column that fits the balances.
  @Test func otherHalfOfAPairFitsTheBalances() throws {
    let rows = ["2026-01-15,A,5.00,,105.00", "2026-01-16,B,,4.00,101.00", "2026-01-17,C,,1.00,100.00"]
    let answer = try Answer("Date,Text,Credit,Kq,Balance\n" + rows.joined(separator: "\n") + "\n")
    #expect(answer.rows.map(\.amount) == cents(500, -400, -100))
  }

  /// Letters under a header of two directions are its initials.
  @Test(arguments: [("Borç/Alacak", "B", "A"), ("Segno", "D", "A"), ("Af/Bij", "A", "B")])
  func initialsOfDirectionsAreRead(_ header: String, _ out: String, _ into: String) throws {
    let answer = try Answer(
      "Date;Text;Amount;\(header)\n2026-01-15;A;5,00;\(out)\n2026-01-16;B;4,00;\(into)\n2026-01-17;C;3,00;\(out)\n")
    #expect(answer.rows.map(\.amount) == cents(-500, 400, -300))
  }

  /// Apostrophes before all texts of a column are a spreadsheet's, and addresses of mail name nobody.
  @Test func guardsAndAddressesAreNotText() throws {
    let answer = try Answer(
      "Date,Name,Text,To e-mail address,Amount\n2026-01-15,Ann,'Book,a@b.c,-1.00\n2026-01-16,Bo,'Tea,a@b.c,-2.00\n")
    #expect(answer.rows.map(\.description) == ["Ann - Book", "Bo - Tea"])
  }

  @Test func bookedDayComesBeforeThePurchase() throws {
    let answer = try CSVSample.answer(
      "Purchase date;Booking text;Debit;Credit;Booked", "15.06.2026;Restaurant;50.00;;16.06.2026",
      "16.06.2026;Shop;75.50;;17.06.2026")
    #expect(answer.rows.map(\.day.description) == ["2026-06-16", "2026-06-17"])
  }

  @Test func accountNumberComesBeforeTheCard() throws {
    let answer = try CSVSample.answer(
      "Tranzakció dátuma,Partner neve,Partner számlaszáma,Számlaszám,Tranzakció összege,Devizanem,Kártyaszám",
      "2026.02.13.,Bolt,11773016-01234567,11600006-00000000-12345678,-350,HUF,516805XXXXXX1234",
      "2026.02.16.,Munka,11773016-07654321,11600006-00000000-12345678,1290,HUF,516805XXXXXX1234")
    #expect(answer.statements.map(\.account.nativeId) == ["11600006-00000000-12345678"])
  }

  @Test func accountNamesMakeAccountsInAShortFile() throws {
    let answer = try CSVSample.answer(
      "Date,Description,Amount,Account Name", "2026-02-13,Shop,-1.00,Everyday", "2026-02-14,Pay,5.00,Savings",
      "2026-02-15,Bus,-2.00,Everyday")
    #expect(answer.accounts.map(\.account.nativeId) == ["Everyday", "Savings"])
  }

  @Test func accountNumberStandsInASentenceAboveTheTable() throws {
    let answer = try CSVSample.answer(
      "\"Výpis č. 1/2026 z účtu \"\"1234567890/2010\"\"\"", "", "ID operace;Datum;Objem;Měna;Zpráva pro příjemce",
      "111;15.02.2026;5000;CZK;Nájem", "333;20.02.2026;-3000;CZK;Banka")
    #expect(answer.statements.map(\.account.nativeId) == ["1234567890"])
  }

  @Test func currencyUnderTheHeaderMovesTheAmount() throws {
    let answer = try CSVSample.answer(
      "Datum,Omschrijving,Mutatie,,Saldo,", "27-12-2025,Dividend,EUR,\"0,19\",EUR,\"13,88\"",
      "27-12-2025,Dividendbelasting,EUR,\"-0,03\",EUR,\"13,69\"", "26-09-2025,Dividend,EUR,\"0,46\",EUR,\"13,72\"")
    #expect(answer.rows.map(\.amount) == cents(19, -3, 46))
  }

  @Test func amountOfTheAccountComesBeforeTheOriginalOne() throws {
    let answer = try CSVSample.answer(
      "DATA CONTABILE;DESCRIZIONE OPERAZIONE;SEGNO;IMPORTO ORIGINARIO;DIVISA IMPORTO ORIGINARIO;IMPORTO MOVIMENTO CONTO",
      "16/07/2026;Bonifico;+;17000,0;USD;15000,0", "17/07/2026;Negozio;-;-11,0;USD;-10,0")
    #expect(answer.rows.map(\.amount) == cents(1_500_000, -1000))
  }

  @Test func payerIsNamedWhenMoneyComesIn() throws {
    let answer = try CSVSample.answer(
      "Buchungsdatum;Betrag;Auftraggebername;Empfängername;Verwendungszweck", "15.03.2026;-10,00;Me;Shop;Bread",
      "16.03.2026;11,00;Employer;Me;Wage")
    #expect(answer.rows.map(\.counterparty) == ["Shop", "Employer"])
  }

  @Test func signForNothingIsNotText() throws {
    let answer = try CSVSample.answer(
      "交易时间,交易类型,标题栏,收/支,金额,备注", "2026-07-11 22:33:00,支付,骑行 单车,支出,1.50,/",
      "2026-07-12 08:00:00,还款,月付 还款,支出,100.00,/")
    #expect(answer.rows.map(\.description) == ["骑行 单车", "月付 还款"])
  }

  @Test func textInTwoColumnsIsWrittenOnce() throws {
    let answer = try CSVSample.answer(
      "Bokföringsdag;Referens;Beskrivning;Belopp", "2026-02-13;Pris nyckelkund;Pris nyckelkund;-39,00",
      "2026-02-14;Swish;Från Kari;100,00")
    #expect(answer.rows.map(\.description) == ["Pris nyckelkund", "Swish Från Kari"])
  }

  @Test func delimiterBehindTheRowsKeepsTheBankKnown() throws {
    let answer = try CSVSample.answer(
      "28.06.2026;\"Habenzinsen ab 01.04.\";01.07.2026;0,58;EUR;28.06.2026 00:00:30:989;",
      "29.06.2026;\"Entgelt Kontoführung\";01.07.2026;-6,65;EUR;29.06.2026 00:00:31:010;")
    #expect(answer.rows.map(\.day.description) == ["2026-06-28", "2026-06-29"])
  }
}

/// Evidence of the sign that a single row gives.
@Suite struct CSVSignWordTests {
  @Test func unsignedWageMakesItAnAccount() throws {
    let lines = [
      "date,desc,amount", "2026-03-24,Abono Shopping,2.83", "2026-03-25,Devolución tarjeta,1.37",
      "2026-03-26,Pago en SPORTS BAR,-17.60",
    ]
    let error = try #require(refusal(lines.joined(separator: "\n")))
    #expect(error.question?.topic == .sign)
    let answer = try Answer((lines + ["2026-03-27,Nomina recibida,1394.11", ""]).joined(separator: "\n"))
    #expect(answer.rows.map(\.amount) == cents(283, 137, -1760, 139_411))
  }

  @Test func minusOfFeesShowsThatMoneyInHasNone() throws {
    let answer = try CSVSample.answer(
      "Fecha,Descripción,Divisa,Bruto,Comisión,Neto,Saldo", "13/1/2026,Pago 1,EUR,49.37,-1.78,47.59,4626.81",
      "14/1/2026,Pago 2,EUR,28.82,-1.19,27.63,4654.44", "15/1/2026,Pago 3,EUR,22.47,-1.00,21.47,4675.91")
    #expect(answer.rows.map(\.amount) == cents(4759, 2763, 2147))
  }

  @Test func balancesThatFitBothWaysAreReported() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Out,In,Balance", "2026-06-22,Fee back,,110,711", "2026-06-22,Fee,110,,601")
    #expect(answer.problems.contains { $0.message.hasPrefix("The balances add up whichever end") })
    #expect(answer.statements.flatMap(\.balances).isEmpty)
  }

  @Test func apostrophesBeforeAllFieldsAreNotText() throws {
    let answer = try CSVSample.answer(
      "Account,123456789", "Date,Text,Amount", "'2026-02-13,'SHOP,'-1.00", "'2026-02-14,''T HOF,'-2.00")
    #expect(answer.rows.map(\.description) == ["SHOP", "'T HOF"])
  }

  @Test func requesterOfMoneyIsNotItsPayer() throws {
    let answer = try CSVSample.answer(
      "Date,From,To,Note,Amount", "2026-02-13,Ola,Kari,Tickets,-20.00", "2026-02-14,Per,Ola,Rent,+500.00",
      "2026-02-15,Ola,Anne,Pizza,+12.00")
    #expect(answer.rows.map(\.counterparty) == ["Kari", "Per", "Anne"])
  }

  @Test(arguments: [
    "Bank 12; Branch 3456; Account 0123456-50 (Everyday)", "Branch: 12 / Account: 0123456-50",
    "Account details for:,Everyday Account 0123456-50", "Branch 12 | Account No. 0123456-50",
  ]) func accountNumberStandsBehindItsLabel(_ line: String) throws {
    let answer = try CSVSample.answer(line, "", "Date,Text,Amount", "2026-02-13,Shop,-1.00")
    #expect(answer.statements.map(\.account.nativeId) == ["0123456-50"])
  }

  @Test func dashesAreNotText() throws {
    let answer = try CSVSample.answer(
      "Date,Payee,Text,Amount", "2026-02-13,--,Shop,-1.00", "2026-02-14,A,----------,-1")
    #expect(answer.rows.map(\.description) == ["Shop", "A"])
  }

  @Test(arguments: ["CASH REBATE", "PAYMT THRU E-BANK", "ESTORNO LOJA", "折抵現金"])
  func refundWithAMinusAsksForTheSign(_ text: String) throws {
    let rows = ["2026-02-13,Shop,158.10", "2026-02-14,Bakery,26.74", "2026-02-15,\(text),-40.24"]
    #expect(refusal((["Date,Text,Amount"] + rows).joined(separator: "\n"))?.question?.topic == .sign)
  }

  @Test(arguments: [false, true]) func gapIsReportedAtTheRowThatDoesNotFollow(_ isNewestFirst: Bool) throws {
    let rows = (1...7).map { "2026-02-1\($0),T\($0),-1.00,\($0 < 4 ? 100 - $0 : 94 - $0).00" }
    let file = ["Date,Text,Amount,Balance"] + (isNewestFirst ? rows.reversed() : rows)
    #expect(refusal(file.joined(separator: "\n"))?.line == 1 + file.firstIndex { $0.contains("T4") }!)
  }

  @Test(arguments: ["利用日,利用店名,利用金額", "消費日,消費明細,新臺幣金額", "이용일,이용가맹점,이용금액", "תאריך עסקה,שם בית עסק,סכום חיוב"])
  func headersOfCardSpendingTellTheSign(_ header: String) throws {
    let answer = try CSVSample.answer(header, "2026/02/13,Shop,1500", "2026/02/14,Cafe,65", "2026/02/15,Shop,-100")
    #expect(answer.rows.map(\.amount.isNegative) == [true, true, false])
    let spent = (1...6).map { "2026/02/1\($0),Shop,-\($0)00" }
    let signed = try Answer(([header] + spent).joined(separator: "\n"))
    #expect(signed.rows.map(\.amount.isNegative) == Array(repeating: true, count: 6))
    #expect(refusal(header + "\n2026/02/13,Shop,-1500\n2026/02/14,Cafe,-65")?.question?.topic == .sign)
    #expect(refusal(header + "\n2026/02/13,Shop,1500\n2026/02/14,薪資,41000")?.question?.topic == .sign)
  }

  @Test func purchasesAndRefundsTellTheSignOfACard() throws {
    let answer = try CSVSample.answer(
      "交易日期,交易摘要,交易金额", "2026-02-13,（消费）商户,15.90", "2026-02-14,（退款）商户,-5.00", "2026-02-15,（消费）饭店,30.00")
    #expect(answer.rows.map(\.amount) == cents(-1590, 500, -3000))
  }

  @Test func titleOfTheNextCardIsNotTheTextOfARow() throws {
    let answer = try CSVSample.answer(
      "消費日,入帳日,消費明細,金額", ",,卡號：****5413（正卡）,", "2026/02/13,2026/02/15,全聯,500", ",,IBAN: NO93 8601,",
      ",,卡號：****1313（正卡）,", "2026/02/14,2026/02/15,全家,80")
    #expect(answer.rows.map(\.description) == ["全聯 IBAN: NO93 8601", "全家"])
  }

  @Test func questionShowsTransactionsAndLikelyAmounts() throws {
    let error = refusal(
      "Fecha,Descripción,Monto,Tarjeta\nVISA,,,\n15/03/2026,TIENDA,12.500,5413\n16/03/2026,CAFE,1.000,1313\n17/03/2026,CAFE,2.000,5413"
    )
    let question = try #require(error?.question)
    #expect(question.topic == .sign)
    #expect(question.choices.first?.outcomes.map(\.amount) == ["12500.00", "1000.00", "2000.00"])
  }
}
