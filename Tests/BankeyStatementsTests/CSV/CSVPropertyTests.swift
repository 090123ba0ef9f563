import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import FoundationEssentials
import TestSupport
import Testing

/// A table of any bank that is read without a question is read correctly; true answers lead to its contents in few
/// questions.
@Suite struct CSVPropertyTests {
  /// The outcome of reading a table.
  private enum Outcome { case right, asked(String), wrong(String) }

  /// The number of tables to try. `BANKEY_TABLES=20000` tries that many, from the seed `BANKEY_TABLES_FROM`.
  private static let count = number("BANKEY_TABLES") ?? 400
  private static let first = number("BANKEY_TABLES_FROM") ?? 1
  /// How many questions any table may need.
  private static let mostQuestions = 5

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// Whether each question that could have been left out is printed.
  private static let isTold = ProcessInfo.processInfo.environment["BANKEY_TABLES_TOLD"] != nil

  @Test func wrongReadingAlwaysAsks() {
    var (right, asked, needless, decidable) = (0, 0, [UInt64](), 0)
    var wrong: [String] = []
    for seed in Self.first..<Self.first + Self.count {
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
      let read = rows(answer, of: sample)
      if read == sample.truth { return .right }
      return .wrong("\(read.prefix(3)) for \(sample.truth.prefix(3)), \(answer.problems.map(\.message).prefix(2))")
    } catch {
      return .asked((error as? StatementError)?.message ?? "\(error)")
    }
  }

  private func rows(_ answer: Answer, of sample: CSVBankSample) -> [String] {
    answer.statements.flatMap { statement in
      statement.rows.map { row in
        let account = sample.accounts.isEmpty ? "" : statement.account.nativeId
        return "\(account) \(row.day) \(row.amount) \(row.status == .authorized ? "pending" : "booked")"
      }
    }.sorted()
  }

  /// The answers of the preview are a profile, and the profile reads the table as the answers did, without a question.
  @Test func trueAnswersLeadToTheTruthInFewQuestions() throws {
    var (most, dead) = (0, [String]())
    for seed in Self.first..<Self.first + max(200, Self.count / 20) {
      let sample = CSVBankSample(seed: seed)
      var (config, topics) = (try ConfigText(path: "/nonexistent/config.toml"), [CSVQuestion.Topic]())
      while true {
        do {
          let answer = try Answer(sample.file, profiles: try config.config().csv)
          // Each row of such a table goes in its own direction, and nothing but balances shows it.
          let isTellable = sample.style != .unsigned || topics.allSatisfy { $0 != .sign && $0 != .direction }
          if isTellable, rows(answer, of: sample) != sample.truth {
            dead.append("\(seed) \(sample.style) wrong after \(topics)")
          }
          break
        } catch let error as StatementError {
          guard let question = error.question, topics.count <= Self.mostQuestions, let said = sample.answer(question)
          else {
            let start = String(decoding: sample.file.prefix(240), as: UTF8.self)
            dead.append("\(seed) \(sample.style) stuck after \(topics): \(error.message)\n\(start)")
            break
          }
          topics.append(question.topic)
          try config.add(said)
        }
      }
      most = max(most, topics.count)
    }
    print("true answers: at most \(most) questions, \(dead.count) not read")
    #expect(dead.isEmpty, "\(dead.prefix(8).joined(separator: "\n"))")
    // The account and its currency are asked together, after the table is read.
    #expect(most < Self.mostQuestions)
  }
}

extension CSVBankSample {
  /// What somebody answers who knows the table: the choice whose effect is most of the truth.
  func answer(_ question: CSVQuestion) -> [CSVSetting]? {
    switch question.topic {
    case .year: return question.settings(answer: String(rows[0].day.components.year))
    case .oldest:
      // The row is at either end of the table, and several may be of its day.
      let shown = question.row.joined(separator: " ")
      let asked = rows.filter { shown.contains($0.text) }.max { $0.text.count < $1.text.count } ?? rows[0]
      let side = asked.amount.isNegative ? "out" : "in"
      return question.choices.first { $0.word == side }.map(question.settings(choice:))
    case .direction where directionColumn != nil:
      return question.choices.first { $0.lit == [directionColumn] }.map(question.settings(choice:))
    // No column says it, so the amounts do as they are written, or nothing does.
    case .direction where style == .unsigned:
      return question.choices.last.map(question.settings(choice:))
    case .gaps: return question.choices.first.map(question.settings(choice:))
    case .line: return question.choices.first { $0.word == "skip_rows" }.map(question.settings(choice:))
    default: break
    }
    if question.choices.contains(where: { $0.mark != nil }) { return nil }
    let ranked = question.choices.map { (score($0), $0) }
    return ranked.max { $0.0 < $1.0 }.map { question.settings(choice: $0.1) }
  }

  /// How much of a choice's effect is the truth; a choice that tells nothing yet is better than a wrong one.
  private func score(_ choice: CSVQuestion.Choice) -> Int {
    choice.outcomes.reduce(0) { score, outcome in
      let named = rows.filter { outcome.text.contains($0.text.replacing("\n", with: " ")) }
      let row =
        named.max { $0.text.count < $1.text.count }
        ?? rows.first {
          $0.day.description == outcome.day
        }
      guard let row else { return score }
      let isDay = outcome.day.isEmpty ? 0 : outcome.day == row.day.description ? 1 : -9
      let isAmount = outcome.amount.isEmpty ? 0 : outcome.amount == row.amount.description ? 2 : -9
      return score + isDay + isAmount
    } + (choice.columns.isEmpty ? 0 : 1)
  }
}
