import ArgumentParser

/// `bankey source`
struct SourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "Connect banks: add, list, test and remove sources.",
    subcommands: [
      SourceAddCommand.self, SourceListCommand.self, SourceTestCommand.self, SourceRemoveCommand.self,
    ])
}
