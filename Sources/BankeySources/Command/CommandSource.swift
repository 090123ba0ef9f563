import BankeyModel
import BankeyStatements
import BankeyProcess
import BankeyText

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
  ///
  /// Throws `SourceError` when there is no answer, and what `sink` throws.
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
    do throws(JSONError) {
      try self.init(try JSONValue(Array(json.utf8)))
    } catch {
      throw SourceError(
        #"The settings need a command, such as ["my-bank","--json"]; seconds must be 1 to \#(CommandSettings.longest)."#,
        .setting
      )
    }
    let program = command[0]
    if program.contains("/"), !program.hasPrefix("/") {
      let shown = PlainText.cleaned(program)
      throw SourceError(
        "Give the whole path of \(shown), starting with /: a refresh may start in any folder.", .setting)
    }
  }

  private init(_ json: JSONValue) throws(JSONError) {
    self.init(
      command: try json.member("command") { $0.strings.flatMap { $0.first?.isEmpty == false ? $0 : nil } },
      seconds: try json.optional("seconds") {
        $0.integer.flatMap { (1...CommandSettings.longest).contains($0) ? $0 : nil }
      } ?? 60)
  }

  /// An hour: a refresh must end.
  private static var longest: Int { 3600 }
}

extension CommandSource {
  /// The kind as the registry has it.
  static let kind = SourceKind(
    form: SourceForm(
      type: type, name: "Program", required: ["command"], optional: ["seconds"], secret: "password",
      isSecretOptional: true),
    open: { opening throws(SourceError) in
      let (settings, secret) = (try CommandSettings(json: opening.definition.settings), try opening.secret())
      return DiscreetSource(
        CommandSource(name: opening.definition.name, settings: settings, secret: secret), secret)
    }, check: { settings throws(SourceError) in _ = try CommandSettings(json: settings) })
}
