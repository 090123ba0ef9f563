import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Asks the open questions about a file one by one, with choices or free text. Esc goes back to the previous answer.
final class QuestionScreen: SessionScreen {
  /// The outcome.
  enum Answer {
    /// The answers, and the replies for taking them back.
    case settings([CSVSetting], [Reply])
    /// The user leaves the file out.
    case leaveOut
    /// The user goes back to the round before, or cancels when there is none.
    case back
  }

  private let form = SetupView()
  private let file: String
  private let canBeLeftOut: Bool
  private let isFirst: Bool
  private let onAnswer: (Answer) -> Void
  private let questions: [CSVQuestion]
  /// The index of the current question, and the replies so far.
  private var number = 0
  private var replies: [Reply]
  private var problem: String?

  /// Creates a screen for at least one question about a file. `replies` restores a round whose last answer was taken
  /// back.
  init(
    _ session: Session, _ questions: [CSVQuestion], of file: String, canBeLeftOut: Bool, isFirst: Bool,
    takingBack replies: [Reply] = [], onAnswer: @escaping (Answer) -> Void
  ) {
    (self.questions, self.file, self.canBeLeftOut, self.onAnswer) = (questions, file, canBeLeftOut, onAnswer)
    self.isFirst = isFirst
    self.replies = replies.count == questions.count ? replies : questions.map { _ in Reply() }
    number = replies.count == questions.count ? questions.count - 1 : 0
    super.init(session, .setup, head: form, list: SpacerView())
  }

  /// Shows the question.
  override func update() {
    let model = model
    form.model = SetupView.Model(
      title: model.title, help: model.help, position: position, rows: rows(of: model), choices: model.choices,
      selected: reply.selected, prompt: model.prompt, typed: reply.prompt.text, problem: problem)
    // While the user types text, letters are not commands.
    hints.keys = model.choices.isEmpty ? [] : keys
    show(position: isFirst && number == 0 ? strings.questionKeys : strings.questionKeysBack)
  }

  /// Sends keys and pasted text to the question.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape): goBack()
    case .key(.enter): enter()
    case .key(let key) where takes(key): break
    case .paste(let text) where choices.isEmpty: reply.prompt.insert(text)
    default: return super.handle(event)
    }
    application?.setNeedsDisplay()
    return true
  }

  /// Goes back to the previous question with its answer, or from the first one to the round before.
  override func goBack() {
    problem = nil
    if number > 0 { number -= 1 } else { onAnswer(.back) }
  }

  private var question: CSVQuestion { questions[number] }

  private var reply: Reply {
    get { replies[number] }
    set { replies[number] = newValue }
  }

  private var model: QuestionViewModel {
    session.settings.presenter.question(question, of: file, canBeLeftOut: canBeLeftOut)
  }

  private var choices: [SetupChoice] { model.choices }

  private var position: String {
    let formats = session.settings.formats
    return questions.count > 1
      ? strings.questionNumber(formats.count(number + 1), of: formats.count(questions.count)) : ""
  }

  private func rows(of model: QuestionViewModel) -> QuestionRows {
    let answer = model.answers.indices.contains(reply.selected) ? model.answers[reply.selected] : nil
    return QuestionRows(
      table: model.table, lit: answer?.lit ?? Set(question.lit), outcomes: answer?.outcomes ?? [],
      heading: strings.questionOutcome)
  }

  /// Whether a key has a meaning in the question.
  private func takes(_ key: Key) -> Bool {
    guard let effect = reply.take(key, among: choices.count) else { return false }
    problem = nil
    if effect == .chosen { enter() }
    return true
  }

  private func enter() {
    if choices.isEmpty { return checkTyped() }
    if question.choices.indices.contains(reply.selected) { goOn() } else { onAnswer(.leaveOut) }
  }

  /// Checks a typed answer. A currency must be a code, and an empty text means that it is not known.
  private func checkTyped() {
    let word = Self.typed(reply, question)
    switch question.topic {
    // An account needs a name, which only the user can give.
    case .account where word.isEmpty && question.suggestion.isEmpty: problem = strings.noAccountName
    case .currency where !word.isEmpty && !Currency(code: word).isISO: problem = strings.noCurrency
    case .year where word.count != 4 || !(Int(word).map((1970...2200).contains) ?? false): problem = strings.noYear
    default: goOn()
    }
  }

  private func goOn() {
    problem = nil
    if number + 1 < questions.count { return number += 1 }
    onAnswer(.settings(said, replies))
  }

  /// The settings of all answers, without duplicates.
  private var said: [CSVSetting] {
    zip(questions, replies).reduce(into: []) { said, answered in
      let (question, reply) = answered
      let settings =
        question.choices.isEmpty
        ? question.settings(answer: Self.typed(reply, question))
        : question.settings(choice: question.choices[reply.selected])
      said += settings.filter { !said.contains($0) }
    }
  }

  private static func typed(_ reply: Reply, _ question: CSVQuestion) -> String {
    let text = reply.prompt.path ?? ""
    return question.topic == .currency ? text.uppercased() : text
  }
}
