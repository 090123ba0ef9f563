import ArgumentParser

/// `bankey-sync source remove`: removes a source and its secret.
struct SourceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes a source and its secret, and keeps its accounts or deletes them.")

  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String
  @Flag(exclusivity: .exclusive, help: "What becomes of its accounts.") var accounts: DataFate
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    try options.sourceDesk(progress).remove(name, deletingData: accounts == .deleteData)
  }
}

/// What becomes of the accounts of a source that is removed.
enum DataFate: String, EnumerableFlag {
  case keepData, deleteData

  static func help(for value: DataFate) -> ArgumentHelp? {
    switch value {
    case .keepData: "Its accounts stay; they are its own again when it is set up again."
    case .deleteData: "Its accounts go, unless statement files speak of them, too."
    }
  }
}
