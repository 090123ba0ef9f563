import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// A table that lost a column, the word of a header or a quote is never read with other figures: it is asked about, refused, or the rows
/// that remain say what they said.
@Suite struct CSVMutationTests {
  @Test func aTableThatLostAColumn() throws {
    try check { lines, delimiter in
      lines[0].indices.map { column in
        lines.map { line in
          line.enumerated().filter { $0.offset != column }.map(\.element).joined(separator: delimiter)
        }
      }
    }
  }

  @Test func aTableThatLostTheWordOfAHeader() throws {
    try check { lines, delimiter in
      let header = lines.firstIndex { $0.count == lines.map(\.count).max() } ?? 0
      return lines[header].indices.map { column in
        lines.enumerated().map { index, line in
          line.enumerated().map { index == header && $0.offset == column ? "" : $0.element }.joined(
            separator: delimiter)
        }
      }
    }
  }

  @Test func aTableThatLostAQuote() throws {
    for (name, file) in Corpus.statements where isTable(file) {
      guard let truth = try? Answer(file) else { continue }
      for place in file.indices where file[place] == UInt8(ascii: "\"") {
        var damaged = file
        damaged.remove(at: place)
        compare(damaged, with: truth, "\(name) without the quote at \(place)")
      }
    }
  }

  /// Reads each of the tables that a change makes of a table without quotes.
  private func check(_ change: (_ lines: [[String]], _ delimiter: String) -> [[String]]) throws {
    for (name, file) in Corpus.statements where isTable(file) && !file.contains(UInt8(ascii: "\"")) {
      guard let truth = try? Answer(file) else { continue }
      let text = String(decoding: file, as: UTF8.self)
      guard text.utf8.count == file.count else { continue }
      let delimiter: String =
        [";", "\t", "|", ","].max { text.split(separator: $0).count < text.split(separator: $1).count } ?? ","
      let lines = text.split(whereSeparator: \.isNewline).map { line in
        line.split(separator: delimiter, omittingEmptySubsequences: false).map { String($0) }
      }
      for (number, changed) in change(lines, delimiter).enumerated() {
        compare(Array((changed.joined(separator: "\n") + "\n").utf8), with: truth, "\(name), change \(number)")
      }
    }
  }

  private func isTable(_ file: [UInt8]) -> Bool { StatementFormat.sniff(file) == .csv }

  /// Every amount that is read of a damaged file is one of the whole file.
  private func compare(_ file: [UInt8], with truth: Answer, _ what: String) {
    guard let answer = try? Answer(file) else { return }
    var left = truth.rows.map(\.amount.description)
    for row in answer.rows {
      guard let index = left.firstIndex(of: row.amount.description) else {
        Issue.record("\(what): \(row.day) \(row.amount) \(row.description)")
        return
      }
      left.remove(at: index)
    }
  }
}
