import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey import FILE…`
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads statement files, and folders of them, into the database.",
    discussion: """
      bankey recognizes the format by content: \(Language.english.strings.importNote). - is standard input. \
      Importing a file again adds nothing. If bankey cannot read a file, it names it, imports the others, and ends with status 2.
      """)

  @OptionGroup var common: DataOptions
  @Flag(
    help:
      "Report what would happen to each row, and write nothing; without files, report on the accounts that the config joins."
  )
  var dryRun = false
  @Flag(help: "Show that report on a screen, then import or cancel.") var preview = false
  @Flag(help: "List all imports, newest first.") var list = false
  @Option(
    help: ArgumentHelp("Undo an import (5) or one of its files (5.2); --list shows the numbers.", valueName: "id"))
  var undo: ImportNumber?
  @Option(
    help: ArgumentHelp(
      "The account for files that do not name theirs: its number, or a name for it.", valueName: "name"))
  var account: String?
  @Flag(help: "With --dry-run or --list: JSON, for programs.") var json = false
  @Flag(help: "Print every note on every file.") var verbose = false
  @Flag(help: "Print only failures.") var quiet = false
  @Argument(
    help: ArgumentHelp("Statement files or folders; - is standard input.", valueName: "file"), completion: .file())
  var files: [String] = []

  func validate() throws {
    let modes = [dryRun, preview, list, undo != nil].count { $0 }
    guard modes <= 1 else { throw ValidationError("use only one of --dry-run, --preview, --list and --undo") }
    guard !json || dryRun || list else { throw ValidationError("--json needs --dry-run or --list") }
    let takesFiles = !list && undo == nil
    guard account == nil || takesFiles, account == nil || !preview else {
      throw ValidationError("--account needs files to import; the preview asks for it")
    }
    guard account != "" else { throw ValidationError("--account needs a name") }
    guard !verbose || !quiet else { throw ValidationError("use only one of --verbose and --quiet") }
    guard files.count(where: { $0 == "-" }) <= 1 else { throw ValidationError("standard input can be read only once") }
    // Without files, a dry run shows what `same_as` in the config would join.
    guard !preview || !common.demo else {
      throw ValidationError("--demo saves nothing, so --preview has nothing to import into")
    }
    guard takesFiles == !files.isEmpty || (dryRun && files.isEmpty) else {
      throw ValidationError(takesFiles ? "name a statement file or a folder" : "--list and --undo take no files")
    }
  }

  /// The arguments for starting the terminal app with a preview; nil when none is wanted.
  var viewer: ViewerArguments? {
    guard preview else { return nil }
    var viewer = ViewerArguments(options: common.options)
    viewer.previewed = files
    return viewer
  }

  func run() throws {
    if list { return try common.look(exactly: json) { try ImportsOutput($0).write(json ? .json : nil) } }
    if dryRun {
      return try common.look(exactly: json) {
        throw ExitCode(try VerdictsOutput($0, isJSON: json, notes: notes).write(files, with: given))
      }
    }
    try common.work { throw ExitCode(try change($0)) }
  }

  private var notes: ConsoleSync.Notes { verbose ? .all : quiet ? .none : .digest }

  /// The account given by the user, as an option.
  private var given: [String] { account.map { ["--account", $0] } ?? [] }

  private func change(_ setting: Setting) throws(CommandError) -> Int32 {
    let strings = setting.presenter(isASCII: !PlainTerminal.takesUnicode).strings
    if let undo {
      return try ConsoleSync(["undo"], setting, [undo.description], report: UndoReport(strings), notes: notes).run()
    }
    return try ConsoleSync(["import"] + given, setting, files, input: .own, report: ImportReport(strings), notes: notes)
      .run()
  }
}

extension ImportNumber: ExpressibleByArgument {}
