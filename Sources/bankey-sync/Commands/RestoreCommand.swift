import ArgumentParser
import BankeyCore
import BankeyStore
import Glibc

/// `bankey-sync restore`: puts a backup in the place of the database.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Puts a backup in the place of the database.",
    discussion: "What is there is kept as a backup of its own. The database may be open in viewers.")

  @Argument(help: ArgumentHelp("The backup; - is the standard input.", valueName: "file")) var file: String
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    do {
      let summary = try restore(progress)
      progress.error(.note, progress.strings.restored(kept: summary.kept))
    } catch {
      throw progress.end(error)
    }
    progress.finished(changed: 1)
  }

  /// Nobody may ask the banks meanwhile: the answer would go into another database than the one that it is for.
  private func restore(_ progress: Progress) throws -> Restoration.Summary {
    let (folder, clock) = (options.folder, options.clock)
    let restoration = try Restoration(in: folder, clock: clock, version: BankeyVersion.text)
    for work in [ProcessLock.Work.refresh, .write] {
      _ = try ProcessLock(work, in: folder, clock: clock, strings: progress.strings, onWait: progress.waiting)
    }
    if file == "-" { return try folder.spooling(STDIN_FILENO, restoration.run(from:)) }
    return try restoration.run(from: file)
  }
}
