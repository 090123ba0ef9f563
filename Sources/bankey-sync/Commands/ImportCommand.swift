import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeyStore

/// `bankey-sync import`: reads statement files.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads statement files, and folders of them, into the database.",
    discussion:
      "The format is found by content. A file that cannot be read does not stop the others.")

  @Flag(help: "Say what would become of each row, and write nothing.") var dryRun = false
  @Option(help: ArgumentHelp("With --dry-run: at most so many rows of each verdict in a file.", valueName: "number"))
  var rows: Int?
  @Option(help: ArgumentHelp("The hash that a file must have, once for each file, in their order.", valueName: "hash"))
  var hash: [String] = []
  @Option(help: ArgumentHelp("What a person said of tables: a key of [csv.NAME], as JSON.", valueName: "json"))
  var answer: [CSVSetting] = []
  @Flag(name: .customLong("remember"), help: "Write the answers into the config, when a file was imported.")
  var isRemembered = false
  @Argument(help: ArgumentHelp("Files and folders; - is the standard input.", valueName: "file")) var files: [String] =
    []
  @OptionGroup var options: CommonOptions

  func validate() throws {
    if files.isEmpty, !dryRun { throw ValidationError("Name a file or a folder.") }
  }

  func run() throws {
    let progress = options.progress
    let config = try options.checkConfig(progress, with: answer)
    let store = try dryRun ? options.openForPreview(progress) : options.openStore(progress)
    var `import` = Import(store: store, clock: options.clock, profiles: config.csv)
    if dryRun { `import`.rows = RowQuota(rows) }
    `import`.hashes = Dictionary(zip(files.map { Array($0.utf8) }, hash), uniquingKeysWith: { first, _ in first })
    if isRemembered { `import`.answers = Answers(path: options.configFile, settings: answer) }
    try `import`.run(files, after: join(store, progress), progress)
  }

  /// Joins accounts, or says what that would do; with each transaction where nothing else is to be shown.
  private func join(_ store: StoreWriter, _ progress: Progress) throws(ExitStatus) -> Tally {
    let joining = AccountJoining(store: store, progress: progress)
    do {
      return try dryRun ? joining.preview(files.isEmpty ? RowQuota(rows) : nil) : joining.run()
    } catch {
      throw progress.end(error)
    }
  }
}
