import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Accounts, balances, periods, and files with several of them.
@Suite struct OFXAccountTests {
  @Test func bankAccountIsRead() throws {
    let statement = try Answer(OFXSample.oneRow(OFXSample.row())).statements[0]
    #expect(
      statement.account
        == AccountRecord(
          connection: "1234", nativeId: "0001234567", number: "0001234567", institution: "Big Bank",
          sourceType: "CHECKING", kind: .banking, currency: Currency(code: "EUR")))
    #expect(statement.period.map { "\($0)" } == "2026-01-01...2026-01-31")
  }

  @Test(arguments: [
    ("CHECKING", AccountKind.banking), ("savings", .savings), ("MONEYMRKT", .savings), ("CD", .savings),
    ("CREDITLINE", .loan), ("GIRO", nil), ("", nil),
  ]) func kindsAreRead(type: String, kind: AccountKind?) throws {
    let account = OFXSample.account.replacing("CHECKING", with: type)
    #expect(try Answer(OFXSample.file(OFXSample.statement(account: account))).statements[0].account.kind == kind)
  }

  /// The user names the account; earlier, bankey refused such a file in any case.
  @Test func namelessStatementAsksForItsAccount() throws {
    let account = "<BANKACCTFROM><BANKID>1<ACCTTYPE>CHECKING</BANKACCTFROM>"
    let unknown = try Answer(OFXSample.file(OFXSample.statement(account: account, list: OFXSample.row())))
    #expect(unknown.statements.map(\.account.isUnknown) == [true])
    #expect(unknown.problems.map(\.question?.topic) == [.account])
  }

  @Test func listWithoutAStatementAsksForItsAccount() throws {
    let answer = try Answer(OFXSample.header + "<OFX><BANKTRANLIST>\(OFXSample.row())</BANKTRANLIST></OFX>")
    #expect(answer.rows.map(\.description) == ["COFFEE"])
    #expect(answer.statements.map(\.account.isUnknown) == [true])
  }

  @Test func accountAfterManyTransactionsIsRefused() {
    let rows = (0..<600).map { OFXSample.row(id: "\($0)") }.joined()
    let file = OFXSample.file("<STMTRS><CURDEF>EUR<BANKTRANLIST>\(rows)</BANKTRANLIST>\(OFXSample.account)</STMTRS>")
    #expect(refusal(file)?.message == "A statement names its account after its transactions.")
  }

  @Test func cardIsRead() throws {
    let file = OFXSample.file(
      "<CCSTMTRS><CURDEF>GBP<CCACCTFROM><ACCTID>XXXX1111</CCACCTFROM><BANKTRANLIST>\(OFXSample.row())</BANKTRANLIST>"
        + "<LEDGERBAL><BALAMT>-500.00<DTASOF>20160823000000</LEDGERBAL><AVAILBAL><BALAMT>500.00</AVAILBAL></CCSTMTRS>")
    let statement = try Answer(file).statements[0]
    #expect(statement.account.kind == .creditCard)
    #expect(statement.account.connection == "")
    #expect(
      statement.balances == [
        BalanceRecord(
          balance: Amount(units: -500, scale: 0), available: Amount(units: 500, scale: 0),
          date: LocalTime(iso: "2016-08-23"))
      ])
  }

  @Test func investmentAccountKeepsItsCashAndCountsTrades() throws {
    let file = OFXSample.file(
      """
      <INVSTMTRS><DTASOF>20260131173000<CURDEF>USD<INVACCTFROM><BROKERID>broker.com<ACCTID>77</INVACCTFROM>
      <INVTRANLIST><DTSTART>20260101<DTEND>20260131
      <BUYSTOCK><INVBUY><INVTRAN><FITID>T1<DTTRADE>20260102<MEMO>BUY</INVTRAN><TOTAL>-545.88</INVBUY></BUYSTOCK>
      <INVBANKTRAN>\(OFXSample.row(amount: "1234.56", ""))<SUBACCTFUND>CASH</INVBANKTRAN></INVTRANLIST>
      <INVPOSLIST><POSMF><INVPOS><UNITS>1<MKTVAL>10</INVPOS></POSMF></INVPOSLIST>
      <INVBAL><AVAILCASH>1.00<MARGINBALANCE>0<BALLIST><BAL><NAME>CASH<VALUE>2.00</BAL></BALLIST></INVBAL></INVSTMTRS>
      """)
    let answer = try Answer(file)
    #expect(answer.statements[0].account.kind == .investment)
    #expect(answer.statements[0].account.connection == "broker.com")
    #expect(answer.rows.map(\.amount) == [Amount(units: 123456, scale: 2)])
    #expect(
      answer.statements[0].balances == [
        BalanceRecord(available: Amount(units: 1, scale: 0), date: LocalTime(iso: "2026-01-31T17:30"))
      ])
    #expect(
      answer.problems == [
        StatementProblem(.note, "Skipped 1 securities trade of an investment account.", line: 11),
        StatementProblem(.note, "Skipped 1 securities position of an investment account.", line: 11),
      ])
  }

  @Test(arguments: ["", "<LEDGERBAL><BALAMT></LEDGERBAL>", "<LEDGERBAL><BALAMT /><DTASOF /></LEDGERBAL>"])
  func missingBalanceIsNotZero(balances: String) throws {
    #expect(
      try Answer(OFXSample.file(OFXSample.statement(list: OFXSample.row(), balances: balances))).statements[0].balances
        == [])
  }

  @Test func unreadableBalanceIsReported() throws {
    let file = OFXSample.file(
      OFXSample.statement(list: OFXSample.row(), balances: "<LEDGERBAL><BALAMT>much</LEDGERBAL>"))
    #expect(try Answer(file).statements[0].balances == [])
    #expect(try Answer(file).problems.map(\.message) == ["The balance “much” cannot be read."])
  }

  @Test func balanceDateIsRead() throws {
    func date(_ text: String) throws -> String? {
      let balance = "<LEDGERBAL><BALAMT>0,00<DTASOF>\(text)</LEDGERBAL>"
      return try Answer(OFXSample.file(OFXSample.statement(balances: balance))).statements[0].balances[0].date?
        .description
    }
    #expect(try date("20130525225731.258[-7:PDT]") == "2013-05-25T22:57")
    #expect(try date("20130525") == "2013-05-25")
    #expect(try date("00000000") == nil)
  }

  @Test func severalStatementsInAFileAreRead() throws {
    let second = OFXSample.statement(
      account: OFXSample.account.replacing("0001234567", with: "9"), currency: "<CURDEF>USD",
      list: OFXSample.row(id: "B"),
      balances: "<LEDGERBAL><BALAMT>3</LEDGERBAL>")
    let answer = try Answer(OFXSample.file(OFXSample.statement(list: OFXSample.row()), second, OFXSample.statement()))
    #expect(answer.statements.map(\.account.nativeId) == ["0001234567", "9", "0001234567"])
    #expect(answer.statements.map(\.rows.count) == [1, 1, 0])
    #expect(answer.statements.map(\.balances.count) == [0, 1, 0])
  }

  @Test func accountAfterItsRowsIsRead() throws {
    let file = OFXSample.file("<STMTRS><CURDEF>EUR\(OFXSample.row())\(OFXSample.account)</STMTRS>")
    #expect(try Answer(file).statements.map(\.rows.count) == [1])
  }

  @Test func rowOutsideAStatementIsRefused() {
    #expect(refusal("<OFX>\n\(OFXSample.row())</OFX>")?.line == 2)
  }

  @Test func missingCurrencyIsReported() throws {
    let answer = try Answer(OFXSample.file(OFXSample.statement(currency: "", list: OFXSample.row())))
    #expect(answer.statements[0].account.currency.code == "XXX")
    #expect(answer.problems.map(\.message) == ["A statement does not name its currency."])
  }

  @Test func emptyStatementCurrencyIsThatOfItsRows() throws {
    let row = OFXSample.row("<NAME>X<CURRENCY><CURRATE>1<CURSYM>CHF</CURRENCY>")
    let answer = try Answer(OFXSample.file(OFXSample.statement(currency: "<CURDEF>", list: row + OFXSample.row())))
    #expect(answer.statements.map(\.account.currency.code) == ["CHF"])
    #expect(answer.problems.isEmpty)
  }

  @Test func transferTargetIsNotTheAccount() throws {
    let row = OFXSample.row("<NAME>X<BANKACCTTO><BANKID>9<ACCTID>888<ACCTTYPE>SAVINGS</BANKACCTTO>")
    #expect(try Answer(OFXSample.oneRow(row)).statements[0].account.nativeId == "0001234567")
  }

  @Test func rowsComeInBatches() throws {
    let answer = try Answer(OFXSample.oneRow((1...1201).map { OFXSample.row(id: "\($0)") }.joined()))
    #expect(answer.rows.map(\.nativeId) == (1...1201).map(String.init))
    #expect(answer.largestBatch == 500)
    #expect(answer.statements.count == 1)
  }

  @Test func largeRowsComeInSmallerBatches() throws {
    let memo = "<MEMO>" + String(repeating: "x", count: 60_000)
    let answer = try Answer(OFXSample.oneRow((1...40).map { _ in OFXSample.row(memo) }.joined()))
    #expect(answer.rows.count == 40)
    #expect(answer.largestBatch < 20)
  }
}
