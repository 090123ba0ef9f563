import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// The root of `bankey --help`. Without a subcommand it starts the terminal app.
struct BankeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bankey",
    abstract: "All your bank accounts in your terminal.",
    usage: "bankey [--demo] [--privacy] [--plain [--words]] [<options>] [<command>]",
    discussion: """
      Without a command, bankey opens the terminal app: ? shows its keys, q quits. Without a terminal, it prints the accounts.
      It is read-only: it can never move money.
      """,
    version: BankeyVersion.text,
    subcommands: [
      AccountsCommand.self, AccountCommand.self, TransactionsCommand.self, PayeesCommand.self, ExportCommand.self,
      ImportCommand.self,
      RefreshCommand.self,
      SourceCommand.self, CheckCommand.self, PublishCommand.self, NewsCommand.self, TimelineCommand.self,
      UpcomingCommand.self,
      RatesCommand.self,
      BackupCommand.self, RestoreCommand.self, ReceiveCommand.self, DoctorCommand.self,
    ])

  @OptionGroup var common: DataOptions
  @Flag(help: "Write lines instead of drawing a screen, for screen readers and braille.") var plain = false
  @Flag(help: "With --plain: write signs and currencies as words.") var words = false

  func validate() throws {
    if words, !plain { throw ValidationError("--words needs --plain") }
  }

  /// The arguments with which the command starts the terminal app.
  var viewer: ViewerArguments {
    var viewer = ViewerArguments(options: common.options)
    (viewer.options.isPlain, viewer.options.inWords) = (plain, words)
    return viewer
  }
}

/// The options of every command, before or after its name.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the database, or the address of a shared one: postgres://…", valueName: "folder"),
    completion: .directory)
  var data: String?
  @Option(help: ArgumentHelp("The config file.", valueName: "file"), completion: .file()) var config: String?
  @Option(
    help: ArgumentHelp("Use this time instead of the current time, such as 2026-11-21T09:00:00Z.", valueName: "moment"))
  var now: String?
  @Flag(help: "Show the built-in demo bank; nothing is saved.") var demo = false
  @Flag(help: "Mask all amounts and numbers; on the screen, p shows them.") var privacy = false

  /// The options in the form that the rest of bankey uses.
  var options: Options { Options(data: data, config: config, now: now, isDemo: demo, isPrivate: privacy) }

  /// Runs a command that only reads; with `--demo`, on the demo bank. Exact output for programs is refused in privacy
  /// mode.
  func look(exactly isExact: Bool = false, _ body: (Setting) throws -> Void) throws {
    try setting(isExact).look(body)
  }

  /// Runs a command that writes or contacts banks, which the demo does not support.
  func work(exactly isExact: Bool = false, _ body: (Setting) throws -> Void) throws {
    if demo { throw CommandError("--demo shows a temporary bank, which this command cannot use") }
    let setting = try setting(isExact)
    try setting.masking { try body(setting) }
  }

  private func setting(_ isExact: Bool) throws(CommandError) -> Setting {
    if isExact, privacy {
      throw CommandError(
        "--privacy masks only output for people; JSON, CSV and journals are always exact")
    }
    let setting = try Setting(options)
    setting.warn()
    return setting
  }
}

extension Day: ExpressibleByArgument {
  /// Reads a day on the command line: `2026-11-21`.
  public init?(argument: String) { self.init(iso: argument) }
}

extension TransactionStatus: ExpressibleByArgument {
  /// Reads a status on the command line, by any of its names.
  public init?(argument: String) { self.init(word: argument) }
}
