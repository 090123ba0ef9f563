import ArgumentParser
import BankeyConfig

/// `bankey-sync import`: reads statement files.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads statement files, and folders of them, into the database.",
    discussion:
      "The format is found by content. A file that cannot be read does not stop the others.")

  @Argument(help: ArgumentHelp("Files and folders.", valueName: "file")) var files: [String]
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = Progress()
    let config = try options.checkConfig(progress)
    let store = try options.openStore(progress)
    try Import(store: store, clock: options.clock, profiles: config.csv).run(files, progress)
  }
}
