import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import FoundationEssentials
import TestSupport
import Testing

/// What is read of a table without a question is the truth, whatever bank wrote it.
@Suite struct CSVPropertyTests {
  /// What became of a table.
  private enum Outcome { case right, asked(String), wrong(String) }

  /// So many tables are tried; `BANKEY_TABLES=20000` tries as many as that.
  private static let count = ProcessInfo.processInfo.environment["BANKEY_TABLES"].flatMap(UInt64.init) ?? 400

  /// Whether each question that could have been left out is printed.
  private static let isTold = ProcessInfo.processInfo.environment["BANKEY_TABLES_TOLD"] != nil

  @Test func noTableIsReadWrongWithoutAQuestion() {
    var (right, asked, needless, decidable) = (0, 0, [UInt64](), 0)
    var wrong: [String] = []
    for seed in 1...Self.count {
      let sample = CSVBankSample(seed: seed)
      if sample.isDecidable { decidable += 1 }
      switch outcome(sample) {
      case .right: right += 1
      case .asked(let why):
        asked += 1
        if sample.isDecidable {
          needless.append(seed)
          if Self.isTold { print("needless \(seed) \(sample.style): \(why)") }
        }
      case .wrong(let what): wrong.append("seed \(seed) \(sample.style): \(what)")
      }
    }
    print(
      "\(Self.count) tables: \(right) right, \(asked) asked, \(wrong.count) wrong; needless \(needless.count) of \(decidable): \(needless.prefix(20))"
    )
    #expect(wrong.isEmpty, "\(wrong.prefix(8).joined(separator: "\n"))")
    #expect(needless.count * 10 <= decidable, "asked though the file says it: seeds \(needless.prefix(20))")
  }

  private func outcome(_ sample: CSVBankSample) -> Outcome {
    do {
      let answer = try Answer(sample.file)
      let read = answer.statements.flatMap { statement in
        statement.rows.map { row in
          let account = sample.accounts.isEmpty ? "" : statement.account.nativeId
          return "\(account) \(row.day) \(row.amount) \(row.status == .authorized ? "pending" : "booked")"
        }
      }.sorted()
      let truth = sample.truth
      if read == truth { return .right }
      return .wrong("\(read.prefix(3)) for \(truth.prefix(3)), \(answer.problems.map(\.message).prefix(2))")
    } catch {
      return .asked((error as? StatementError)?.message ?? "\(error)")
    }
  }
}
