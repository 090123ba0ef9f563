import ArgumentParser
import BankeyCore
import BankeyStore
import Glibc

/// `bankey-sync migrate`: brings the database up to date.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Brings the database up to date, after a backup.")

  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    guard access(options.folder.database, F_OK) == 0 else {
      progress.error(.note, progress.strings.nothingToMigrate)
      return progress.finished(changed: 0)
    }
    let store = try options.openStore(progress)
    progress.finished(changed: store.migratedFrom == nil ? 0 : 1)
  }
}
