import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// An entry becomes one transaction, regardless of its details.
@Suite struct CAMTRowTests {
  private func row(_ entry: String) throws -> TransactionRecord {
    try #require(try Answer(CAMTSample.entries(entry)).row)
  }

  private func description(_ more: String) throws -> String { try row(CAMTSample.entry(more)).description }

  @Test func fullPaymentIsRead() throws {
    let entry = CAMTSample.entry(
      CAMTSample.details(
        "<Refs><EndToEndId>E1</EndToEndId></Refs><RltdPties><Dbtr><Nm>Ann Lee</Nm></Dbtr><Cdtr><Nm>Corner Shop</Nm></Cdtr>"
          + "</RltdPties><RmtInf><Ustrd>Order 7</Ustrd></RmtInf><RltdDts><TxDtTm>2026-01-14T23:59:00</TxDtTm></RltdDts>"
      ))
    #expect(
      try row(entry)
        == TransactionRecord(
          nativeId: "A1", status: .posted, day: Day(iso: "2026-01-15")!, authorizedDay: Day(iso: "2026-01-14"),
          amount: Amount(units: -410, scale: 2), description: "Corner Shop - Order 7", counterparty: "Corner Shop",
          raw: entry.dropLast()))
  }

  @Test func emptyEntryDoesNotShiftRecords() throws {
    let entry = CAMTSample.entry(id: "A2")
    let rows = try Answer(CAMTSample.entries("<Ntry/>", "<Ntry></Ntry>", CAMTSample.entry(), entry)).rows
    #expect(rows.map(\.raw) == [CAMTSample.entry(), entry].map { $0.dropLast() })
  }

  @Test(arguments: [
    ("4.10", "DBIT", "-4.10"), ("4.10", "CRDT", "4.10"), ("4.10", "crdt", "4.10"), ("4.10", "Dbit", "-4.10"),
    ("0", "CRDT", "0.00"), ("8.850", "CRDT", "8.85"),
    ("1234567.895", "DBIT", "-1234567.895"), (" 5 ", "CRDT", "5.00"), (".5", "CRDT", "0.50"),
  ]) func amountsAreExact(text: String, sign: String, figure: String) throws {
    let entry = CAMTSample.entry(amount: text, sign: "<CdtDbtInd>\(sign)</CdtDbtInd>")
    #expect(try row(entry).amount.description == figure)
  }

  @Test(arguments: ["-4.10", "4,10", "1,234.56", "1 234", "1e5", "", "NaN", "4.1.0", "99999999999999999999"])
  func uncertainAmountIsReported(text: String) throws {
    let answer = try Answer(CAMTSample.entries(CAMTSample.entry(id: "OK"), CAMTSample.entry(amount: text)))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.severity) == [.rejected])
    #expect(answer.problems[0].line == 6)
    #expect(answer.problems[0].message.contains(text.isEmpty ? "it has no amount" : "its amount “\(text)”"))
  }

  @Test(arguments: ["", "<CdtDbtInd>C</CdtDbtInd>"])
  func amountWithoutASignIsReported(sign: String) throws {
    let answer = try Answer(CAMTSample.entries(CAMTSample.entry(id: "OK"), CAMTSample.entry(sign: sign)))
    #expect(answer.rows.count == 1)
    #expect(
      answer.problems.map(\.message) == [
        "Skipped a transaction: it does not say whether money came in or went out."
      ])
  }

  /// A reversal has its own sign, and the parties of the payment that it reverses.
  @Test func reversalReversesTheSign() throws {
    let parties = CAMTSample.details(
      "<RltdPties><Dbtr><Nm>Ann Lee</Nm></Dbtr><Cdtr><Nm>Corner Shop</Nm></Cdtr></RltdPties>")
    let entry = CAMTSample.entry(
      parties, sign: "<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd>", status: "<Sts><Cd>BOOK</Cd></Sts>")
    #expect(try row(entry).amount == Amount(units: 410, scale: 2))
    #expect(try row(entry).counterparty == "Corner Shop")
    #expect(try row(entry.replacing("true", with: "false")).counterparty == "Ann Lee")
  }

  /// A bank that takes a returned payment back marks no reversal, and the parties stay in their places.
  @Test func ownAccountIsNeverTheCounterparty() throws {
    let parties =
      "<RltdPties><Dbtr><Nm>Corner Shop</Nm></Dbtr><DbtrAcct><Id><IBAN>NL02ABNA0123456789</IBAN></Id></DbtrAcct>"
      + "<Cdtr><Nm>Ann Lee</Nm></Cdtr><CdtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></CdtrAcct></RltdPties>"
    let back = try row(
      CAMTSample.entry(
        CAMTSample.details(
          parties + "<RmtInf><Ustrd>Bill 5</Ustrd></RmtInf><RtrInf><AddtlInf>ACCOUNT CLOSED</AddtlInf></RtrInf>")))
    #expect(back.counterparty == "Corner Shop")
    #expect(back.counterpartyAccount == "NL02ABNA0123456789")
    #expect(back.description == "Corner Shop - Bill 5 ACCOUNT CLOSED")
    let own = CAMTSample.details(parties.replacing("NL02ABNA0123456789", with: "NL91ABNA0417164300"))
    #expect(try row(CAMTSample.entry(own)).counterparty == nil)
  }

  @Test func oneOfTwoCreditorsIsNotThatOfTheBatch() throws {
    let account = "<CdtrAcct><Id><IBAN>NL02ABNA0123456789</IBAN></Id></CdtrAcct>"
    let batch = CAMTSample.details(
      "<RltdPties><Cdtr><Nm>Shop A</Nm></Cdtr>\(account)</RltdPties>",
      "<RltdPties><Cdtr><Nm>Shop B</Nm></Cdtr></RltdPties>")
    #expect(try row(CAMTSample.entry(batch)).counterpartyAccount == nil)
  }

  @Test(arguments: ["BOOK", "<Cd>BOOK</Cd>", "<Prtry>BOOK</Prtry>", "\n <Cd> BOOK </Cd>\n"])
  func bookedEntriesArePosted(status: String) throws {
    #expect(try row(CAMTSample.entry(status: "<Sts>\(status)</Sts>")).status == .posted)
  }

  @Test(arguments: ["PDNG", "<Cd>PDNG</Cd>"]) func pendingEntriesAreAuthorized(status: String) throws {
    let row = try row(
      CAMTSample.entry(status: "<Sts>\(status)</Sts>", dates: "<ValDt><Dt>2026-01-17</Dt></ValDt>"))
    #expect(row.status == .authorized)
    #expect(row.day.description == "2026-01-17")
    #expect(row.authorizedDay == row.day)
  }

  @Test func announcedEntriesAreCounted() throws {
    let answer = try Answer(
      CAMTSample.entries(
        CAMTSample.entry(), CAMTSample.entry(status: "<Sts>INFO</Sts>"),
        CAMTSample.entry(status: "<Sts><Cd>FUTR</Cd></Sts>")))
    #expect(answer.rows.count == 1)
    #expect(answer.problems.map(\.message) == ["Skipped 2 entries that the bank has only announced."])
  }

  @Test func unknownStatusIsReported() throws {
    let answer = try Answer(CAMTSample.entries(CAMTSample.entry(), CAMTSample.entry(status: "<Sts>RJCT</Sts>")))
    #expect(answer.rows.count == 1)
    #expect(answer.problems.map(\.message) == ["Skipped a transaction: its status “RJCT” is unknown."])
  }

  @Test(arguments: [
    ("<BookgDt><Dt>2026-01-15</Dt></BookgDt><ValDt><Dt>2026-01-17</Dt></ValDt>", "2026-01-15"),
    ("<BookgDt><DtTm>2026-01-15T23:30:00-08:00</DtTm></BookgDt>", "2026-01-15"),
    ("<BookgDt><Dt>2026-01-15Z</Dt></BookgDt>", "2026-01-15"),
    ("<BookgDt/><ValDt><DtTm>2026-01-17T00:00:00+02:00</DtTm></ValDt>", "2026-01-17"),
    ("<ValDt><Dt>2024-02-29</Dt></ValDt>", "2024-02-29"),
  ]) func datesStayAsWritten(dates: String, day: String) throws {
    #expect(try row(CAMTSample.entry(dates: dates)).day.description == day)
  }

  @Test(arguments: ["2026-02-30", "2026-13-01", "0001-01-01", "20260115", "15-01-2026", "today"])
  func impossibleDateIsReported(text: String) throws {
    let dates = "<BookgDt><Dt>\(text)</Dt></BookgDt>"
    let answer = try Answer(CAMTSample.entries(CAMTSample.entry(id: "OK"), CAMTSample.entry(dates: dates)))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.message) == ["Skipped a transaction: its date “\(text)” is impossible."])
  }

  @Test(arguments: [
    ("<Cdtr><Nm>Shop</Nm></Cdtr>", "Shop"),
    ("<Cdtr><Pty><Nm>Shop</Nm></Pty></Cdtr>", "Shop"),
    ("<Cdtr><Agt><FinInstnId><Nm>Bank</Nm></FinInstnId></Agt></Cdtr>", "Bank"),
    ("<Cdtr><Nm>Payer Ltd</Nm></Cdtr><UltmtCdtr><Nm>Shop</Nm></UltmtCdtr>", "Payer Ltd"),
    ("<Cdtr><Nm>NOTPROVIDED</Nm></Cdtr><UltmtCdtr><Pty><Nm>Shop</Nm></Pty></UltmtCdtr>", "Shop"),
    ("<TradgPty><Pty><Nm>Broker</Nm></Pty></TradgPty>", "Broker"),
    ("<Prtry><Tp>X</Tp><Pty><Pty><Nm>Shop</Nm></Pty></Pty></Prtry>", "Shop"),
    ("<CdtrAcct><Id><IBAN>NL1</IBAN></Id></CdtrAcct>", "NL1"),
    ("<CdtrAcct><Id><Othr><Id>  12 </Id></Othr></Id></CdtrAcct>", "12"),
    ("<Dbtr><Nm>Ann Lee</Nm></Dbtr>", nil),
  ]) func counterpartyIsRead(parties: String, name: String?) throws {
    let entry = CAMTSample.entry(CAMTSample.details("<RltdPties>\(parties)</RltdPties>"))
    #expect(try row(entry).counterparty == name)
  }

  @Test(arguments: [
    ("<RmtInf><Ustrd>Order</Ustrd><Ustrd>7</Ustrd></RmtInf>", "Order 7"),
    ("<RmtInf><Ustrd>Order</Ustrd><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf>", "Order"),
    (
      "<RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf><AddtlRmtInf>for 2</AddtlRmtInf></Strd></RmtInf>",
      "RF18 for 2"
    ),
    ("<RmtInf><Strd><CdtrRefInf><CdtrRef>RF18</CdtrRef></CdtrRefInf></Strd></RmtInf>", "RF18"),
    ("<RmtInf><Strd><RfrdDocInf><Nb>INV-1</Nb></RfrdDocInf></Strd></RmtInf>", "INV-1"),
    ("<AddtlTxInf>card 1234</AddtlTxInf>", "card 1234"), ("", "NTRF"),
    ("<RmtInf><Ustrd>A&amp;B <![CDATA[<x>]]></Ustrd></RmtInf>", "A&B <x>"),
    ("<RmtInf><Ustrd>ab<!-- no -->cd</Ustrd></RmtInf>", "abcd"),
  ]) func remittanceTextIsRead(detail: String, text: String) throws {
    #expect(try description(CAMTSample.details(detail)) == text)
  }

  @Test func entryWithoutDetailsUsesTheBanksText() throws {
    #expect(try description("<AddtlNtryInf>Monthly fee</AddtlNtryInf>") == "Monthly fee")
    #expect(try description("") == "NTRF")
    let code = "<Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn>"
    #expect(
      try row(CAMTSample.entry().replacing("<Prtry><Cd>NTRF</Cd></Prtry>", with: code)).description == "PMNT-RCDT-ESCT")
  }

  /// A batch changes the balance once, by its total: not once per detail, and not by the total each time.
  @Test func batchIsOneTransaction() throws {
    func payment(_ name: String) -> String {
      "<AmtDtls><TxAmt><Amt Ccy=\"EUR\">1.00</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>\(name)</Nm></Cdtr></RltdPties>"
    }
    let two = try row(
      CAMTSample.entry(CAMTSample.details(payment("Ann"), payment("Bob")) + "<AddtlNtryInf>Batch</AddtlNtryInf>"))
    #expect(two.amount == Amount(units: -410, scale: 2))
    #expect(two.description == "Batch - Ann, Bob (2)")
    #expect(two.counterparty == nil)
    let four = CAMTSample.details(payment("Ann"), payment("Bob"), payment("Cy"), payment("Di"))
    #expect(try description(four) == "Ann, Bob, Cy, … (4)")
    #expect(try description("<NtryDtls><Btch><NbOfTxs>20</NbOfTxs></Btch></NtryDtls>") == "NTRF (20)")
    #expect(try row(CAMTSample.entry(CAMTSample.details(payment("Ann"), payment("Ann")))).counterparty == "Ann")
  }

  @Test func batchOfThousandsIsOneTransaction() throws {
    let detail = "<RltdPties><Cdtr><Nm>Ann</Nm></Cdtr></RltdPties><RmtInf><Ustrd>Wage of January</Ustrd></RmtInf>"
    let details = String(repeating: "<TxDtls>\(detail)</TxDtls>", count: 5000)
    let batch = "<NtryDtls><Btch><NbOfTxs>5000</NbOfTxs></Btch>\(details)</NtryDtls><AddtlNtryInf>Wages</AddtlNtryInf>"
    let answer = try Answer(CAMTSample.entries(CAMTSample.entry(batch), CAMTSample.entry(id: "B2")))
    #expect(answer.rows.map(\.description) == ["Wages - Ann (5000)", "NTRF"])
    #expect(answer.rows[0].raw.utf8.count == 1 << 18)
    #expect(answer.problems.map(\.severity) == [.note])
  }

  /// The balance changes by the entry's amount, which already includes the amount paid abroad and its costs.
  @Test(arguments: [
    "<AmtDtls><InstdAmt><Amt Ccy=\"USD\">4.50</Amt></InstdAmt><TxAmt><Amt Ccy=\"EUR\">4.00</Amt></TxAmt></AmtDtls>",
    "<AmtDtls><TxAmt><Amt Ccy=\"USD\">4.50</Amt><CcyXchg><XchgRate>1.1</XchgRate></CcyXchg></TxAmt></AmtDtls>",
    "<Amt Ccy=\"USD\">4.50</Amt><CdtDbtInd>DBIT</CdtDbtInd>",
    "<AmtDtls><CntrValAmt><Amt Ccy=\"USD\">4.50</Amt></CntrValAmt></AmtDtls>",
  ]) func foreignAmountAndChargesAreDescribed(amounts: String) throws {
    let charges =
      "<Chrgs><TtlChrgsAndTaxAmt Ccy=\"EUR\">0.10</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy=\"EUR\">0.10</Amt>"
      + "<CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>"
    let details = CAMTSample.details(
      amounts + charges + "<RltdPties><Cdtr><Nm>Diner</Nm></Cdtr></RltdPties>")
    let row = try row(CAMTSample.entry(charges + details))
    #expect(row.amount == Amount(units: -410, scale: 2))
    #expect(row.description == "Diner (USD 4.50)")
  }

  @Test(arguments: [
    ("<AcctSvcrRef>A1</AcctSvcrRef>", "", "A1"), ("", "<AcctSvcrRef>T1</AcctSvcrRef>", "T1"),
    ("", "<TxId>X1</TxId>", "X1"),
    ("<AcctSvcrRef>NONREF</AcctSvcrRef>", "<EndToEndId>E1</EndToEndId>", ""), ("<NtryRef>12</NtryRef>", "", ""),
    ("<NtryRef>20260115001</NtryRef>", "", "20260115001"),
  ]) func idsAreRead(ofEntry: String, ofDetail: String, id: String) throws {
    let entry = CAMTSample.entry(CAMTSample.details("<Refs>\(ofDetail)</Refs>"))
      .replacing("<AcctSvcrRef>A1</AcctSvcrRef>", with: ofEntry)
    #expect(try row(entry).nativeId == id)
  }

  @Test func equalEntriesAreAllKept() throws {
    #expect(try Answer(CAMTSample.entries(CAMTSample.entry(), CAMTSample.entry())).rows.count == 2)
  }

  @Test func rowsComeInBatches() throws {
    let answer = try Answer(CAMTSample.entries((1...1201).map { CAMTSample.entry(id: "\($0)") }.joined()))
    #expect(answer.rows.map(\.nativeId) == (1...1201).map(String.init))
    #expect(answer.largestBatch == 500)
    #expect(answer.statements.count == 1)
  }
}
