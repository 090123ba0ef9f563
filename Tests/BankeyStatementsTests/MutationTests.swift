import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Damaged files: bankey reads or refuses them, and never crashes.
@Suite struct MutationTests {
  static let own = [
    (
      "bank",
      Array(
        OFXSample.file(OFXSample.statement(list: OFXSample.row() + OFXSample.row("<MEMO>A&amp;B <![CDATA[x]]>"))).utf8)
    ),
    ("xml", Array(OFXSample.file(OFXSample.statement(list: OFXSample.row()), header: OFXFormTests.xml).utf8)),
    ("camt", Array(CAMTSample.file(CAMTSample.statement(CAMTSample.balance("CLBD", "5"), CAMTSample.entry())).utf8)),
    ("mt940", Array(MT940Sample.message(MT940Sample.row()).utf8)),
    ("qif", Array(QIFTests.file(QIFTests.row() + QIFTests.row("26 Jan 2026")).utf8)),
    ("simplefin", Array(SimpleFINSample.first.utf8)), ("simplefin 2", Array(SimpleFINSample.second.utf8)),
    ("csv", Array(CSVSample.bank.utf8)),
    ("mt942", Array(MT940Sample.interim.utf8)),
  ]

  @Test func changedByteIsReadOrRefused() {
    check(seed: 1, rounds: 12) { file, random in
      file[Int.random(in: file.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
    }
  }

  @Test func missingPieceIsReadOrRefused() {
    check(seed: 2, rounds: 12) { file, random in
      let start = Int.random(in: file.indices, using: &random)
      file.removeSubrange(start..<min(file.count, start + Int.random(in: 1...40, using: &random)))
    }
  }

  @Test func repeatedPieceIsReadOrRefused() {
    check(seed: 3, rounds: 12) { file, random in
      let start = Int.random(in: file.indices, using: &random)
      let piece = file[start..<min(file.count, start + Int.random(in: 1...400, using: &random))]
      file.insert(contentsOf: Array(piece), at: Int.random(in: 0...file.count, using: &random))
    }
  }

  @Test(arguments: [(StatementFormat.ofx, "</OFX>"), (.camt, "Document>"), (.simplefin, "}")])
  func truncatedFileIsRefused(format: StatementFormat, tag: String) throws {
    var random = SeededRandom(seed: 4)
    for (name, file) in try Corpus.statements(format) {
      let end = try #require(lastIndex(of: Array(tag.utf8), in: file)) + tag.utf8.count
      for _ in 0..<20 {
        let length = Int.random(in: 0..<end, using: &random)
        #expect(refusal(Array(file[..<length])) != nil, "\(name) cut after \(length) bytes")
      }
    }
  }

  private func lastIndex(of part: [UInt8], in file: [UInt8]) -> Int? {
    (0...(file.count - part.count)).last { file[$0...].starts(with: part) }
  }

  private func check(seed: UInt64, rounds: Int, _ damage: (inout [UInt8], inout SeededRandom) -> Void) {
    var random = SeededRandom(seed: seed)
    for (name, file) in Self.own + Corpus.statements {
      for round in 0..<rounds {
        var damaged = file
        damage(&damaged, &random)
        do {
          let answer = try Answer(damaged)
          let isSaid = !answer.statements.isEmpty || !answer.problems.isEmpty
          #expect(isSaid && answer.largestBatch <= 500, "\(name), seed \(seed), round \(round)")
        } catch {
          #expect(error is StatementError, "\(name), seed \(seed), round \(round)")
        }
      }
    }
  }
}
