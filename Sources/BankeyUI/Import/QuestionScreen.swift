import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Asks the open questions about a file one by one, with choices or free text. Esc goes back to the previous answer.
final class QuestionScreen: FormScreen {
  /// What the user decided.
  enum Answer {
    /// The answers, the replies for taking them back, and how many of the questions they answer.
    case settings([CSVSetting], [Reply], answered: Int)
    /// The user wants to say what each column holds, after these answers.
    case columns([CSVSetting], [Reply])
    /// The user leaves the file out.
    case leaveOut
    /// The user goes back to the round before, or cancels when there is none.
    case back
  }

  private let file: String
  private let canBeLeftOut: Bool
  private let isFirst: Bool
  private let onAnswer: (Answer) -> Void
  private let questions: [CSVQuestion]
  /// The indexes of the questions that share a screen, in order: account and currency do.
  private let steps: [Range<Int>]
  /// The number of the current screen, whether its second text is being typed, and the replies so far.
  private var step = 0
  private var isSecond = false
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
    self.replies = replies.count == questions.count ? replies : questions.map(Reply.init)
    steps = Self.steps(questions)
    step = replies.count == questions.count ? steps.count - 1 : 0
    super.init(session)
  }

  /// An account and its currency are typed on one screen.
  private static func steps(_ questions: [CSVQuestion]) -> [Range<Int>] {
    questions.indices.reduce(into: []) { steps, index in
      let isSecond = index > 0 && questions[index - 1].topic == .account && questions[index].topic == .currency
      if isSecond { steps[steps.count - 1] = index - 1..<index + 1 } else { steps.append(index..<index + 1) }
    }
  }

  override func update() {
    let models = steps[step].map(model)
    let model = models[0]
    form.model = SetupView.Model(
      title: model.title, help: models.map(\.help).joined(separator: "\n"), position: position, rows: rows(of: model),
      choices: model.choices, selected: reply.selected, prompt: model.prompt,
      typed: replies[steps[step].lowerBound].prompt.text, isSecond: isSecond, problem: problem)
    if models.count > 1 { form.model.second = (models[1].prompt, replies[steps[step].lowerBound + 1].prompt.text) }
    // While the user types text, letters are not commands.
    hints.keys = model.choices.isEmpty ? [] : keys
    let isStart = isFirst && step == 0
    show(
      position: question.hasMarks ? strings.markKeys : isStart ? strings.questionKeys : strings.questionKeysBack)
  }

  /// Goes back to the previous question with its answer, or from the first one to the round before.
  override func goBack() {
    problem = nil
    if isSecond { return isSecond = false }
    if step > 0 { step -= 1 } else { onAnswer(.back) }
  }

  /// The index of the current question.
  private var number: Int { steps[step].lowerBound + (isSecond ? 1 : 0) }

  private var question: CSVQuestion { questions[number] }

  private var reply: Reply {
    get { replies[number] }
    set { replies[number] = newValue }
  }

  private func model(_ number: Int) -> QuestionViewModel {
    session.settings.presenter.question(
      questions[number], of: file, canBeLeftOut: canBeLeftOut, marked: replies[number].marked)
  }

  private var choices: [SetupChoice] { model(number).choices }

  private var position: String {
    let formats = session.settings.formats
    return steps.count > 1
      ? strings.questionNumber(formats.count(step + 1), of: formats.count(steps.count)) : ""
  }

  private func rows(of model: QuestionViewModel) -> QuestionRows {
    let answer = model.answers.indices.contains(reply.selected) ? model.answers[reply.selected] : nil
    return QuestionRows(
      table: model.table, lit: answer?.lit ?? Set(question.lit), outcomes: answer?.outcomes ?? [],
      heading: strings.questionOutcome)
  }

  /// Whether a key moves between the two texts of a screen.
  private func movesToOtherText(_ key: Key) -> Bool { steps[step].count > 1 && [.up, .down, .tab].contains(key) }

  override func take(_ key: Key) -> Bool {
    if movesToOtherText(key) {
      isSecond.toggle()
      return true
    }
    if marks(key) { return true }
    guard let effect = reply.take(key, among: choices.count) else { return false }
    problem = nil
    if effect == .chosen { accept() }
    return true
  }

  override func insert(_ text: String) -> Bool {
    guard choices.isEmpty else { return false }
    reply.prompt.insert(text)
    return true
  }

  /// Marks a choice, or removes its mark, by the space key or by its digit.
  private func marks(_ key: Key) -> Bool {
    guard question.hasMarks, case .character(let character) = key else { return false }
    let place = character == " " ? reply.selected : character.isNumber ? key.place(of: 0, in: choices.count) : nil
    guard let place, question.choices.indices.contains(place), question.choices[place].mark != nil else {
      return character == " "
    }
    reply.selected = place
    reply.marked.formSymmetricDifference([place])
    return true
  }

  override func accept() {
    if choices.isEmpty { return checkTyped() }
    if question.choices.indices.contains(reply.selected) { return goOn() }
    guard reply.selected == model(number).columnsChoice else { return onAnswer(.leaveOut) }
    onAnswer(.columns(said(number), replies))
  }

  /// Checks a typed answer. A currency must be a code; an empty text means that the user does not know it.
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
    if number + 1 < steps[step].upperBound { return isSecond = true }
    isSecond = false
    if step + 1 < steps.count { return step += 1 }
    onAnswer(.settings(said(questions.count), replies, answered: questions.count))
  }

  /// The settings of the first answers, without duplicates.
  private func said(_ count: Int) -> [CSVSetting] {
    zip(questions, replies).prefix(count).reduce(into: []) { said, answered in
      let settings = Self.settings(answered.0, answered.1)
      said += settings.filter { !said.contains($0) }
    }
  }

  private static func settings(_ question: CSVQuestion, _ reply: Reply) -> [CSVSetting] {
    if question.choices.isEmpty { return question.settings(answer: typed(reply, question)) }
    let choice = question.choices[reply.selected]
    return choice.mark == nil ? question.settings(choice: choice) : question.settings(marked: reply.marked)
  }

  private static func typed(_ reply: Reply, _ question: CSVQuestion) -> String {
    let text = reply.prompt.path ?? ""
    return question.topic == .currency ? text.uppercased() : text
  }
}

extension Reply {
  /// The reply to a question before the user has done anything: its marks.
  nonisolated fileprivate init(_ question: CSVQuestion) {
    marked = Set(question.choices.indices.filter { question.choices[$0].mark == true })
  }
}

extension CSVQuestion {
  /// Whether choices can be marked.
  nonisolated fileprivate var hasMarks: Bool { choices.contains { $0.mark != nil } }
}
