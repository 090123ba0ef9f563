import ArgumentParser

/// `bankey refresh [SOURCE…]`
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Ask the sources for news: what the r key does, without a screen.",
    discussion: "Says nothing when all went well and nobody watches, so that cron sends no mail.")

  @OptionGroup var common: CommonOptions
  @Argument(help: ArgumentHelp("Sources; all of them when none is named.", valueName: "source")) var sources: [String] =
    []

  func run() throws {
    let setting = try Setting(common.options)
    setting.warn()
    throw ExitCode(
      try SyncRun(["refresh"] + setting.syncOptions + ["--"] + sources, report: RefreshReport()).run())
  }
}
