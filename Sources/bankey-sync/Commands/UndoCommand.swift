import ArgumentParser
import BankeyCore
import BankeyStore

/// `bankey-sync undo`: takes an import back.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Takes an import back, whatever came after it.",
    discussion: "What other files or a bank have too stays. Importing the file again brings everything back.")

  @Argument(help: ArgumentHelp("The import's number: 5, or 5.2 for its second file.", valueName: "id")) var id:
    ImportNumber
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    let store = try options.openStore(progress)
    do {
      progress.undone(try store.undoImport(id))
    } catch {
      progress.error(.database, Failure(error).message(in: progress.strings))
      throw ExitStatus(code: ExitStatus.failure)
    }
  }
}

extension Progress {
  /// Says what undoing an import did, and that this is all.
  fileprivate func undone(_ summary: UndoSummary) {
    var event = SyncEvent(.undone)
    (event.removed, event.kept, event.restored) = (summary.removed, summary.kept, summary.restored)
    say(event)
    finished(changed: summary.changes)
  }
}

extension ImportNumber: ExpressibleByArgument {}
