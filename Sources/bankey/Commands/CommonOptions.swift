import ArgumentParser

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder")) var data: String?
  @Option(help: ArgumentHelp("The config file.", valueName: "file")) var config: String?
  @Option(help: ArgumentHelp("A clock that stands, such as 2026-11-21T09:00:00Z.", valueName: "moment")) var now:
    String?

  /// The options as the rest of bankey knows them.
  var options: Options { Options(data: data, config: config, now: now) }
}
