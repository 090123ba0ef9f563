import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Different forms of the same data.
@Suite struct OFXFormTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>

    """

  static let headers = [
    OFXSample.header,
    "",
    "\n\n  \n",
    xml,
    "OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:UTF-8 CHARSET:NONE",
    "<!--\nOFXHEADER:100\nDATA:OFXSGML\n-->\n",
    "\u{FEFF}" + OFXSample.header,
  ]

  @Test(arguments: headers) func everyHeaderIsRecognized(_ header: String) throws {
    let file = OFXSample.file(OFXSample.statement(list: OFXSample.row()), header: header)
    #expect(StatementFormat.sniff(Array(file.utf8)) == .ofx)
    #expect(try Answer(file).row?.description == "COFFEE")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n", "\n\n\r"]) func everyLineEndingIsRead(_ end: String) throws {
    let file = OFXSample.oneRow(OFXSample.row()).replacing("<", with: end + "<")
    #expect(try Answer(file).row == Answer(OFXSample.oneRow(OFXSample.row())).row.map { same($0, file) })
  }

  /// The same row, with its record as written in `file`.
  private func same(_ row: TransactionRecord, _ file: String) -> TransactionRecord {
    var row = row
    let start = file.firstRange(of: "<STMTTRN>")!.lowerBound
    row.raw = file[start..<file.firstRange(of: "</STMTTRN>")!.upperBound]
    return row
  }

  @Test func closedElementsReadLikeOpenOnes() throws {
    let closed = """
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260115</DTPOSTED><TRNAMT>-4.10</TRNAMT>
      <FITID>A1</FITID><NAME>COFFEE</NAME><MEMO></MEMO><CHECKNUM/></STMTTRN>
      """
    let row = try #require(try Answer(OFXSample.oneRow(closed)).row)
    #expect(row.amount == Amount(units: -410, scale: 2))
    #expect(row.description == "COFFEE")
    #expect(row.raw == closed[...])
  }

  @Test func emptyElementsAreIgnored() throws {
    let row = try Answer(OFXSample.oneRow(OFXSample.row(id: "", "<NAME>\n<MEMO>\n<CHECKNUM>\n"))).row
    #expect(row?.nativeId == "")
    #expect(row?.description == "DEBIT")
    #expect(row?.counterparty == nil)
  }

  @Test func lowercaseTagsAndAttributesAreRead() throws {
    let row = "<stmttrn><dtposted>20260115<trnamt>1<name xml:space=\"preserve\">Bakery</name></stmttrn>"
    #expect(try Answer(OFXSample.oneRow(row)).row?.description == "Bakery")
  }

  @Test func namespaceIsIgnored() throws {
    let file = "<OFX><o:STMTRS><o:CURDEF>EUR</o:CURDEF>\(OFXSample.account)\(OFXSample.row())</o:STMTRS></OFX>"
    #expect(try Answer(file).row?.description == "COFFEE")
  }

  @Test func unknownTagsAreIgnored() throws {
    let more =
      "<BANK.FLAG>\n<BANK.X>7<NAME>COFFEE<BANK.BOX><NAME>INNER</NAME><TRNAMT>9</TRNAMT></BANK.BOX><MEMO>AT NOON"
    let row = try Answer(OFXSample.oneRow(OFXSample.row(more))).row
    #expect(row?.description == "COFFEE - AT NOON")
    #expect(row?.amount == Amount(units: -410, scale: 2))
  }

  @Test func unknownAggregatesAreNotPartOfTheRow() throws {
    let row = "<STMTTRN><BANK.BOX><TRNAMT>9<NAME>INNER</BANK.BOX><DTPOSTED>20260115<TRNAMT>1<NAME>OUTER</STMTTRN>"
    #expect(try Answer(OFXSample.oneRow(row)).row?.description == "OUTER")
    #expect(try Answer(OFXSample.oneRow(row)).row?.amount == Amount(units: 1, scale: 0))
  }

  @Test func rowsOutsideTheListAreRead() throws {
    let file = OFXSample.file("<STMTRS><CURDEF>BRL\(OFXSample.account)\(OFXSample.row())</STMTRS>")
    #expect(try Answer(file).row?.nativeId == "A1")
  }

  @Test func unclosedRowEndsAtTheNext() throws {
    let rows = (1...3).map { OFXSample.row(id: "A\($0)").replacing("</STMTTRN>", with: "") }.joined()
    let file = OFXSample.file(OFXSample.statement(list: rows, balances: "<LEDGERBAL><BALAMT>7</LEDGERBAL>"))
    #expect(try Answer(file).rows.map(\.nativeId) == ["A1", "A2", "A3"])
    #expect(try Answer(file).rows.map(\.raw).allSatisfy { $0.hasPrefix("<STMTTRN>") && $0.hasSuffix("COFFEE") })
    #expect(try Answer(file).statements[0].balances.map(\.balance) == [Amount(units: 7, scale: 0)])
  }

  @Test func strayBracketsAndAmpersandsAreText() throws {
    let row = try Answer(OFXSample.oneRow(OFXSample.row("<NAME>A < B & C <3 <me@bank> &c; AT&T"))).row
    #expect(row?.description == "A < B & C <3 <me@bank> &c; AT&T")
  }

  @Test func entitiesAreDecoded() throws {
    let name =
      "<NAME>&lt;A&gt; &amp;amp; &quot;B&quot; &apos;C&apos; &#233;&#xE9;&eacute;&yuml;&iexcl;&#150;&nbsp;&#0;&#+65;"
    #expect(
      try Answer(OFXSample.oneRow(OFXSample.row(name))).row?.description == "<A> &amp; \"B\" 'C' éééÿ¡–\u{A0}&#0;&#+65;"
    )
  }

  @Test func cdataAndCommentsAreRead() throws {
    let name = "<NAME><![CDATA[  FISH & <CHIPS> &amp; PEAS ]]></NAME><MEMO>A<!-- <STMTTRN> -->B</MEMO>"
    let row = try Answer(OFXSample.oneRow(OFXSample.row(name))).row
    #expect(row?.counterparty == "FISH & <CHIPS> &amp; PEAS")
    #expect(row?.description == "FISH & <CHIPS> &amp; PEAS - AB")
  }
}
