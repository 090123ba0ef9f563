import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Files that are refused.
@Suite struct OFXRefusalTests {
  @Test func emptyFileIsRefused() {
    #expect(refusal("") == StatementError("The file is empty."))
    #expect(StatementFormat.sniff([UInt8]()) == nil)
  }

  @Test(arguments: [
    ("Dear customer,\n", "it is text, but"), ("\n<!doctype html><html>", "web page"), ("%PDF-1.7", "PDF"),
    ("<OFC>\n<DTD>2\n", "OFC"),
    ("PK\u{3}\u{4}", "ZIP"), (" ", "0x20"), ("\u{0}\u{1}", "0x00"),
  ]) func foreignFileIsRefused(text: String, what: String) {
    #expect(StatementFormat.sniff(Array(text.utf8)) == nil)
    #expect(refusal(text)?.message.contains(what) == true)
  }

  @Test func headerWithoutABodyIsRefused() {
    #expect(refusal(OFXSample.header)?.message.contains("cut off") == true)
  }

  @Test func fileWithOnlyUnreadableRowsIsRefused() {
    let file = OFXSample.oneRow(OFXSample.row(posted: "201120000000", amount: "$120") + OFXSample.row(amount: "?"))
    #expect(
      refusal(file)
        == StatementError(
          "Skipped a transaction: its date “201120000000” is impossible, its amount “$120” cannot be read.",
          line: 11))
  }

  /// A file that is cut anywhere is refused with a line, so neither half its rows nor a wrong balance gets in.
  @Test(arguments: [OFXSample.header, OFXFormTests.xml]) func truncatedFileIsRefused(header: String) throws {
    let balances = "<LEDGERBAL><BALAMT>100.99</LEDGERBAL>"
    let rows = OFXSample.row() + OFXSample.row("<NAME><![CDATA[A&B]]></NAME><!-- c -->")
    let file = Array(OFXSample.file(OFXSample.statement(list: rows, balances: balances), header: header).utf8)
    let end = file.count - 1
    for length in 0..<end {
      let cut = Array(file[..<length])
      #expect(refusal(cut) != nil, "cut after \(length) bytes")
    }
    #expect(refusal(Array(file[..<end])) == nil)
  }

  @Test func truncationMessageNamesThePlace() {
    let file = OFXSample.oneRow(OFXSample.row() + OFXSample.row())
    let cut = String(file[..<file.ranges(of: "COFFEE")[1].upperBound])
    #expect(refusal(cut) == StatementError("The file is cut off: it ends inside STMTTRN.", line: 12))
  }

  @Test(arguments: ["<OFX><", "<OFX><OFX ", "<OFX><NAME>", "<OFX><!-- ", "<OFX><![CDATA[", "<OFX><?a ", "<OFX>&#"])
  func endlessTagIsRefused(start: String) {
    var file = Array(start.utf8)
    file += [UInt8](repeating: 0x41, count: 100_000_000 - file.count)
    #expect(refusal(file)?.line == 1)
  }

  @Test func manyUnknownTagsInARowAreRefused() {
    let tags = (0..<100).map { "<X\($0)>" }.joined()
    #expect(refusal(OFXSample.oneRow(OFXSample.row(tags)))?.message.contains("unknown tags") == true)
  }

  @Test func endlessRowIsRefused() {
    let more = String(repeating: "<X>1", count: 100_000)
    #expect(refusal(OFXSample.oneRow(OFXSample.row(more)))?.message.contains("longer than") == true)
  }

  @Test func manyProblemsAreCounted() throws {
    let bad = String(repeating: OFXSample.row(amount: "?"), count: 1300)
    let answer = try Answer(OFXSample.oneRow(OFXSample.row() + bad))
    #expect(answer.problems.count == 1001)
    #expect(answer.problems.last == StatementProblem(.rejected, "Found 300 more problems."))
  }

  @Test func longNearlyEqualTextsAreFast() throws {
    let (a, b) = (String(repeating: "a", count: 30_000), String(repeating: "a", count: 60_000) + "b")
    #expect(try Answer(OFXSample.oneRow(OFXSample.row("<NAME>\(a)b<MEMO>\(b)"))).rows.count == 1)
  }
}
