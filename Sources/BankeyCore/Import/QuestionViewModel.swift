import BankeyModel
import BankeyText
import TerminalText

/// A question about a table as it is shown.
public struct QuestionViewModel: Hashable, Sendable {
  /// Which file it is about.
  public let title: String
  /// The question, and what counts when nothing is typed.
  public let help: String
  /// A row of the file.
  public let sample: String
  /// The choices, with what each comes to; none where something is typed.
  public let choices: [SetupChoice]
  /// What is asked for, before what is typed.
  public let prompt: String
}

extension Presenter {
  /// A question about a file. Of several files one can be left out.
  public func question(_ question: CSVQuestion, of file: String, canBeLeftOut: Bool) -> QuestionViewModel {
    let sentence = strings.question(question.topic, foreign(question.value))
    let suggestion = strings.questionSuggestion(question.topic, foreign(question.suggestion))
    let choices = question.choices.map {
      SetupChoice(word: "", text: text(of: $0, question), note: note(of: $0, question))
    }
    let other = canBeLeftOut && !choices.isEmpty ? [SetupChoice(word: "", text: strings.leaveFileOut, note: "")] : []
    return QuestionViewModel(
      title: strings.questionTitle(foreign(file)),
      help: [sentence, suggestion].compactMap(\.self).joined(separator: " "),
      sample: question.row.map(foreign).joined(separator: formats.isASCII ? " | " : " │ "),
      choices: choices + other, prompt: choices.isEmpty ? strings.questionPrompt(question.topic) : "")
  }

  private func text(of choice: CSVQuestion.Choice, _ question: CSVQuestion) -> String {
    let columns = choice.columns.map(name)
    return switch question.topic {
    case .dates: DateOrder(rawValue: choice.word).map(strings.order) ?? choice.word
    case .decimals: strings.decimalMark(choice.word == "." ? .dot : .comma)
    case .direction where !columns.isEmpty: columns.joined(separator: " + ")
    case .outgoing where !choice.settings.contains { $0.key == "sign" }: foreign(choice.word)
    case .sign, .direction, .outgoing: CSVProfile.Sign(rawValue: choice.word).map(strings.sign) ?? foreign(choice.word)
    case .amount where columns.count == 2: strings.columns(out: columns[0], in: columns[1])
    default: columns.joined(separator: " + ")
    }
  }

  private func note(of choice: CSVQuestion.Choice, _ question: CSVQuestion) -> String {
    switch question.topic {
    case .dates: Day(iso: choice.sample).map(formats.longDate) ?? choice.sample
    case .decimals: figure(choice.sample)
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
    guard let amount = try? AmountParser.parse(text, mark: .dot, in: Currency(code: "XXX")) else { return text }
    return formats.plain(amount, decimals: amount.scale)
  }

  private func foreign(_ text: String) -> String { formats.foreign(text.cleaned) }
}
