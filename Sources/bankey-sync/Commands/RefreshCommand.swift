import ArgumentParser

/// `bankey-sync refresh`: asks the sources.
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Asks the sources what is new.",
    discussion: "Without names all sources are asked. `demo` is the bank that is built in.")

  @Argument(help: "The sources to ask.") var sources: [String] = []
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = Progress()
    try options.checkConfig(progress)
    let refresh = Refresh(
      store: try options.openStore(progress), secrets: options.secrets, clock: options.clock)
    try refresh.run(sources, progress)
  }
}
