import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Accounts, balances, currencies and periods of CAMT, in the places where its versions have them.
@Suite struct CAMTStatementTests {
  private func account(_ element: String) throws -> AccountRecord {
    try Answer(CAMTSample.file(CAMTSample.statement(account: element, CAMTSample.entry()))).statements[0].account
  }

  @Test(arguments: [
    ("camt.052.001.01", "BkToCstmrAcctRptV01", "Rpt"), ("camt.052.001.08", "BkToCstmrAcctRpt", "Rpt"),
    ("camt.053.001.02", "BkToCstmrStmt", "Stmt"), ("camt.053.001.13", "BkToCstmrStmt", "Stmt"),
    ("camt.054.001.04", "BkToCstmrDbtCdtNtfctn", "Ntfctn"),
  ]) func everyMessageTypeIsRead(version: String, message: String, tag: String) throws {
    let statement = CAMTSample.statement(CAMTSample.entry(), tag: tag)
    let file = CAMTSample.file(statement, version: version, message: message)
    #expect(StatementFormat.sniff(Array(file.utf8)) == .camt)
    #expect(try Answer(file).rows.count == 1)
  }

  @Test(arguments: [
    ("<Document xmlns=", "<?noise?><!-- <a> --><Document xmlns="),
    ("<Document xmlns=", "<Document\n xmlns:xsi='x' xmlns="),
    ("xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"", ""),
    ("xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"", "xmlns=\"http://bank.example/camt.053.001.04.xsd\""),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", ""), ("<?xml", "\u{FEFF}<?xml"),
  ]) func everyHeaderIsRecognized(part: String, other: String) throws {
    let file = CAMTSample.entries(CAMTSample.entry()).replacing(part, with: other)
    #expect(StatementFormat.sniff(Array(file.utf8)) == .camt)
    #expect(try Answer(file).rows.count == 1)
  }

  @Test func prefixAndEnvelopeAreRead() throws {
    let plain = CAMTSample.entries(CAMTSample.entry(CAMTSample.details("<Refs/>")), CAMTSample.entry(id: "B"))
    let prefixed = plain.replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: "")
      .replacing("</", with: "\u{1}").replacing("<", with: "<c:").replacing("\u{1}", with: "</c:")
      .replacing("xmlns=", with: "xmlns:c=")
    let file = "<Envelope><AppHdr><Fr>x</Fr></AppHdr>\(prefixed)</Envelope>"
    #expect(StatementFormat.sniff(Array(file.utf8)) == .camt)
    let answer = try Answer(file)
    #expect(answer.rows.map(\.nativeId) == ["A1", "B"])
    #expect(answer.rows.allSatisfy { $0.raw.hasPrefix("<c:Ntry>") && $0.raw.hasSuffix("</c:Ntry>") })
    #expect(answer.rows[1].raw.contains("<c:AcctSvcrRef>B<"))
  }

  @Test func accountIsRead() throws {
    let element =
      "<Acct><Id><IBAN>NL1</IBAN></Id><Tp><Cd>SVGS</Cd></Tp><Ccy>EUR</Ccy><Nm>Savings</Nm><Ownr><Nm>Ann</Nm></Ownr>"
      + "<Svcr><FinInstnId><BIC>ABNANL2A</BIC><Nm>Big Bank</Nm></FinInstnId></Svcr></Acct>"
    #expect(
      try account(element)
        == AccountRecord(
          nativeId: "NL1", number: "NL1", name: "Savings", owner: "Ann", institution: "Big Bank", sourceType: "SVGS",
          kind: .savings, currency: Currency(code: "EUR")))
  }

  @Test(arguments: [
    "<Othr><Id>12</Id></Othr>", "<PrtryAcct><Id>12</Id></PrtryAcct>", "<BBAN>12</BBAN>", "<UPIC>12</UPIC>",
  ]) func everyNumberFormIsRead(id: String) throws {
    let bank = "<Svcr><FinInstnId><BICFI>ABNANL2A</BICFI></FinInstnId></Svcr>"
    #expect(try account("<Acct><Id>\(id)</Id>\(bank)</Acct>").nativeId == "12")
    #expect(try account("<Acct><Id>\(id)</Id>\(bank)</Acct>").connection == "ABNANL2A")
  }

  @Test func bankNameInVersionOneIsRead() throws {
    let bank = "<Svcr><FinInstnId><NmAndAdr><Nm>Big Bank</Nm></NmAndAdr></FinInstnId></Svcr>"
    #expect(try account("<Acct><Id><IBAN>1</IBAN></Id>\(bank)</Acct>").institution == "Big Bank")
  }

  @Test func namelessStatementAsksForItsAccount() throws {
    let unknown = try Answer(CAMTSample.file(CAMTSample.statement(account: "", CAMTSample.entry())))
    #expect(unknown.statements.map(\.account.isUnknown) == [true] && unknown.rows.count == 1)
    let problem = unknown.problems.first
    #expect(problem?.message == "A statement does not name its account." && problem?.line == 4)
    #expect(problem?.question?.topic == .account)
  }

  @Test func versionOneDetailsInTheEntryAreRead() throws {
    let detail = "<TxDtls><RltdPties><Cdtr><Nm>Shop</Nm></Cdtr></RltdPties></TxDtls>"
    #expect(try Answer(CAMTSample.entries(CAMTSample.entry(detail))).row?.description == "Shop")
  }

  @Test func balancesAreRead() throws {
    let statement = CAMTSample.statement(
      CAMTSample.balance("OPBD", "10", day: "2026-01-01"), CAMTSample.balance("CLBD", "5.90", day: "2026-01-30"),
      CAMTSample.balance("ITBD", "7", day: "2026-01-15"), CAMTSample.balance("CLAV", "105.90"),
      CAMTSample.balance("FWAV", "1000", day: "2026-03-01"), CAMTSample.entry())
    let answer = try Answer(CAMTSample.file(statement))
    #expect(
      answer.statements[0].balances == [
        BalanceRecord(
          balance: Amount(units: 590, scale: 2), available: Amount(units: 10590, scale: 2),
          date: LocalTime(iso: "2026-01-30"))
      ])
    #expect(answer.problems.isEmpty)
  }

  @Test(arguments: [
    (["CLBD -3 2026-01-31"], "-3"), (["ITBD 4 2026-01-31"], "4"), (["OPBD 4 2026-01-31"], nil),
    (["PRCD 1 2026-01-01"], nil),
    (["CLBD 1 2026-01-31", "ITBD 2 2026-01-31"], "1"), (["CLBD 1 2026-01-31", "CLBD 2 2026-01-30"], "1"), ([], nil),
  ]) func accountBalanceIsChosen(balances: [String], figure: String?) throws {
    let elements = balances.map { text in
      let parts = text.split(separator: " ").map(String.init)
      let isOwed = parts[1].hasPrefix("-")
      return CAMTSample.balance(
        parts[0], parts[1].replacing("-", with: ""), sign: isOwed ? "DBIT" : "CRDT", day: parts[2])
    }
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(elements.joined(), CAMTSample.entry())))
    #expect(answer.statements[0].balances.compactMap(\.balance).first == figure.map { try! AmountParser.parse($0) })
  }

  @Test func pageEndIsNotTheStatementEnd() throws {
    let page = CAMTSample.balance("CLBD", "1").replacing(
      "</CdOrPrtry>", with: "</CdOrPrtry><SubTp><Cd>INTM</Cd></SubTp>")
    let file = CAMTSample.file(CAMTSample.statement(CAMTSample.balance("CLBD", "2"), page, CAMTSample.entry()))
    #expect(try Answer(file).statements[0].balances[0].balance == Amount(units: 2, scale: 0))
  }

  @Test func balancesWithAnOwnCodeAreRead() throws {
    let balance = CAMTSample.balance("CLBD", "95.90").replacing("Cd>CLBD</Cd>", with: "Prtry>CLBD</Prtry>")
    let figures = try Answer(CAMTSample.file(CAMTSample.statement(balance, CAMTSample.entry()))).statements[0].balances
    #expect(figures.map(\.balance) == [Amount(units: 9590, scale: 2)])
  }

  @Test func blanksInAnIBANAreNotItsOwn() throws {
    let spaced = CAMTSample.account.replacing("NL91ABNA0417164300", with: "NL91 ABNA 0417 1643 00")
    #expect(try account(spaced) == account(CAMTSample.account))
  }

  @Test func balanceHasItsTimeAndLimit() throws {
    let balance = CAMTSample.balance("ITBD", "1").replacing(
      "<Dt>2026-01-31</Dt>", with: "<DtTm>2026-01-31T14:05:09Z</DtTm>"
    )
    .replacing("</Tp>", with: "</Tp><CdtLine><Incl>false</Incl><Amt Ccy=\"EUR\">500</Amt></CdtLine>")
    let record = try Answer(CAMTSample.file(CAMTSample.statement(balance, CAMTSample.entry()))).statements[0].balances[
      0]
    #expect(record.date?.description == "2026-01-31T14:05")
    #expect(record.creditLimit == Amount(units: 500, scale: 0))
  }

  @Test func unreadableBalanceIsReported() throws {
    let file = CAMTSample.file(CAMTSample.statement(CAMTSample.balance("CLBD", "much"), CAMTSample.entry()))
    #expect(try Answer(file).statements[0].balances == [])
    #expect(try Answer(file).problems == [StatementProblem(.note, "The balance “much” cannot be read.", line: 5)])
  }

  @Test func statementEndsAreRead() throws {
    let statement = CAMTSample.statement(
      CAMTSample.balance("PRCD", "10"), CAMTSample.balance("CLBD", "6"), CAMTSample.entry(),
      CAMTSample.entry(amount: "100", status: "<Sts>PDNG</Sts>"))
    let ends = try Answer(CAMTSample.file(statement)).statements[0].ends
    #expect(ends.map(\.opening) == [Amount(units: 10, scale: 0)])
    #expect(ends.map(\.closing) == [Amount(units: 6, scale: 0)])
    #expect(ends.map { $0.lastDay?.description } == ["2026-01-31"])
  }

  @Test func periodIsRead() throws {
    func period(_ element: String, tag: String = "Stmt") throws -> String? {
      let file = CAMTSample.file(CAMTSample.statement("<FrToDt>\(element)</FrToDt>", CAMTSample.entry(), tag: tag))
      return try Answer(file).statements[0].period.map { "\($0)" }
    }
    let days = "<FrDtTm>2026-01-01T00:00:00</FrDtTm><ToDtTm>2026-01-31T23:59:59</ToDtTm>"
    #expect(try period(days) == "2026-01-01...2026-01-31")
    #expect(try period(days.replacing("31T23:59:59", with: "31T00:00:00")) == "2026-01-01...2026-01-30")
    #expect(try period("<FrDt>2026-01-01</FrDt><ToDt>2026-01-31</ToDt>") == "2026-01-01...2026-01-31")
    #expect(try period(days, tag: "Rpt") == nil)
  }

  @Test func severalStatementsInAFileAreRead() throws {
    let second = CAMTSample.statement(account: "<Acct><Id><Othr><Id>9</Id></Othr></Id></Acct>", CAMTSample.entry())
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(CAMTSample.entry()), second))
    #expect(answer.statements.map(\.account.nativeId) == ["NL91ABNA0417164300", "9"])
    #expect(answer.statements.map(\.rows.count) == [1, 1])
  }

  /// Pounds in a euro account are neither euros nor lost: they are the account's part in pounds.
  @Test func eachCurrencyIsASeparateAccount() throws {
    let answer = try Answer(
      CAMTSample.file(
        CAMTSample.statement(
          CAMTSample.balance("CLBD", "5"), CAMTSample.entry(), CAMTSample.entry(amount: "7", currency: "GBP"),
          CAMTSample.entry(amount: "8"))))
    #expect(answer.statements.map(\.account.currency.code) == ["EUR", "GBP", "EUR"])
    #expect(answer.statements.map { $0.rows.map(\.amount.description) } == [["-4.10"], ["-7.00"], ["-8.00"]])
    #expect(answer.statements.map(\.balances.count) == [0, 0, 1])
  }

  @Test func accountCurrencyDecidesItsBalance() throws {
    let balance = CAMTSample.balance("CLBD", "5").replacing("EUR", with: "SEK")
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(balance, CAMTSample.entry())))
    #expect(answer.statements.map(\.account.currency.code) == ["EUR"])
    #expect(answer.statements[0].balances.map(\.balance) == [Amount(units: 5, scale: 0)])
    #expect(answer.problems.map(\.message) == ["A balance counts as EUR, although it is labeled “SEK”."])
    let both = CAMTSample.file(CAMTSample.statement(CAMTSample.balance("CLBD", "1"), balance, CAMTSample.entry()))
    #expect(try Answer(both).statements.map(\.account.currency.code) == ["EUR", "SEK"])
    #expect(try Answer(both).statements.map(\.balances.count) == [1, 1])
  }

  @Test func statementWithoutMovementIsRead() throws {
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(CAMTSample.balance("CLBD", "5"))))
    #expect(answer.statements.map(\.rows.count) == [0])
    #expect(answer.statements[0].balances.count == 1)
    let empty = try Answer(CAMTSample.file(CAMTSample.statement(account: "<Acct><Id><IBAN>1</IBAN></Id></Acct>")))
    #expect(empty.statements.isEmpty)
    #expect(empty.problems.map(\.message) == ["A statement has neither entries nor balances."])
  }

  @Test(arguments: ["", "<Stmt/>"]) func messageWithoutAStatementHasNothingToImport(statements: String) throws {
    #expect(
      try Answer(CAMTSample.file(statements)).problems.map(\.message) == [
        "There is nothing to import: the file has no statement."
      ])
  }

  @Test func entryWithoutADateTakesTheReports() throws {
    let entry = CAMTSample.entry(dates: "")
    let period = "<FrToDt><FrDtTm>2026-01-01T00:00:00</FrDtTm><ToDtTm>2026-01-31T23:59:59</ToDtTm></FrToDt>"
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(period, entry)))
    #expect(answer.rows.map(\.day.description) == ["2026-01-31"])
    #expect(
      answer.problems.map(\.message) == ["An entry has no date, so bankey uses the day of the report: 2026-01-31."])
    let balance = CAMTSample.balance("CLBD", "1.00", day: "2026-01-30")
    #expect(try Answer(CAMTSample.file(CAMTSample.statement(balance, entry))).row?.day.description == "2026-01-30")
    #expect(try Answer(CAMTSample.entries(entry)).row?.day.description == "2026-02-01")
  }

  @Test func foreignEntriesBelongWhereTheyCloseTheBalance() throws {
    let balances = CAMTSample.balance("OPBD", "100.00", day: "2026-01-01") + CAMTSample.balance("CLBD", "91.80")
    let entries = CAMTSample.entry() + CAMTSample.entry(currency: "USD", id: "A2")
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(balances, entries)))
    #expect(answer.statements.map(\.account.currency.code) == ["EUR"])
    #expect(answer.rows.map(\.nativeId) == ["A1", "A2"])
    #expect(answer.problems.count { $0.message.contains("1 entry labeled") } == 1)
    // If the balance closes without it, it belongs to the account's part in its own currency.
    let other = CAMTSample.balance("OPBD", "100.00", day: "2026-01-01") + CAMTSample.balance("CLBD", "95.90")
    let parts = try Answer(CAMTSample.file(CAMTSample.statement(other, entries))).accounts
    #expect(parts.map(\.account.currency.code) == ["EUR", "USD"])
    #expect(parts.map(\.rows.count) == [1, 1])
  }

  @Test func fileOfAnnouncementsIsRefused() {
    #expect(
      refusal(CAMTSample.entries(CAMTSample.entry(status: "<Sts>INFO</Sts>")))?.message.contains("only announced")
        == true)
  }
}
