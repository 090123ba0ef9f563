import BankeyCore
import BankeyStatements

/// A program that prints an account set of SimpleFIN. So anything that can be asked somehow can be a source.
public struct CommandSource: Source {
  /// `command`
  public static let type = "command"
  /// More than any account set has.
  private static let byteLimit = 64 << 20

  /// What the user calls it.
  public let name: String
  /// SimpleFIN promises it, so the program does.
  public let hasStableIds = true
  /// Nothing: the program remembers what it wants to.
  public let memory = "{}"

  private let settings: CommandSettings
  private let secret: Secret?

  /// A source that is asked by running a program, which reads its secret, if it has one, on its standard input.
  public init(name: String, settings: CommandSettings, secret: Secret? = nil) {
    (self.name, self.settings) = (name, settings)
    self.secret = secret.map { Secret($0.reveal() + "\n") }
  }

  /// Runs the program, and takes what it printed when it ended well.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    var run = ProgramRun(settings.command, input: secret, seconds: settings.seconds)
    run.byteLimit = CommandSource.byteLimit
    run.hasGroup = true
    let output = try run.output(or: .passing)
    do {
      try SimpleFINAnswer(output).read(call.clock, into: sink)
    } catch let error as StatementError {
      let place = error.line.map { " (line \($0))" } ?? ""
      throw SourceError(.unreadable(error.message + place), of: run.name, .answer)
    }
  }
}
