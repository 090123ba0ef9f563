import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Every field and every record of long tables, of many lengths, accounts and letters.
@Suite struct RecordTests {
  private typealias Line = (account: String, text: String, whole: String)

  @Test(arguments: 1...12) func eachRowHasItsTextAndRecord(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    // Fewer rows than that name nearly as many accounts as there are rows: a column that does so is the other side's.
    let delimiter = [",", ";", "\t", "|"].randomElement(using: &random)!
    let lines = (1...Int.random(in: 80...1500, using: &random)).map { _ in line(delimiter, &random) }
    let head = ["Date", "Text", "Amount", "Account"].joined(separator: delimiter)
    let file = ([head] + lines.map(\.whole)).joined(separator: "\n") + "\n"
    let accounts = try Answer(seed.isMultiple(of: 2) ? Array(file.utf8) : latin(file)).accounts
    #expect(accounts.reduce(0) { $0 + $1.rows.count } == lines.count, "seed \(seed)")
    for account in accounts {
      let own = lines.filter { $0.account == account.account.nativeId }
      #expect(account.rows.map(\.description) == own.map(\.text), "seed \(seed)")
      #expect(account.rows.map(\.raw) == own.map { $0.whole[...] }, "seed \(seed)")
    }
  }

  private func line(_ delimiter: String, _ random: inout SeededRandom) -> Line {
    let account = "NO" + String(Int.random(in: 1...40, using: &random))
    let letters = (0..<Int.random(in: 0...30, using: &random)).map { _ in "abzåæøß€".randomElement(using: &random)! }
    let text = "x" + String(letters)
    return (account, text, ["2026-01-15", text, "-1.50", account].joined(separator: delimiter))
  }

  /// The bytes of a text in windows-1252.
  private func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
  }

  @Test func manyAccountsComeInFewBatches() throws {
    let rows = (0..<4000).map { "2026-01-15,Coffee \($0),-1.50,NO\($0 % 100)\n" }.joined()
    let answer = try Answer("Date,Text,Amount,Account\n" + rows)
    #expect(answer.rows.count == 4000)
    #expect(answer.statements.count <= 100)
  }

  @Test(arguments: ["  ", "\t", " \t ", "     "]) func whitespaceCollapsesToOneSpace(blanks: String) throws {
    for length in 1...40 {
      let (before, after) = (String(repeating: "x", count: length), String(repeating: "y", count: 41 - length))
      let row = try Answer(MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRFNONREF", before + blanks + after)))
        .row
      #expect(row?.description == before + " " + after, "behind \(length) letters")
    }
  }
}
