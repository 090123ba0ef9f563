import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Files that are refused, and bytes that contradict their declaration.
@Suite struct CAMTRefusalTests {
  /// A file that is cut anywhere is refused, so neither half its rows nor a wrong balance gets in.
  @Test func truncatedFileIsRefused() {
    let entries = CAMTSample.entry(CAMTSample.details("<RmtInf><Ustrd><![CDATA[A&B]]></Ustrd></RmtInf>")) + "<!-- c -->"
    let file = Array(CAMTSample.file(CAMTSample.statement(CAMTSample.balance("CLBD", "5"), entries)).utf8)
    let end = file.count - 1
    for length in 0..<end { #expect(refusal(Array(file[..<length])) != nil, "cut after \(length) bytes") }
    #expect(refusal(Array(file[..<end])) == nil)
  }

  @Test func truncationMessageNamesThePlace() {
    let file = CAMTSample.entries(CAMTSample.entry(), CAMTSample.entry())
    let cut = String(file[..<file.ranges(of: "BOOK")[1].upperBound])
    #expect(refusal(cut) == StatementError("The file is cut off: its end </Document> is missing.", line: 6))
  }

  @Test func malformedXMLIsRefused() {
    let file = CAMTSample.entries(CAMTSample.entry(), CAMTSample.entry(id: "\u{1B}[2J"))
    #expect(refusal(file)?.message.hasPrefix("This is not valid XML: ") == true)
    #expect(refusal(file)?.line == 6)
    #expect(refusal(file)?.message.unicodeScalars.contains("\u{1B}") == false)
    #expect(refusal(CAMTSample.entries(CAMTSample.entry(id: "A&B"))) != nil)
    #expect(refusal(CAMTSample.entries(CAMTSample.entry(id: "&nbsp;"))) != nil)
    #expect(refusal(CAMTSample.entries("<Ntry></Stmt>"))?.line == 5)
  }

  @Test func fileWithOnlyUnreadableEntriesIsRefused() {
    let file = CAMTSample.entries(CAMTSample.entry(amount: "?", dates: ""), CAMTSample.entry(amount: "!"))
    #expect(
      refusal(file)
        == StatementError("Skipped a transaction: its amount “?” cannot be read.", line: 5))
  }

  /// Entities could expand without limit, or read other files.
  @Test(arguments: [
    "<!DOCTYPE Document [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>",
    "<!-- <Document> --><!DOCTYPE Document SYSTEM \"http://127.0.0.1:9/x.dtd\">",
    "<!DOCTYPE Document [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
    "<?a > <b ?><!DOCTYPE Document [<!ENTITY b \"<Ntry/>\">]>",
  ]) func documentTypeIsRefused(type: String) {
    let file = CAMTSample.file(
      CAMTSample.statement(CAMTSample.entry("&b;")), header: "<?xml version=\"1.0\"?>\n\(type)")
    #expect(StatementFormat.sniff(Array(file.utf8)) == .camt)
    #expect(
      refusal(file)
        == StatementError(
          "The file declares a document type, which bank files never do, so bankey does not read it.", line: 2)
    )
  }

  @Test(arguments: ["<b", "<x a=\"", "<!-- ", "<![CDATA[", "<?a ", "&#", "<Ntry><AddtlNtryInf>", "<Ntry a"])
  func endlessTagIsRefused(start: String) {
    let whole = CAMTSample.entries(start)
    var file = Array(whole[..<whole.firstRange(of: "\n\(start)")!.upperBound].utf8)
    file += [UInt8](repeating: 0x41, count: 100_000_000)
    #expect(refusal(file)?.message == "A tag or text is longer than 64 KB.")
  }

  @Test func depthIsLimited() {
    let file = CAMTSample.entries(String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000))
    #expect(refusal(file)?.message.contains("not valid XML") == true)
  }

  @Test func entrySizeIsLimited() {
    let texts = String(repeating: "<AddtlNtryInf>\(String(repeating: "x", count: 60_000))</AddtlNtryInf>", count: 20)
    #expect(refusal(CAMTSample.entries(CAMTSample.entry(texts)))?.message.contains("too large") == true)
    let many = String(repeating: "<Dt/>", count: 60_000)
    #expect(refusal(CAMTSample.entries(CAMTSample.entry(many)))?.message.contains("too large") == true)
  }

  @Test func manyUnknownNamesAreHarmless() throws {
    let unknown = (0..<3000).map { "<x\($0)><Ntry/></x\($0)>" }.joined()
    let answer = try Answer(CAMTSample.entries(unknown, CAMTSample.entry(unknown)))
    #expect(answer.rows.map(\.nativeId) == ["A1"])
  }

  @Test(arguments: [
    "<x*/>", "<a x*=''/>", "<a xmlns:x*='b'/>", "<a xmlns='b*'/>", "<x*:a/>", "<a x*:b=''/>", "<?x* ?>",
    "<Ntry><x*/></Ntry>",
  ])
  func endlessDistinctNamesAreRefused(element: String) {
    let unknown = (0..<100_000).map { element.replacing("*", with: "\($0)") }.joined()
    #expect(
      refusal(CAMTSample.entries(unknown, CAMTSample.entry()))?.message.contains("too many different names") == true)
  }

  @Test func longTextIsWhole() throws {
    let text = (0..<8000).map { "\($0)" }.joined(separator: " ")
    let details = CAMTSample.details("<RmtInf><Ustrd>\(text)</Ustrd></RmtInf>")
    #expect(try Answer(CAMTSample.entries(CAMTSample.entry(details))).row?.description == text)
  }

  @Test(arguments: [
    ("UTF-8", Array("Brûlée 鮨".utf8), "Brûlée 鮨"), ("ISO-8859-1", [0x43, 0xE8], "Cè"), ("windows-1251", [0xD5], "Х"),
    ("UTF-8", [0x41, 0xC3], "AÃ"), ("KLINGON", [0x80], "€"), ("ISO-8859-1", Array("Brûlée".utf8), "Brûlée"),
  ]) func bytesDecideTheCharset(charset: String, bytes: [UInt8], text: String) throws {
    let file = CAMTSample.file(
      CAMTSample.statement(CAMTSample.entry("<AddtlNtryInf>#</AddtlNtryInf>")),
      header: "<?xml version='1.0' encoding='\(charset)'?>")
    let parts = file.split(separator: "#")
    let row = try Answer(Array(parts[0].utf8) + bytes + Array(parts[1].utf8)).row
    #expect(row?.description == text)
    #expect(row?.raw.contains(text) == true)
  }

  @Test(arguments: [true, false]) func utf16WithAByteOrderMarkIsRead(isBig: Bool) throws {
    let details = "<AddtlNtryInf>Crème 鮨 😀</AddtlNtryInf>"
    let file = "\u{FEFF}" + CAMTSample.entries(CAMTSample.entry(details)).replacing("UTF-8", with: "UTF-16")
    let bytes = file.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(StatementFormat.sniff(bytes) == .camt)
    #expect(try Answer(bytes).row?.description == "Crème 鮨 😀")
  }

  @Test func otherXMLIsNotCAMT() {
    #expect(StatementFormat.sniff(Array("<?xml version=\"1.0\"?><Document><CstmrCdtTrfInitn/></Document>".utf8)) == nil)
    #expect(StatementFormat.sniff(Array("Date,Amount\n<BkToCstmrStmt>,5\n".utf8)) == .csv)
  }
}
