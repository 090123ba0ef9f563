import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Foundation
import TestSupport
import Testing

/// Every statement file, compared with independently computed figures.
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
    struct File: Decodable {
      var file: String
      var format: String
      var expect: String
      var accounts: [Account]?
    }
    var files: [File]
  }

  /// A file and its expected contents.
  struct Case: CustomTestStringConvertible {
    let bytes: [UInt8]
    let expected: Expected.File
    var testDescription: String { expected.file }
  }

  @Test(arguments: try Corpus.cases(in: Corpus.own)) func ownFilesHaveTheirFigures(file: Case) throws {
    try check(file)
  }

  @Test(.enabled(if: Corpus.further != nil, Corpus.isMissing), arguments: try Corpus.cases(in: Corpus.further))
  func corpusFilesHaveTheirFigures(file: Case) throws { try check(file) }

  @Test func everyFormatHasOwnFiles() throws {
    let cases = try Corpus.cases(in: Corpus.own)
    #expect(Set(cases.map(\.expected.format)) == Set(StatementFormat.allCases.map(\.rawValue)))
  }

  private func check(_ file: Case) throws {
    let (bytes, expected) = (file.bytes, file.expected)
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
  /// The files of a folder in formats that bankey reads, from its `EXPECTED.json`; none if there is no folder.
  static func cases(in folder: URL?) throws -> [CorpusTests.Case] {
    guard let folder else { return [] }
    let listed = try Data(contentsOf: folder.appending(path: "EXPECTED.json"))
    return try JSONDecoder().decode(CorpusTests.Expected.self, from: listed).files
      .filter { StatementFormat(rawValue: $0.format) != nil }
      .map { CorpusTests.Case(bytes: try [UInt8](Data(contentsOf: folder.appending(path: $0.file))), expected: $0) }
  }

  /// All files of all folders, by name.
  static let statements: [(name: String, bytes: [UInt8])] = {
    do {
      return try folders.flatMap { try cases(in: $0) }.map { ($0.expected.file, $0.bytes) }
    } catch {
      fatalError("\(error)")
    }
  }()

  /// All of them that are whole and of this format.
  static func statements(_ format: StatementFormat) throws -> [(name: String, bytes: [UInt8])] {
    try folders.flatMap { try cases(in: $0) }
      .filter { $0.expected.expect != "error" && StatementFormat.sniff($0.bytes) == format }
      .map { ($0.expected.file, $0.bytes) }
  }
}
