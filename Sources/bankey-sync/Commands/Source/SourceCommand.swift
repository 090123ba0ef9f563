import ArgumentParser

/// `bankey-sync source`: the sources that are set up.
struct SourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "Sets sources up, tries and removes them.",
    subcommands: [
      SourceAddCommand.self, SourceTestCommand.self, SourceRemoveCommand.self, SourcePlacesCommand.self,
    ])
}
