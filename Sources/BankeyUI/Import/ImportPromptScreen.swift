import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Asks which files to import: a path that the user types, completes, pastes, or drops on the terminal.
final class ImportPromptScreen: TextFormScreen {
  /// The number of completions to list.
  private static let listed = 30
  private var prompt = Prompt()
  /// The completions; nil until requested.
  private var candidates: [String]?
  private var problem: String?

  /// Shows the typed path and its completions.
  override func update() {
    var model = SetupView.Model(title: strings.importTitle)
    model.help = candidates.map(list) ?? strings.importNote
    (model.prompt, model.typed, model.problem) = (strings.importPrompt, prompt.text, problem)
    show(model, keys: strings.importHelp)
  }

  /// Tab completes; pressed again, it lists the completions.
  override func take(_ key: Key) -> Bool {
    guard key == .tab else { return super.take(key) }
    complete()
    return true
  }

  override func edit(_ change: (inout Prompt) -> Void) {
    change(&prompt)
    (candidates, problem) = (nil, nil)
  }

  private func complete() {
    let found = session.bank.paths(completing: prompt.text)
    problem = found.isEmpty ? strings.noSuchFile : nil
    let completed = found.commonPrefix ?? prompt.text
    if completed == prompt.text { candidates = found.count > 1 ? found : nil } else { prompt = Prompt(completed) }
  }

  private func list(_ paths: [String]) -> String {
    let names = paths.prefix(Self.listed).map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name + (path.hasSuffix("/") ? "/" : "")
    }
    return names.joined(separator: "   ") + (paths.count > Self.listed ? "   …" : "")
  }

  override func accept() {
    guard let path = prompt.path else { return goBack() }
    if path == "-" { return problem = strings.noStandardInput }
    guard session.bank.exists(path) else { return problem = strings.noSuchFile }
    guard let application else { return }
    application.pop()
    application.push(PreviewScreen(session, [path]) {})
  }
}

extension [String] {
  /// The longest common prefix; nil for an empty array.
  fileprivate nonisolated var commonPrefix: String? {
    guard var common = first else { return nil }
    for text in dropFirst() { while !text.hasPrefix(common) { common.removeLast() } }
    return common
  }
}

extension Session {
  /// Imports files whose preview the user has accepted, with the answers.
  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) {
    lastDone = nil
    start(
      settings.strings.importing, { [bank] in bank.importFiles(files, with: answers) },
      failure: settings.strings.importFailed)
  }

  /// Asks, then undoes an import.
  func askToUndo(_ record: ImportRecord) {
    let (strings, presenter) = (settings.strings, settings.presenter)
    let name = presenter.formats.foreign(record.file.split(separator: "/").last.map(String.init) ?? record.file)
    let file = record.files > 1 ? strings.importedFiles(presenter.formats.count(record.files)) : name
    let day = presenter.formats.mediumDate(settings.clock.local(record.imported).day)
    let question = strings.undoImportQuestion(file, day, rows: presenter.formats.count(record.added))
    ask(strings.undoImportTitle, question, yes: strings.undoImport) { [weak self] in
      guard let self else { return }
      start(
        strings.importUndone, { [bank] in bank.undoImport(record.id) }, failure: strings.changeFailed,
        done: tellUndone)
    }
  }

  /// Explains what stays and why, when an import could not be removed completely.
  private func tellUndone(_ work: SyncProgress) {
    let strings = settings.strings
    guard let undone = work.undone, undone.kept + undone.restored > 0 else {
      return notice = strings.importUndone
    }
    alert(strings.undoneTitle, strings.importUndone(undone).joined(separator: "\n"))
  }
}
