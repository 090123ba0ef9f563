import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Tables in forms that a person can read and bankey alone cannot: the questions lead to what stands in them, without a
/// line of the config written by hand.
@Suite struct CSVAwkwardTests {
  /// How many questions any table may need.
  private static let mostQuestions = 5

  @Test(arguments: CSVAwkwardSample.all) func questionsLeadToTheTablesMeaning(_ table: CSVAwkwardSample) throws {
    var config = try ConfigText(path: "/nonexistent/config.toml")
    var (asked, told) = ([String](), [CSVSetting]())
    while true {
      let (rows, question) = try reading(table.file, config)
      guard let question else {
        #expect(rows.map { "\($0.day) \($0.amount)" } == table.rows, "\(table.name): \(asked)")
        return
      }
      asked.append("\(question.topic.rawValue) \(question.value)")
      try #require(asked.count <= Self.mostQuestions, "\(table.name): \(asked)")
      let said = try #require(
        table.answer(question), "\(table.name): \(question.topic) \(question.choices.map(\.settings))")
      try config.add(said.filter { !told.contains($0) })
      told += said
    }
  }

  /// What a file holds, and what it leaves open first; a person takes what counts where nothing needs to be said.
  private func reading(_ file: [UInt8], _ config: ConfigText) throws -> (
    rows: [TransactionRecord], question: CSVQuestion?
  ) {
    do {
      return (try Answer(file, profiles: try config.config().csv).rows, nil)
    } catch let error as StatementError {
      guard let question = error.question else { throw error }
      return ([], question)
    }
  }
}

/// A table that nobody knows, with what stands in it and what a person would answer who reads it.
struct CSVAwkwardSample: CustomTestStringConvertible {
  let name: String
  let file: [UInt8]
  /// The day and the amount of each transaction.
  let rows: [String]
  /// What a person says to each topic: a word, a text, or the columns, the headers or numbers of them.
  let answers: [CSVQuestion.Topic: String]

  var testDescription: String { name }

  init(_ name: String, _ text: String, _ answers: [CSVQuestion.Topic: String], _ rows: String...) {
    (self.name, file, self.answers, self.rows) = (name, Array(text.utf8), answers, rows)
  }

  /// What a person says; nil where the right answer is not among the choices, or nothing should be asked.
  func answer(_ question: CSVQuestion) -> [CSVSetting]? {
    guard let answer = answers[question.topic] else { return nil }
    if question.choices.isEmpty { return question.settings(answer: answer) }
    let marks = question.choices.indices.filter { question.choices[$0].mark != nil }
    if !marks.isEmpty {
      let words = answer.split(separator: ",").map { String($0.drop { $0 == " " }) }
      return question.settings(marked: Set(marks.filter { words.contains(question.choices[$0].word) }))
    }
    return question.choices.first { choice in
      choice.word == answer || choice.columns.map(CSVAwkwardSample.name).joined(separator: " ") == answer
    }.map(question.settings(choice:))
  }

  private static func name(_ column: CSVProfile.Column) -> String {
    switch column {
    case .named(let header): header
    case .number(let number): String(number)
    }
  }
}
