import BankeyModel
import Foundation
import TestSupport
import Testing

/// The amounts of statement files, with the sums that other programs or people found in them.
@Suite struct AmountCorpusTests {
  @Test(arguments: Corpus.folders) func statementAmountsAddUp(corpus: URL) throws {
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: corpus.appending(path: "EXPECTED.json")))
    for file in expected.files where file.file.hasPrefix("ofx/") && file.expect == "ok" {
      let accounts = file.accounts.filter { $0.sum != nil }
      let text = try String(decoding: Data(contentsOf: corpus.appending(path: file.file)), as: UTF8.self)
      let sum = try amounts(in: text).sum
      let known = try accounts.compactMap(\.sum).map { try AmountParser.parse($0) }.sum
      #expect(sum == known, "\(file.file)")
    }
  }

  private func amounts(in text: String) throws -> [Amount] {
    try text.matches(of: /<TRNAMT>([^<\r\n]*)/).map { try AmountParser.parse($0.output.1) }
  }

  private struct Expected: Decodable {
    struct File: Decodable {
      let file: String
      let expect: String
      let accounts: [Account]
    }
    struct Account: Decodable { let sum: String? }
    let files: [File]
  }
}
