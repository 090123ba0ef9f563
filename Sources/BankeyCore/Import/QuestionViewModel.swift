import BankeyModel
import BankeyText
import TerminalText

/// A question about a table, ready for display.
public struct QuestionViewModel: Hashable, Sendable {
  /// The file that the question is about.
  public let title: String
  /// The question, and the answer to an empty text.
  public let help: String
  /// Sample rows of the file.
  public let table: QuestionTable
  /// The choices with their effects; empty when the answer is free text.
  public let choices: [SetupChoice]
  /// The columns that each choice highlights, and its effect on the rows.
  public let answers: [Answer]
  /// The prompt for a free-text answer.
  public let prompt: String
  /// The index of the choice to describe all columns, and of the one to skip the file; nil without such a choice.
  public let columnsChoice: Int?

  /// The columns and the effect of a choice.
  public struct Answer: Hashable, Sendable {
    /// The columns to highlight, from 0.
    public let lit: Set<Int>
    /// The effect on each sample row.
    public let outcomes: [QuestionOutcome]
  }
}

/// Sample rows of a table, as they are in the file.
public struct QuestionTable: Hashable, Sendable {
  /// The headers above the columns; empty when there are none.
  public var header: [String]
  /// The fields of each row.
  public var rows: [[String]]

  /// Creates a table.
  public init(header: [String] = [], rows: [[String]] = []) { (self.header, self.rows) = (header, rows) }
}

/// The effect of an answer on a row. Every text is final: "12 Mar", "−48.80", "GREEN GROCER". Unknown parts are empty.
public struct QuestionOutcome: Hashable, Sendable {
  /// The formatted day; empty if the row has none.
  public let day: String
  /// The formatted amount with its sign.
  public let amount: String
  /// The description that the row would get.
  public let text: String

  /// All parts on one line.
  public var line: String { [day, amount, text].filter { !$0.isEmpty }.joined(separator: "  ") }
}

extension Presenter {
  /// A question about a file. With `canBeLeftOut` the user may skip the file. `marked` are the marked choices.
  public func question(
    _ question: CSVQuestion, of file: String, canBeLeftOut: Bool, marked: Set<Int> = []
  ) -> QuestionViewModel {
    let sentence = strings.question(question.topic, foreign(question.value))
    let isOffered = question.choices.isEmpty && (question.topic != .account || !question.suggestion.isEmpty)
    let suggestion = isOffered ? strings.questionSuggestion(question.topic, foreign(question.suggestion)) : nil
    let answers = question.choices.map { choice in
      QuestionViewModel.Answer(
        lit: Set(choice.lit.isEmpty ? question.lit : choice.lit),
        outcomes: (choice.mark == nil ? choice.outcomes : question.outcomes(marked: marked)).map(outcome))
    }
    let choices = question.choices.enumerated().map { index, choice in
      let note = choice.mark == nil ? answers[index].outcomes.first?.line : nil
      return SetupChoice(
        word: "",
        text: (choice.mark == nil ? "" : marked.contains(index) ? "[x] " : "[ ] ") + text(of: choice, question),
        note: note ?? self.note(of: choice, question))
    }
    let canName = !choices.isEmpty && !question.rows.isEmpty
    let columns = canName ? [SetupChoice(word: "", text: strings.describeColumns, note: "")] : []
    let other = canBeLeftOut && !choices.isEmpty ? [SetupChoice(word: "", text: strings.skipFile, note: "")] : []
    // A question about a file that is not a table has no sample row.
    let rows = question.rows.isEmpty ? [question.row].filter { !$0.isEmpty } : question.rows
    return QuestionViewModel(
      title: strings.questionTitle(foreign(file)),
      help: [sentence, suggestion].compactMap(\.self).joined(separator: " "),
      table: QuestionTable(header: question.header.map(foreign), rows: rows.map { $0.map(foreign) }),
      choices: choices + columns + other, answers: answers,
      prompt: choices.isEmpty ? strings.questionPrompt(question.topic) : "",
      columnsChoice: canName ? choices.count : nil)
  }

  private func outcome(_ outcome: CSVQuestion.Outcome) -> QuestionOutcome {
    let day = Day(iso: outcome.day).map { day in
      day.components.year == now.day.components.year ? formats.shortDate(day) : formats.mediumDate(day)
    }
    return QuestionOutcome(
      day: day ?? foreign(outcome.day), amount: signed(outcome.amount), text: foreign(outcome.text))
  }

  private func signed(_ text: String) -> String {
    guard let amount = try? AmountParser.parse(text, mark: .dot, in: Currency.unknown) else {
      return foreign(text)
    }
    return formats.signedPlain(amount, decimals: amount.scale)
  }

  private func text(of choice: CSVQuestion.Choice, _ question: CSVQuestion) -> String {
    let columns = choice.columns.map(name)
    return switch question.topic {
    case .dates: DateOrder(rawValue: choice.word).map(strings.order) ?? choice.word
    case .decimals: strings.decimalMark(choice.word == "." ? .dot : .comma)
    case .direction where !columns.isEmpty: columns.joined(separator: " + ")
    case .outgoing where !choice.settings.contains { $0.key == "sign" }:
      choice.word.isEmpty ? strings.noneOfThem : foreign(choice.word)
    case .unreadable where columns.isEmpty: strings.noTransactions
    case .fees: CSVProfile.Fees(rawValue: choice.word).map(strings.fees) ?? foreign(choice.word)
    case .status:
      ["booked": strings.isBooked, "pending": strings.isReserved][choice.word] ?? strings.wasCanceled
    case .line: choice.settings.contains { $0.key == "keep_rows" } ? strings.isTransaction : strings.isBalanceLine
    case .oldest: strings.sign(choice.word == CSVProfile.Side.into.rawValue ? .asWritten : .reversed)
    case .gaps: columns.isEmpty ? strings.rowsAreMissing : strings.accounts(by: columns[0])
    case .owed: strings.balances(areOwed: choice == question.choices.first)
    case .sign where question.value.isEmpty: CSVProfile.Sign(rawValue: choice.word).map(strings.rule) ?? ""
    case .sign, .direction, .outgoing: CSVProfile.Sign(rawValue: choice.word).map(strings.sign) ?? foreign(choice.word)
    case .currency where columns.isEmpty: foreign(choice.word)
    case .amount where columns.count == 2, .unreadable where columns.count == 2:
      strings.columns(out: columns[0], in: columns[1])
    default: columns.joined(separator: " + ")
    }
  }

  private func note(of choice: CSVQuestion.Choice, _ question: CSVQuestion) -> String {
    switch question.topic {
    case .dates: Day(iso: choice.sample).map(formats.longDate) ?? choice.sample
    case .decimals: figure(choice.sample)
    case .owed: ""
    case .sign where question.value.isEmpty: ""
    case .sign: (choice.word == CSVProfile.Sign.reversed.rawValue ? "-" : "+") + foreign(question.value)
    default: foreign(choice.sample)
    }
  }

  private func name(_ column: CSVProfile.Column) -> String {
    switch column {
    case .named(let header): foreign(header)
    case .number(let number): strings.numberedColumn(number)
    }
  }

  private func figure(_ text: String) -> String {
    guard let amount = try? AmountParser.parse(text, mark: .dot, in: Currency.unknown) else { return text }
    return formats.plain(amount, decimals: amount.scale)
  }

  private func foreign(_ text: String) -> String { formats.foreign(text.cleaned) }
}

extension CSVQuestion {
  /// The outcomes of the sample rows if several choices are marked: each choice changes the rows that contain its word.
  fileprivate func outcomes(marked: Set<Int>) -> [Outcome] {
    outcomes.indices.map { row in
      let changed = marked.sorted().lazy.compactMap { choice in
        self.choices[choice].outcomes.indices.contains(row) ? self.choices[choice].outcomes[row] : nil
      }
      return changed.first { $0 != self.outcomes[row] } ?? outcomes[row]
    }
  }
}
