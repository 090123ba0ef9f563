import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Texts in every form that XML allows, and the positions of their entries in the file.
@Suite struct CAMTTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("Caf\u{E9} 鮨", "Caf\u{E9} 鮨"), ("A &amp; B", "A & B"), ("&#x41;&lt;", "A<"),
    ("<![CDATA[A & B]]>", "A & B"), ("A <![CDATA[<b>]]> C", "A <b> C"), ("one<!-- no -->two", "onetwo"),
    ("one<?no?>two", "onetwo"), ("one\r\n   two", "one two"), ("one&#x9;two  three", "one two three"),
    ("one<no>x</no>two", "onetwo"), ("one<Nm/>two", "one"),
    (" \n one \n", "one"), ("a > b", "a > b"), ("&amp;", "&"), ("&#32;A&#32;", "A"),
  ]) func escapedTextIsRead(written: String, text: String) throws {
    let details = CAMTSample.details("<RmtInf><Ustrd>\(written)</Ustrd></RmtInf>")
    #expect(try Answer(CAMTSample.entries(CAMTSample.entry(details))).row?.description == text)
  }

  @Test(arguments: [
    ("EREF+1 MREF+2 SVWZ+Rent May", "Rent May"), ("Transfer EREF+1 SVWZ+Rent", "Transfer Rent"),
    ("Course SVWZ+ of the school", "Course SVWZ+ of the school"),
  ]) func keysOfMT940AreNotText(written: String, text: String) throws {
    let details = CAMTSample.details("<RmtInf><Ustrd>\(written)</Ustrd></RmtInf>")
    #expect(try Answer(CAMTSample.entries(CAMTSample.entry(details))).row?.description == text)
  }

  @Test func blankLinesBeforeTheDeclarationAreSkipped() throws {
    let file = CAMTSample.entries(CAMTSample.entry(), CAMTSample.entry(amount: "?"))
    let (plain, later) = (try Answer(file), try Answer("\n \n" + file))
    #expect(later.rows == plain.rows)
    #expect(later.problems.map(\.line) == plain.problems.map { ($0.line ?? 0) + 2 })
    #expect(try Answer("\u{FEFF}\n" + file).rows == plain.rows)
  }

  @Test func documentsThatFollowEachOtherAreRead() throws {
    let files = ["A1", "A2", "A3"].map { CAMTSample.entries(CAMTSample.entry(id: $0)) }
    let answer = try Answer(files.joined(separator: "\n"))
    #expect(answer.rows.map(\.nativeId) == ["A1", "A2", "A3"])
    #expect(answer.rows.map(\.raw).allSatisfy { $0.hasPrefix("<Ntry>") && $0.hasSuffix("</Ntry>") })
    let cut = String(files.joined().dropLast(20))
    #expect(refusal(cut)?.message == "The file is cut off: its end </Document> is missing.")
    #expect(refusal(files[0] + "<?xml version=\"1.0\"?><a>")?.message.contains("</a>") == true)
    #expect(refusal(files[0] + "more")?.message.hasPrefix("This is not valid XML") == true)
  }

  @Test func currencyIsUnescapedLikeText() throws {
    let file = CAMTSample.entries(CAMTSample.entry(currency: "US&#68;"))
    #expect(try Answer(file).statements.map(\.account.currency.code) == ["USD"])
  }

  /// libxml2 receives the file in pieces: wherever a piece ends, texts are whole and records match the file.
  @Test func chunkBoundariesLoseNothing() throws {
    let seed: UInt64 = 7
    var random = SeededRandom(seed: seed)
    let texts = (0..<400).map { row in
      (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Self.ways[Int.random(in: 0..<Self.ways.count, using: &random)]
      } + [("\(row)", "\(row)")]
    }
    let entries = texts.map { CAMTSample.entry("<AddtlNtryInf>A\($0.map(\.0).joined())</AddtlNtryInf>") }
    let rows = try Answer(CAMTSample.file(CAMTSample.statement(entries.joined()))).rows
    let lines = texts.map { "A" + $0.map(\.1).joined() }
    #expect(
      rows.map(\.description) == lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") },
      "seed \(seed)")
    #expect(rows.map(\.raw) == entries.map { $0.dropLast() }, "seed \(seed)")
  }

  private static let long = String(repeating: "x ", count: 200) + "y"

  /// Possible contents of a text, and their meaning.
  private static let ways = [
    ("Coffee", "Coffee"), ("æøå", "æøå"), ("鮨😀", "鮨😀"), ("&amp;", "&"), ("&#x9;", "\t"), ("<![CDATA[<&>]]>", "<&>"),
    ("<!-- > -->", ""), ("<?a > ?>", ""), (">", ">"), ("\r\n-", "\n-"),
    (long, long),
  ]
}
