import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

// What the user says about files: answers to questions, the meanings of columns, and which rows are not transactions.
// Each of these reads the files again, and the user can take it back.
extension PreviewScreen {
  /// The first file with an open question.
  var openFile: ImportPreview.File? {
    preview.files.first { !leftOut.contains($0.path) && !open($0).isEmpty }
  }

  /// The open questions about a file. None is asked twice, because an answer without effect would be requested forever.
  private func open(_ file: ImportPreview.File) -> [CSVQuestion] {
    file.questions.filter { !(asked[file.path]?.contains(Asked($0)) ?? false) }
  }

  /// Asks the open questions about a file.
  func ask(_ file: ImportPreview.File) { ask(open(file), about: file) }

  private func ask(_ questions: [CSVQuestion], about file: ImportPreview.File, takingBack replies: [Reply] = []) {
    let before = asked
    // A file that bankey can read without an answer is read with its guesses.
    let canBeLeftOut = file.hash == nil && preview.files.count > 1
    let screen = QuestionScreen(
      session, questions, of: name(of: file), canBeLeftOut: canBeLeftOut, isFirst: rounds.isEmpty, takingBack: replies
    ) { [weak self] answer in
      self?.application?.pop()
      self?.take(answer, to: questions, about: file, before)
    }
    application?.push(screen)
  }

  private func take(
    _ answer: QuestionScreen.Answer, to questions: [CSVQuestion], about file: ImportPreview.File,
    _ before: [String: Set<Asked>]
  ) {
    switch answer {
    case .back: rounds.isEmpty ? cancel() : takeBack()
    case .leaveOut:
      add(round(file, questions, before: before))
      leftOut.insert(file.path)
      readAgain()
    case .settings(let settings, let replies, let answered):
      var round = round(file, questions, before: before)
      round.replies = replies
      add(round)
      asked[file.path, default: []].formUnion(questions.prefix(answered).map(Asked.init))
      say(settings)
      readAgain()
    case .columns(let settings, let replies):
      describeColumns(of: file, after: settings, round(file, questions, before: before), replies)
    }
  }

  private func round(
    _ file: ImportPreview.File, _ questions: [CSVQuestion] = [], before: [String: Set<Asked>]? = nil
  ) -> Round {
    Round(file: file, questions: questions, answers: answers, leftOut: leftOut, asked: before ?? asked)
  }

  private func add(_ round: Round) { rounds.append(round) }

  /// Adds answers; each replaces an earlier one of the same key.
  private func say(_ settings: [CSVSetting]) {
    answers.removeAll { old in settings.contains { $0.profile == old.profile && $0.key == old.key } }
    answers += settings
  }

  private func readAgain() {
    (preview, isDone) = (ImportPreview(), false)
    read()
  }

  /// Undoes the last answers: asks the questions again, or reads the files without the columns that the user described.
  func takeBack() {
    guard isDone, let round = rounds.popLast() else {
      return session.notice = isDone ? strings.nothingAnswered : strings.readingFiles
    }
    (answers, leftOut, asked) = (round.answers, round.leftOut, round.asked)
    if round.questions.isEmpty { return readAgain() }
    ask(round.questions, about: round.file, takingBack: round.replies)
  }

  /// The names of the profiles in which answers would be saved.
  var profiles: [String] { Set(answers.filter(\.isSaved).map(\.profile)).sorted() }
}

extension PreviewScreen {
  /// Lets the user say what the columns of the selected file hold.
  func describeColumns() {
    guard isDone else { return session.notice = strings.readingFiles }
    guard let file = selectedFile else { return }
    describeColumns(of: file, after: [], round(file), [])
  }

  /// The same after answers that were given in the same round.
  private func describeColumns(
    of file: ImportPreview.File, after settings: [CSVSetting], _ round: Round, _ replies: [Reply]
  ) {
    guard let question = file.columns else { return session.notice = strings.isNotTable }
    let screen = ColumnsScreen(session, question, file.evidence, of: name(of: file)) { [weak self] said in
      guard let self else { return }
      application?.pop()
      guard !said.isEmpty else { return round.questions.isEmpty ? () : ask(round.questions, about: file) }
      var round = round
      round.replies = replies
      add(round)
      say(settings + said)
      readAgain()
    }
    application?.push(screen)
  }

  /// Leaves out the rows with the text of the selected one, because they are not transactions.
  func skipRows() {
    guard isDone else { return session.notice = strings.readingFiles }
    guard let file = selectedFile, let text = table.selectedRow?.foreignText, !text.isEmpty else { return }
    guard let question = file.columns else { return session.notice = strings.isNotTable }
    let said = answers.last { $0.profile == question.profile && $0.key == "skip_rows" }?.texts ?? []
    add(round(file))
    say(question.settings + [CSVSetting(question.profile, "skip_rows", texts: said + [text])])
    readAgain()
  }
}

extension PreviewScreen.Asked {
  fileprivate nonisolated init(_ question: CSVQuestion) { self.init(topic: question.topic, value: question.value) }
}
