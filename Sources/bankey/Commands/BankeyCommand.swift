import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// What stands behind `bankey --help`. Without a command it is the terminal app.
struct BankeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bankey",
    abstract: "All your bank accounts in your terminal.",
    usage: "bankey [--demo] [--privacy] [<options>] [<command>]",
    discussion: """
      Without a command it is the terminal app; ? shows its keys, q leaves. Without a terminal it prints the accounts.
      It is read only: it can never move money.
      """,
    version: BankeyVersion.text,
    subcommands: [
      AccountsCommand.self, TransactionsCommand.self, ExportCommand.self, ImportCommand.self, RefreshCommand.self,
      SourceCommand.self, CheckCommand.self, NewsCommand.self,
      UpcomingCommand.self,
      BackupCommand.self, RestoreCommand.self, DoctorCommand.self,
    ])

  @OptionGroup var common: DataOptions

  /// The start of the terminal app that it stands for.
  var viewer: ViewerArguments { ViewerArguments(options: common.options) }
}

/// The options of every command, before or after its name.
struct DataOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder")) var data: String?
  @Option(help: ArgumentHelp("The config file.", valueName: "file")) var config: String?
  @Option(
    help: ArgumentHelp("Use this time instead of the clock's, such as 2026-11-21T09:00:00Z.", valueName: "moment"))
  var now: String?
  @Flag(help: "Show the built-in demo bank; nothing is kept.") var demo = false
  @Flag(help: "Mask all amounts and numbers; on the screen p shows them.") var privacy = false

  /// The options as the rest of bankey knows them.
  var options: Options { Options(data: data, config: config, now: now, isDemo: demo, isPrivate: privacy) }

  /// Runs a command that only looks, under `--demo` at the demo bank. What it writes for programs is exact, so that it is refused
  /// under the mask.
  func look(exactly isExact: Bool = false, _ body: (Setting) throws -> Void) throws {
    try setting(isExact).look(body)
  }

  /// Runs a command that changes something or asks banks, of which the demo has nothing.
  func work(exactly isExact: Bool = false, _ body: (Setting) throws -> Void) throws {
    if demo { throw CommandError("--demo shows a temporary bank, which this command cannot use") }
    let setting = try setting(isExact)
    try setting.masking { try body(setting) }
  }

  private func setting(_ isExact: Bool) throws(CommandError) -> Setting {
    if isExact, privacy {
      throw CommandError(
        "--privacy masks what people read; JSON, CSV and journals are exact and cannot be masked")
    }
    let setting = try Setting(options)
    setting.warn()
    return setting
  }
}

extension Day: ExpressibleByArgument {
  /// A day on the command line: `2026-11-21`.
  public init?(argument: String) { self.init(iso: argument) }
}

extension TransactionStatus: ExpressibleByArgument {
  /// A status on the command line, by any of its names.
  public init?(argument: String) { self.init(word: argument) }
}
