import ArgumentParser

/// `bankey source test SOURCE`
struct SourceTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Ask a source, and say how many accounts it has. Nothing is kept.",
    discussion: "The exit status is 1 when it does not answer.")

  @OptionGroup var common: CommonOptions
  @Flag(help: "JSON, for programs.") var json = false
  @Argument(help: ArgumentHelp("The source's name.", valueName: "source")) var name: String

  func run() throws {
    try common.work(exactly: json) { throw ExitCode(try SetupRun($0, isJSON: json).test(name)) }
  }
}
