import BankeyCore
import BankeyStatements
import Foundation
import TestSupport
import Testing

/// Every real statement file against figures that were computed independently.
@Suite struct CorpusTests {
  struct Expected: Decodable {
    struct Account: Decodable {
      var id: String?
      var currency: String?
      var closingBalance: String?
      var transactions: Int?
      var sum: String?
      var firstDate: String?
      var lastDate: String?
    }
    struct File: Decodable, CustomTestStringConvertible {
      var file: String
      var format: String
      var expect: String
      var accounts: [Account]?
      var testDescription: String { file }
    }
    var files: [File]
  }

  static let files: [Expected.File] = {
    guard let data = Corpus.bytes(of: "EXPECTED.json").map({ Data($0) }) else { return [] }
    return ((try? JSONDecoder().decode(Expected.self, from: data))?.files ?? []).filter {
      StatementFormat(rawValue: $0.format) != nil
    }
  }()

  @Test(arguments: files) func agrees(_ expected: Expected.File) throws {
    let bytes = try #require(Corpus.bytes(of: expected.file))
    #expect(expected.expect == "error" || StatementFormat.sniff(bytes)?.rawValue == expected.format)
    switch expected.expect {
    case "ok": try compare(Answer(bytes), expected)
    case "empty": #expect(try Answer(bytes).statements.isEmpty && !Answer(bytes).problems.isEmpty)
    case "warn", "error": #expect(refusal(bytes)?.line != nil)
    default: Issue.record("no rule for \(expected.expect)")
    }
  }

  private func compare(_ answer: Answer, _ expected: Expected.File) throws {
    #expect(answer.problems.allSatisfy { $0.severity == .note })
    var accounts = answer.accounts
    for want in expected.accounts ?? [] {
      let index = try #require(accounts.firstIndex { agrees($0.account, want) })
      let have = accounts.remove(at: index)
      let days = have.rows.map(\.day).sorted()
      #expect(have.rows.count == want.transactions)
      #expect(have.rows.compactMap(\.amount).reduce(.zero) { $0.adding($1)! } == want.sum.map(amount))
      #expect(days.first?.description == want.firstDate)
      #expect(days.last?.description == want.lastDate)
      // Where the figures name no account, they give a table's balance only if its rows prove it.
      if want.id != nil || want.closingBalance != nil || expected.format != "csv" {
        #expect(have.balances.last?.balance == want.closingBalance.map(amount))
      }
    }
    // The figures leave out accounts without rows: that of one MT940 file, and a balance in another currency.
    #expect(accounts.allSatisfy { $0.rows.isEmpty && expected.format != "ofx" })
  }

  private func agrees(_ account: AccountRecord, _ want: Expected.Account) -> Bool {
    (want.id == nil || key(account.nativeId) == key(want.id!)) && account.currency.code == want.currency ?? "XXX"
  }

  private func key(_ id: String) -> String { id.filter { !$0.isWhitespace } }

  private func amount(_ text: String) -> Amount { try! AmountParser.parse(text, mark: .dot) }
}

extension Corpus {
  /// The bytes of one of its files; nil when it is not there.
  static func bytes(of file: String) -> [UInt8]? {
    folder.flatMap { try? Data(contentsOf: $0.appending(path: file)) }.map { [UInt8]($0) }
  }

  /// All its files of formats that bankey reads, by name.
  static let statements: [(name: String, bytes: [UInt8])] = CorpusTests.files.compactMap { file in
    bytes(of: file.file).map { (file.file, $0) }
  }

  /// All its files of a format.
  static func statements(_ format: StatementFormat) -> [(name: String, bytes: [UInt8])] {
    statements.filter { StatementFormat.sniff($0.bytes) == format }
  }
}
