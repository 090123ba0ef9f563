import ArgumentParser

/// `bankey-sync source test`: tries a source.
struct SourceTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Asks a source and says how many accounts it has. Nothing is kept.",
    discussion: "The exit status is 1 when it does not answer.")

  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    try options.sourceDesk(progress).test(name)
  }
}
