import ArgumentParser

/// `bankey-sync source add`: sets a source up.
struct SourceAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Sets a source up from JSON, tries it and saves it.",
    discussion: "Secrets come with the JSON, never on the command line. docs/sources.md says what it may have.")

  @Option(help: ArgumentHelp("Where the JSON is; - is the standard input.", valueName: "file")) var from: String
  @Flag(help: "Save it without trying it.") var untested = false
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    let addition = SourceAddition(try options.sourceDesk(progress))
    try addition.run(from: from, isTested: !untested)
  }
}
