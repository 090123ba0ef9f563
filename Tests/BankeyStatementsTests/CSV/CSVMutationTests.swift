import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// A table that lost a column, a header or a quote is never read with other figures: bankey asks, refuses it, or reads
/// the remaining rows as before.
@Suite struct CSVMutationTests {
  /// A table and the rows read from it.
  fileprivate struct Sample {
    let name: String
    let raw: RawTable
    let truth: Answer
  }

  /// The tables of all folders, and tables in a random dialect: quoted, in UTF-16, with several accounts.
  private static let samples: [Sample] = {
    let files =
      Corpus.statements.filter { StatementFormat.sniff($0.bytes) == .csv }
      + (1...40).map { ("table \($0)", CSVBankSample(seed: $0).file) }
      + (1...4).map { ("dialect \($0)", CSVDialectSample(seed: $0).file) }
    return files.compactMap { name, bytes in
      guard let raw = RawTable(bytes)?.beginning, let truth = try? Answer(raw.file(raw.lines)), !truth.rows.isEmpty
      else { return nil }
      return Sample(name: name, raw: raw, truth: truth)
    }
  }()

  @Test func lostColumnIsReadCorrectlyOrAsks() {
    for sample in Self.samples {
      for column in 0..<sample.raw.width {
        check(sample.raw.without(column: column), of: sample, "without column \(column + 1)", lost: column)
      }
    }
  }

  @Test func lostHeaderIsReadCorrectlyOrAsks() {
    for sample in Self.samples where sample.raw.hasHeaders {
      for column in 0..<sample.raw.width {
        check(sample.raw.withoutHeader(of: column), of: sample, "without header \(column + 1)", lost: column)
      }
    }
  }

  /// Some quotes of a long table represent all of them.
  @Test func lostQuoteIsReadCorrectlyOrAsks() {
    var random = SeededRandom(seed: 5)
    for sample in Self.samples {
      let lines = sample.raw.lines
      let fields = lines.indices.flatMap { line in
        lines[line].indices.filter { lines[line][$0].contains("\"") }.map { (line, $0) }
      }
      for (line, field) in fields.shuffled(using: &random).prefix(12) {
        for isLast in [false, true] {
          guard let file = sample.raw.withoutQuote(line: line, field: field, isLast: isLast) else { continue }
          check(file, of: sample, "without a quote in line \(line + 1), field \(field + 1)", lost: nil)
        }
      }
    }
  }

  /// Each row read from a damaged file is a row of the undamaged one, and bankey reports every row that is lost.
  private func check(_ file: [UInt8], of sample: Sample, _ what: String, lost column: Int?) {
    guard let answer = try? Answer(file) else { return }
    let isDayFree = column.map { sample.hasDays(in: $0) } ?? false
    var left = sample.truth.figures
    for row in answer.figures {
      guard let index = left.firstIndex(where: { row.says(of: $0, isDayFree: isDayFree) }) else {
        Issue.record("\(sample.name) \(what): \(row)\n\(sample.start)")
        return
      }
      left.remove(at: index)
    }
    let isSaid = answer.problems.contains { $0.message.hasPrefix("Skipped") }
    if !left.isEmpty, !isSaid {
      Issue.record("\(sample.name) \(what): \(left.count) rows vanished, \(left[0])\n\(sample.start)")
    }
  }
}

/// What a row is worth: the figures that must never be others.
private struct RowFigures: CustomStringConvertible {
  let row: TransactionRecord
  let account: AccountRecord

  var description: String { "\(row.day) \(row.amount) \(row.status) of \(account.nativeId) \(account.currency.code)" }

  /// Whether it says nothing but what `other` says. An account that is not named is asked for, as is a currency.
  func says(of other: RowFigures, isDayFree: Bool) -> Bool {
    row.amount == other.row.amount && (isDayFree || row.day == other.row.day)
      && (!account.isNamed || isSameAccount(other.account))
      && (account.currency == other.account.currency || account.currency.code == "XXX")
  }
}

extension RowFigures {
  /// Whether two names mean one account: an IBAN ends with its number.
  fileprivate func isSameAccount(_ other: AccountRecord) -> Bool {
    let (one, two) = (account.nativeId, other.nativeId)
    return one == two || (min(one.count, two.count) > 5 && (one.hasSuffix(two) || two.hasSuffix(one)))
  }
}

extension Answer {
  fileprivate var figures: [RowFigures] {
    statements.flatMap { statement in statement.rows.map { RowFigures(row: $0, account: statement.account) } }
  }
}

extension CSVMutationTests.Sample {
  /// The beginning of the file, for a message.
  fileprivate var start: String {
    raw.lines.prefix(6).map { $0.joined(separator: String(raw.delimiter)) }.joined(separator: "\n")
  }

  /// Whether a column contains the days of the rows. Without it, another column may be the only one with days.
  fileprivate func hasDays(in column: Int) -> Bool {
    let days = truth.rows.map { ["\($0.day.components.day)", "\($0.day.components.year % 100)"] }
    let cells = raw.lines.filter { $0.count == raw.width }.map { $0[column] }
    let fitting = cells.filter { cell in days.contains { $0.allSatisfy(cell.contains) } }
    return fitting.count * 2 > cells.count
  }
}
