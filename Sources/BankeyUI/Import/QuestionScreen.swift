import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What a file leaves open, asked one question at a time: choices, or a line to type in.
final class QuestionScreen: SessionScreen {
  /// How it ended.
  enum Answer {
    /// What was said.
    case settings([CSVSetting])
    /// The file is not wanted.
    case leaveOut
    /// No file is wanted.
    case nothing
  }

  private let form = SetupView()
  private let file: String
  private let canBeLeftOut: Bool
  private let onAnswer: (Answer) -> Void
  private var questions: ArraySlice<CSVQuestion>
  private var said: [CSVSetting] = []
  private var reply = Reply()
  private var problem: String?

  /// The questions of a file, of which there is one at least.
  init(
    _ session: Session, _ questions: [CSVQuestion], of file: String, canBeLeftOut: Bool,
    onAnswer: @escaping (Answer) -> Void
  ) {
    (self.questions, self.file, self.canBeLeftOut, self.onAnswer) = (questions[...], file, canBeLeftOut, onAnswer)
    super.init(session, .setup, head: form, list: SpacerView())
  }

  /// Shows the question.
  override func update() {
    guard let model else { return }
    form.model = SetupView.Model(
      title: model.title, help: model.help, sample: model.sample, choices: model.choices, selected: reply.selected,
      prompt: model.prompt, typed: reply.prompt.text, problem: problem)
    // Where something is typed, keys are letters.
    hints.keys = model.choices.isEmpty ? [] : keys
    show(position: strings.questionKeys)
  }

  /// Keys and pasted text answer the question.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape): onAnswer(.nothing)
    case .key(.enter): enter()
    case .key(let key) where takes(key): break
    case .paste(let text) where choices.isEmpty: reply.prompt.insert(text)
    default: return super.handle(event)
    }
    application?.setNeedsDisplay()
    return true
  }

  /// Leaves without importing.
  override func goBack() { onAnswer(.nothing) }

  private var model: QuestionViewModel? {
    questions.first.map { session.settings.presenter.question($0, of: file, canBeLeftOut: canBeLeftOut) }
  }

  private var choices: [SetupChoice] { model?.choices ?? [] }

  /// Whether a key means something in the question.
  private func takes(_ key: Key) -> Bool {
    guard let effect = reply.take(key, among: choices.count) else { return false }
    problem = nil
    if effect == .chosen { enter() }
    return true
  }

  private func enter() {
    guard let question = questions.first else { return }
    if choices.isEmpty { return take(text: reply.prompt.path ?? "", question) }
    guard question.choices.indices.contains(reply.selected) else { return onAnswer(.leaveOut) }
    goOn(question.settings(choice: question.choices[reply.selected]))
  }

  private func take(text: String, _ question: CSVQuestion) {
    let word = question.topic == .currency ? text.uppercased() : text
    guard word.isEmpty || question.topic != .currency || Currency(code: word).isISO else {
      return problem = strings.noCurrency
    }
    goOn(question.settings(answer: word))
  }

  private func goOn(_ settings: [CSVSetting]) {
    said += settings.filter { !said.contains($0) }
    questions.removeFirst()
    (reply, problem) = (Reply(), nil)
    if questions.isEmpty { onAnswer(.settings(said)) }
  }
}
