import ArgumentParser
import BankeyCore

/// The options of every command, before or after its name.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the database.", valueName: "folder")) var data: String?
  @Option(help: ArgumentHelp("The config file.", valueName: "file")) var config: String?
  @Option(help: ArgumentHelp("A clock that stands, such as 2026-11-21T09:00:00Z.", valueName: "moment")) var now:
    String?
  @Flag(help: "Show the built-in demo bank; nothing is kept.") var demo = false
  @Flag(help: "Mask all amounts and numbers; on the screen p shows them.") var privacy = false

  /// The options as the rest of bankey knows them.
  var options: Options { Options(data: data, config: config, now: now, isDemo: demo, isPrivate: privacy) }

  /// Runs a command that only looks, under `--demo` at the demo bank. What it writes for programs is exact, so that it is refused
  /// under the mask.
  func look(exactly isExact: Bool = false, _ body: (Setting) throws -> Void) throws {
    try setting(isExact).look(body)
  }

  /// Runs a command that changes something or asks banks, of which the demo has nothing.
  func work(exactly isExact: Bool = false, _ body: (Setting) throws -> Void) throws {
    if demo { throw Failure("--demo shows a bank that is thrown away; this command does not go with it") }
    let setting = try setting(isExact)
    try setting.masking { try body(setting) }
  }

  private func setting(_ isExact: Bool) throws(Failure) -> Setting {
    if isExact, privacy {
      throw Failure("--privacy masks what people read; JSON, CSV and journals are exact, so they do not go with it")
    }
    let setting = try Setting(options)
    setting.warn()
    return setting
  }
}
