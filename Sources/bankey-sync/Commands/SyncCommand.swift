import ArgumentParser
import BankeyCore

/// The command line of `bankey-sync`.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bankey-sync",
    abstract: "Refreshes and imports for bankey; says what it does as one JSON object a line.",
    discussion: "bankey runs it when it is needed. The lines are described in docs/sync.md.",
    version: BankeyVersion.text,
    subcommands: [
      RefreshCommand.self, ImportCommand.self, UndoCommand.self, ChangeCommand.self, SourceCommand.self,
      MigrateCommand.self, RestoreCommand.self, DoctorCommand.self,
    ])
}
