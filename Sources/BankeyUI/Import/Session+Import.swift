import BankeyCore
import TUIKit

extension Session {
  /// Imports files whose preview was accepted, as it was answered.
  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) {
    lastDeleted = nil
    start(
      settings.strings.importing, { [bank] in bank.importFiles(files, with: answers) },
      failure: settings.strings.importFailed)
  }

  /// Asks, and then undoes an import.
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

  /// Where not all of it is gone it is said what stays, and why.
  private func tellUndone(_ work: Work) {
    let strings = settings.strings
    guard let undone = work.undone, (undone.kept ?? 0) + (undone.restored ?? 0) > 0 else {
      return notice = strings.importUndone
    }
    alert(strings.undoneTitle, strings.importUndone(undone).joined(separator: "\n"))
  }
}
