import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// `bankey source`
struct SourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "Connects banks: adds, lists, tests, reconnects and removes sources.",
    subcommands: [
      SourceAddCommand.self, SourceListCommand.self, SourceTestCommand.self, SourceReconnectCommand.self,
      SourceRenameCommand.self, SourceRemoveCommand.self,
    ])
}

/// `bankey source add`
struct SourceAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Connects a bank, step by step or from JSON.",
    usage: "bankey source add [--from <file>] [--untested] [--json] [<options>]",
    discussion: """
      Without --from, it asks you, and hides secrets while you type. No option takes a secret, because every user of this machine \
      can read command lines.
        pass show bankey-token | bankey source add --from -
        zbarimg --raw -q code.png | bankey source add --from -
      docs/sources.md lists the keys of the JSON.
      """)

  @OptionGroup var common: DataOptions
  @Option(
    help: ArgumentHelp("JSON, or a SimpleFIN setup token; - is standard input.", valueName: "file"),
    completion: .file())
  var from: String?
  @Flag(help: "Save the source without testing it first.") var untested = false
  @Flag(help: "With --from: JSON, for programs.") var json = false
  @Argument(parsing: .allUnrecognized, help: .hidden) var rest: [String] = []

  func validate() throws {
    guard let first = rest.first else {
      if json, from == nil { throw ValidationError("--json needs --from") }
      return
    }
    // A mistyped option is not a secret.
    if let word = first.split(separator: "=").first, word.hasPrefix("-"), !SourceAddCommand.looksSecret(word) {
      throw ValidationError("Unknown option '\(word)'")
    }
    throw ValidationError(
      """
      A secret does not belong on the command line: every user of this machine can read it there (ps), and the shell keeps \
      it. Get a new one, then type it when bankey asks, or pipe it: bankey source add --from -
      """)
  }

  func run() throws {
    try common.work(exactly: json) { setting in
      if let from { throw ExitCode(try SetupRun(setting, isJSON: json).add(from: from, isTested: !untested)) }
      throw ExitCode(try SetupConversation(setting, isTested: !untested).run())
    }
  }

  private static func looksSecret(_ option: Substring) -> Bool {
    let words = ["token", "secret", "password", "pass", "key", "access", "url", "code", "auth", "credential"]
    return words.contains { option.lowercased().contains($0) }
  }
}

/// `bankey source list`
struct SourceListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists all sources: where their secrets are, and how their last refresh went.")

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json, write)
  }

  private func write(_ setting: Setting) throws {
    let sources = try ListedSource.all(in: try DatabaseAccess.open(setting), setting.config)
    if sources.isEmpty {
      StandardError.say(setting.strings.notice("no bank is connected yet; connect one with: bankey source add"))
    }
    var output = DataOutput()
    try json ? write(sources, setting, &output) : table(sources, setting, &output)
    try output.flush()
  }

  private func write(_ sources: [ListedSource], _ setting: Setting, _ output: inout DataOutput) throws {
    var list = JSONList("sources")
    for source in sources { try output.write(list.next(source.json(at: setting.clock.now))) }
    try output.write(list.end)
  }

  private func table(_ sources: [ListedSource], _ setting: Setting, _ output: inout DataOutput) throws {
    guard !sources.isEmpty else { return }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    let table = SourceTable(sources, presenter: presenter, clock: setting.clock)
    for line in table.lines(width: PlainTerminal.width) { try output.line(line) }
  }
}

/// `bankey source remove SOURCE`
struct SourceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes a source and its stored secret.",
    discussion: """
      You choose whether to keep its accounts or delete them; accounts that are also in statement files always stay. If you add a source \
      of the same name later, it takes over the accounts that you kept.
      """)

  @OptionGroup var common: DataOptions
  @Flag(exclusivity: .exclusive) var removal: RemovalChoice?
  @Argument(
    help: ArgumentHelp("The source's name.", valueName: "source"), completion: ShellCompletion.sources)
  var name: String

  func run() throws {
    try common.work { setting in
      guard let removal = try removal ?? SetupRun(setting).askRemoval(of: name) else { return }
      throw ExitCode(try SetupRun(setting).remove(name, removal))
    }
  }
}

/// `bankey source test SOURCE`
struct SourceTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Tests a source and counts its accounts, but stores nothing.",
    discussion: "The exit status is 1 if it does not answer.")

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false
  @Argument(
    help: ArgumentHelp("The source's name.", valueName: "source"), completion: ShellCompletion.sources)
  var name: String

  func run() throws {
    try common.work(exactly: json) { throw ExitCode(try SetupRun($0, isJSON: json).test(name)) }
  }
}

/// `bankey source reconnect SOURCE`
struct SourceReconnectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconnect", abstract: "Gives a source a new secret, and keeps its name and accounts.",
    discussion:
      "bankey keeps the old secret until the new one works. The JSON has the same keys as for `bankey source add`.")

  @OptionGroup var common: DataOptions
  @Argument(
    help: ArgumentHelp("The source's name.", valueName: "source"), completion: ShellCompletion.sources)
  var name: String
  @Option(
    help: ArgumentHelp("JSON, or a SimpleFIN setup token; - is standard input.", valueName: "file"),
    completion: .file())
  var from: String?
  @Flag(help: "Save the source without testing it first.") var untested = false

  func run() throws {
    try common.work { setting in
      if let from { throw ExitCode(try SetupRun(setting).reconnect(name, from: from, isTested: !untested)) }
      throw ExitCode(try SetupConversation(setting, isTested: !untested, reconnecting: name).run())
    }
  }
}

/// `bankey source rename SOURCE NAME`
struct SourceRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Gives a source a name of your own for display.",
    discussion: "In commands, keep using the name that `bankey source list` shows first.")

  @OptionGroup var common: DataOptions
  @Argument(
    help: ArgumentHelp("The source's name.", valueName: "source"), completion: ShellCompletion.sources)
  var name: String
  @Argument(help: ArgumentHelp("Your name for it; empty restores its own.", valueName: "title")) var title: String

  func run() throws {
    try common.work { setting in
      let title = title.trimmed
      let words = title.isEmpty ? [] : ["--title=" + title]
      let status = try ConsoleSync(["source", "rename"] + words, setting, [name], report: SilentReport()).run()
      guard status == ExitStatus.success else { throw ExitCode(status) }
      let shown = setting.presenter(isASCII: !PlainTerminal.takesUnicode).formats.foreign(title.isEmpty ? name : title)
      StandardError.say(setting.strings.renamed(to: shown))
    }
  }
}
