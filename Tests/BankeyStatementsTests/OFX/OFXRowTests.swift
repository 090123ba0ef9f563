import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Amounts, dates, texts and ids of one transaction.
@Suite struct OFXRowTests {
  @Test(arguments: [
    ("-4.10", "-4.10"), ("+12", "12.00"), ("-530,86", "-530.86"), ("1,234.56", "1234.56"), ("1.234,56", "1234.56"),
    ("1 234,56", "1234.56"), ("            -11,76", "-11.76"), ("-00000000001778.3952", "-1778.3952"),
    ("1,234,567", "1234567.00"), ("12.345", "12.345"), ("0", "0.00"), ("-.5", "-0.50"), ("100,00-", "-100.00"),
  ]) func amountsAreExact(text: String, figure: String) throws {
    #expect(try Answer(OFXSample.oneRow(OFXSample.row(amount: text))).row?.amount.description == figure)
  }

  @Test(arguments: ["$120", "12abc", "", "1,23,4", "NaN", "1e5", "99999999999999999999"])
  func uncertainAmountIsReported(text: String) throws {
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(id: "OK") + OFXSample.row(amount: text)))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.severity) == [.rejected])
    #expect(answer.problems[0].line == 12)
    #expect(answer.problems[0].message.contains(text.isEmpty ? "it has no amount" : "“\(text)”"))
  }

  @Test func commaBeforeThreeDigitsIsUncertain() throws {
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(amount: "-4", id: "OK") + OFXSample.row(amount: "1,234")))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.severity) == [.rejected])
  }

  @Test func quotedTextIsCleanedAndShort() throws {
    let amount = "\u{1B}[2J" + String(repeating: "x", count: 500)
    let message = try Answer(OFXSample.oneRow(OFXSample.row() + OFXSample.row(amount: amount))).problems[0].message
    #expect(!message.unicodeScalars.contains("\u{1B}"))
    #expect(message.count < 120)
  }

  @Test func threeDecimalsFollowTheCurrency() throws {
    let file = OFXSample.file(OFXSample.statement(currency: "<CURDEF>KWD", list: OFXSample.row(amount: "1,234")))
    #expect(try Answer(file).row?.amount.description == "1.234")
  }

  @Test(arguments: [
    ("-1.234,56", "-2.000", "-2000.00"), ("-1,234.56", "1,234", "1234.00"), ("-10.50", "12.345", "12.345"),
    ("-10,5", "1,234", "1.234"), ("-1.234.567", "1.500", "1500.00"),
  ]) func otherAmountsDecideTheMark(other: String, text: String, figure: String) throws {
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(amount: other) + OFXSample.row(amount: text)))
    #expect(answer.rows.last?.amount.description == figure)
    #expect(answer.problems.isEmpty)
  }

  @Test(arguments: [("-1,500", "-1500"), ("12.345", "12345"), ("10.000", nil), ("-10,000", nil)])
  func currencyWithoutDecimalsDecidesTheMark(text: String, figure: String?) throws {
    let file = OFXSample.file(OFXSample.statement(currency: "<CURDEF>JPY", list: OFXSample.row(amount: text)))
    #expect((try? Answer(file))?.row?.amount.description == figure)
  }

  @Test func plusContradictingTheTypeIsReported() throws {
    let row = OFXSample.row(amount: "+4.10").replacing("CREDIT", with: "DEBIT")
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(amount: "5.00") + row))
    #expect(answer.rows.map(\.amount.description) == ["5.00"])
    #expect(answer.problems.contains { $0.severity == .rejected && $0.message.contains("a plus sign, but its type") })
  }

  @Test func dayPastTheMonthsEndIsItsLast() throws {
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(posted: "20260230")))
    #expect(answer.row?.day.description == "2026-02-28")
    #expect(answer.problems.map(\.severity) == [.note])
  }

  @Test(arguments: [
    ("20260115", "2026-01-15"), ("20260115235959", "2026-01-15"), ("20260115000000.000[-12:X]", "2026-01-15"),
    ("20260115202000.000[+14]", "2026-01-15"), ("20260115120000 GMT", "2026-01-15"), ("2026-01-15", "2026-01-15"),
    ("20240229", "2024-02-29"),
  ]) func datesStayAsWritten(text: String, day: String) throws {
    #expect(try Answer(OFXSample.oneRow(OFXSample.row(posted: text))).row?.day.description == day)
  }

  @Test(arguments: ["20260232", "20261301", "20250200", "00000000", "2026", "15012026", "", "today", "00010101"])
  func impossibleDateIsReported(text: String) throws {
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(id: "OK") + OFXSample.row(posted: text)))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.severity) == [.rejected])
    #expect(answer.problems.map(\.line) == [12])
  }

  @Test func authorizationDayIsRead() throws {
    let row = try Answer(OFXSample.oneRow(OFXSample.row("<DTUSER>20260113<NAME>COFFEE"))).row
    #expect(row?.authorizedDay?.description == "2026-01-13")
    #expect(row?.status == .posted)
  }

  @Test func pendingTransactionIsAuthorized() throws {
    let row = "<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20260116<TRNAMT>-9<NAME>HOTEL</STMTTRNP>"
    let file = OFXSample.file(
      OFXSample.statement(list: OFXSample.row(), balances: "<BANKTRANLISTP><DTASOF>20260117\(row)</BANKTRANLISTP>"))
    let pending = try #require(try Answer(file).rows.last)
    #expect(pending.status == .authorized)
    #expect(pending.day.description == "2026-01-16")
    #expect(pending.description == "HOTEL")
  }

  @Test(arguments: [
    ("<NAME>COFFEE", "COFFEE"),
    ("<MEMO>only a memo", "only a memo"),
    ("<NAME>AUTOMATIC WITHDRAWAL, EL<MEMO>AUTOMATIC WITHDRAWAL, ELECTRIC BILL", "AUTOMATIC WITHDRAWAL, ELECTRIC BILL"),
    ("<NAME>MCDONALD'S #112<MEMO>POS MERCHANDISE;McDonald's #112", "POS MERCHANDISE;McDonald's #112"),
    ("<NAME>SHOP 12<MEMO>shop", "SHOP 12"), ("<NAME>SHOP<MEMO>first<MEMO><MEMO>second", "SHOP - first second"),
    ("<NAME>TPAY &amp;lt;5&amp;gt;", "TPAY <5>"), ("<NAME>A &amp; B &amp;c;", "A & B &c;"),
    ("<NAME>AMZN Mktp<MEMO>Compras", "AMZN Mktp - Compras"),
    // Part of a word is another word, unless the bank cut a long text.
    ("<NAME>Ann Trenter<MEMO>rent", "Ann Trenter - rent"), ("<NAME>Ann Tenant<MEMO>Ten", "Ann Tenant - Ten"),
    ("<NAME>BOAT AND BICYCLE STOR<MEMO>PAID AT BOAT AND BICYCLE STORE 7", "PAID AT BOAT AND BICYCLE STORE 7"),
    ("<NAME>THE SHOP AT THE COR<EXTDNAME>THE SHOP AT THE CORNER<MEMO>rent", "THE SHOP AT THE CORNER - rent"),
    ("<PAYEE><NAME>Ann Lee<CITY>Oslo</PAYEE><MEMO>rent", "Ann Lee - rent"),
    ("", "DEBIT"),
  ]) func nameAndMemoMakeTheDescription(elements: String, text: String) throws {
    #expect(try Answer(OFXSample.oneRow(OFXSample.row(elements))).row?.description == text)
  }

  /// A long text is searched in another way than a short one.
  @Test(arguments: [("rent", " - rent"), ("word", ""), ("42", ""), ("4", " - 4")])
  func partsOfLongTextsAreWholeWords(memo: String, more: String) throws {
    let name = String(repeating: "word trent ", count: 30) + "word42"
    #expect(
      try Answer(OFXSample.oneRow(OFXSample.row("<NAME>\(name)<MEMO>\(memo)"))).row?.description == name + more)
  }

  @Test(arguments: [
    "<MEMO>SALDO ANTERIOR", "<NAME>Saldo do dia<MEMO>", "<MEMO>S A L D O", "<MEMO>SALDO TOTAL DISPONÍVEL DIA",
    "<MEMO>SALDO FINAL",
  ]) func balanceAmongTheTransactionsIsNotMoney(elements: String) throws {
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(id: "OK") + OFXSample.row(amount: "990.00", elements)))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.message) == ["Skipped 1 row that only states a balance."])
  }

  @Test(arguments: ["<NAME>Saldo", "<NAME>SALDOSHOP", "<NAME>PIX<MEMO>SALDO ANTERIOR", "<MEMO>SALDO ANTERIOR DE ANN"])
  func textsAboutBalancesAreTransactions(elements: String) throws {
    #expect(try Answer(OFXSample.oneRow(OFXSample.row(elements))).rows.count == 1)
  }

  @Test(arguments: [
    ("<CHECKNUM>1025<NAME>Cheque", "Cheque 1025"), ("<CHECKNUM>0<NAME>Joe", "Joe"), ("<CHECKNUM>1025", "CHECK 1025"),
    ("<CHECKNUM>319<NAME>FEE, CHECK # 319", "FEE, CHECK # 319"),
  ]) func checkNumberIsDescribed(elements: String, text: String) throws {
    let row = OFXSample.row(elements).replacing("DEBIT", with: "CHECK")
    #expect(try Answer(OFXSample.oneRow(row)).row?.description == text)
  }

  @Test func counterpartyIsRead() throws {
    #expect(try Answer(OFXSample.oneRow(OFXSample.row("<NAME>Ann<MEMO>rent"))).row?.counterparty == "Ann")
    #expect(
      try Answer(OFXSample.oneRow(OFXSample.row("<NAME>Transfer<PAYEE><NAME>Ann</PAYEE>"))).row?.counterparty == "Ann")
    #expect(try Answer(OFXSample.oneRow(OFXSample.row("<MEMO>rent"))).row?.counterparty == nil)
  }

  @Test func equalRowsAreAllKept() throws {
    let rows = try Answer(OFXSample.oneRow(OFXSample.row() + OFXSample.row() + OFXSample.row(id: ""))).rows
    #expect(rows.map(\.nativeId) == ["A1", "A1", ""])
  }

  @Test func correctionIsReported() throws {
    let answer = try Answer(
      OFXSample.oneRow(OFXSample.row() + OFXSample.row("<CORRECTFITID>A1<CORRECTACTION>DELETE<NAME>COFFEE")))
    #expect(answer.rows.count == 1)
    #expect(answer.problems.map(\.severity) == [.rejected])
  }

  @Test func replacementIsReported() throws {
    let answer = try Answer(
      OFXSample.oneRow(OFXSample.row() + OFXSample.row("<CORRECTFITID>A1<CORRECTACTION>REPLACE<NAME>COFFEE")))
    #expect(answer.rows.count == 2)
    #expect(answer.problems.map(\.severity) == [.note])
    #expect(answer.problems[0].message.contains("replaces the earlier one with the id “A1”"))
  }

  @Test(arguments: ["BANKACCTTO", "CCACCTTO"]) func otherAccountIsTheCounterpartys(tag: String) throws {
    let account = "<\(tag)><BANKID>1<ACCTID>777<ACCTTYPE>SAVINGS</\(tag)>"
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(account + "<NAME>TRANSFER")))
    #expect(answer.row?.counterpartyAccount == "777")
    #expect(answer.row?.counterparty == "TRANSFER")
    #expect(answer.statements[0].account.number == "0001234567")
  }

  @Test func layoutIsNotText() throws {
    let row = try Answer(OFXSample.oneRow(OFXSample.row("<NAME>ANN   LEE\n<MEMO>Rent of\r\n\tMay"))).row
    #expect(row?.description == "ANN LEE - Rent of May")
    #expect(row?.counterparty == "ANN LEE")
  }

  @Test func foreignCurrencyIsReportedAndTheAmountKept() throws {
    let other = "<NAME>X<CURRENCY><CURRATE>1.06<CURSYM>USD</CURRENCY>"
    let same = "<NAME>Y<CURRENCY><CURRATE>1.00<CURSYM>EUR</CURRENCY>"
    let original = "<NAME>Z<ORIGCURRENCY><CURRATE>1.06<CURSYM>GBP</ORIGCURRENCY>"
    let answer = try Answer(OFXSample.oneRow(OFXSample.row(other) + OFXSample.row(same) + OFXSample.row(original)))
    #expect(answer.rows.count == 3)
    #expect(answer.problems.map(\.message) == ["1 amount labeled “USD” counts as EUR."])
  }

  /// Where a currency has no decimals, an amount such as `-1.045` shows that the dot groups thousands.
  @Test func dotGroupsThousandsWithoutDecimals() throws {
    let rows = OFXSample.row(amount: "-1.045") + OFXSample.row(amount: "2.000", id: "A2")
    let answer = try Answer(OFXSample.file(OFXSample.statement(currency: "<CURDEF>CLP", list: rows)))
    #expect(answer.rows.map(\.amount.description) == ["-1045", "2000"])
    #expect(answer.problems.isEmpty)
  }
}
