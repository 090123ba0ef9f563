import BankeyCore
import FoundationEssentials

/// Which program is a source: `{"command":["my-bank","--json"],"seconds":60}`.
public struct CommandSettings: Hashable, Sendable {
  /// The program and its arguments. It is run without a shell.
  public var command: [String]
  /// How long it may take.
  public var seconds: Int

  /// A program and its arguments.
  public init(command: [String], seconds: Int = 60) {
    self.command = command
    self.seconds = seconds
  }
}

extension CommandSettings {
  /// Reads settings as they are kept.
  public init(json: String) throws(SourceError) {
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(json.utf8)), kept.command.first?.isEmpty == false,
      kept.seconds.map((1...CommandSettings.longest).contains) ?? true
    else {
      throw SourceError(
        #"The settings need a command, as ["my-bank","--json"]; seconds is 1 to \#(CommandSettings.longest)."#, .setting
      )
    }
    let program = kept.command[0]
    if program.contains("/"), !program.hasPrefix("/") {
      let shown = PlainText.cleaned(program)
      throw SourceError("\(shown) needs its whole path, from / on: a refresh may begin in any folder.", .setting)
    }
    self.init(command: kept.command, seconds: kept.seconds ?? 60)
  }

  /// An hour: a refresh must end.
  private static var longest: Int { 3600 }

  private struct Kept: Decodable {
    var command: [String]
    var seconds: Int?
  }
}
