import ArgumentParser
import BankeyCore

/// What stands behind `bankey --help`. Without a command it is the terminal app.
struct BankeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bankey",
    abstract: "All your bank accounts in your terminal.",
    usage: "bankey [--demo] [--privacy] [<options>] [<command>]",
    discussion: """
      Without a command it is the terminal app; ? shows its keys, q leaves. Where there is no terminal it prints the accounts.
      It is read only: it can never move money.
      """,
    version: BankeyVersion.text,
    subcommands: [
      AccountsCommand.self, TransactionsCommand.self, ExportCommand.self, ImportCommand.self, RefreshCommand.self,
      SourceCommand.self, CheckCommand.self, BackupCommand.self, RestoreCommand.self, DoctorCommand.self,
    ])

  @OptionGroup var common: CommonOptions

  /// The start of the terminal app that it stands for.
  var viewer: ViewerArguments { ViewerArguments(options: common.options) }
}
