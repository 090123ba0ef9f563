import BankeyCore
import TUIKit

extension PreviewScreen {
  /// The first file about which something is to be asked.
  var openFile: ImportPreview.File? {
    preview.files.first { !leftOut.contains($0.path) && !open($0).isEmpty }
  }

  /// What is to be asked of a file. Nothing is asked twice: an answer that changes nothing would be asked for without an end.
  private func open(_ file: ImportPreview.File) -> [CSVQuestion] {
    file.questions.filter { !(asked[file.path]?.contains($0.topic) ?? false) }
  }

  /// Asks what is open in a file.
  func ask(_ file: ImportPreview.File) {
    let questions = open(file)
    asked[file.path, default: []].formUnion(questions.map(\.topic))
    // Without an answer one that can be read is read as it was guessed.
    let canBeLeftOut = file.hash == nil && preview.files.count > 1
    let screen = QuestionScreen(session, questions, of: name(of: file), canBeLeftOut: canBeLeftOut) {
      [weak self] in self?.take($0, about: file.path)
    }
    application?.push(screen)
  }

  private func take(_ answer: QuestionScreen.Answer, about path: String) {
    application?.pop()
    switch answer {
    case .nothing: return cancel()
    case .leaveOut: leftOut.insert(path)
    case .settings(let settings): answers += settings.filter { !answers.contains($0) }
    }
    (preview, isDone) = (ImportPreview(), false)
    read()
  }

  /// The names under which answers would be remembered.
  var profiles: [String] { Set(answers.map(\.profile)).sorted() }
}
