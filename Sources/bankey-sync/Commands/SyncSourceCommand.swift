import ArgumentParser
import BankeyModel
import BankeySources

/// `bankey-sync source`: manages sources.
struct SyncSourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "Adds, tests and removes sources.",
    subcommands: [
      SyncSourceAddCommand.self, SyncSourceReconnectCommand.self, SyncSourceTestCommand.self,
      SyncSourceRemoveCommand.self, SyncSourceRenameCommand.self, SyncSourceOfferCommand.self, SourcePlacesCommand.self,
    ])
}

/// `bankey-sync source add`: adds a source.
struct SyncSourceAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a source from JSON after testing it.",
    discussion: "Secrets are in the JSON, never on the command line. docs/sources.md lists its keys.")

  @Option(help: ArgumentHelp("The JSON; - is standard input.", valueName: "file")) var from: String
  @Flag(help: "Save the source without testing it.") var untested = false
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    let addition = SourceAddition(try options.sourceManager(progress))
    try addition.run(from: from, isTested: !untested)
  }
}

/// `bankey-sync source reconnect`: gives a source another secret.
struct SyncSourceReconnectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconnect", abstract: "Sets up a source again from JSON, and keeps its name and accounts.")

  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String
  @Option(help: ArgumentHelp("The JSON; - is standard input.", valueName: "file")) var from: String
  @Flag(help: "Save the source without testing it.") var untested = false
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    let addition = SourceAddition(try options.sourceManager(progress))
    try addition.reconnect(name, from: from, isTested: !untested)
  }
}

/// `bankey-sync source places`: lists the places that can keep secrets on this system.
struct SourcePlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Lists the places that can keep secrets here, best first.")

  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    progress.say(.places((options.secrets.hasService ? ["service"] : []) + ["file"]))
    progress.finished(changed: 0)
  }
}

/// `bankey-sync source offer`: lists the next choices in a setup.
struct SyncSourceOfferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "offer",
    abstract: "Lists the countries or banks to choose from next in a setup, but stores nothing.")

  @Option(help: ArgumentHelp("The JSON; - is standard input.", valueName: "file")) var from: String
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    try SourceAddition(try options.sourceManager(progress)).offer(from: from)
  }
}

/// `bankey-sync source remove`: removes a source and its secret.
struct SyncSourceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes a source and its secret; keeps or deletes its accounts.")

  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String
  @Flag(exclusivity: .exclusive, help: "What happens to its accounts.") var accounts: DataRemoval
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    try options.sourceManager(progress).remove(name, deletingData: accounts == .deleteData)
  }
}

/// The fate of the accounts of a removed source.
enum DataRemoval: String, EnumerableFlag {
  case keepData, deleteData

  static func help(for value: DataRemoval) -> ArgumentHelp? {
    switch value {
    case .keepData: "Keep its accounts; if you add the source again, it takes them over."
    case .deleteData: "Delete its accounts, except those that are also in statement files."
    }
  }
}

/// `bankey-sync source test`: tests a source.
struct SyncSourceTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Tests a source and counts its accounts, but stores nothing.",
    discussion: "The exit status is 1 if it does not answer.")

  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    try options.sourceManager(progress).test(name)
  }
}
