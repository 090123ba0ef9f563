import BankeyModel
import BankeyStatements
import BankeyProcess
import BankeyText

/// A source that runs a program, which prints a SimpleFIN account set or statements of any format. This makes any bank
/// accessible that a program can ask.
public struct CommandSource: Source {
  /// The type's name: `command`.
  public static let type = "command"
  /// The limit on the program's output, larger than any account set.
  private static let byteLimit = 64 << 20

  /// The name that the user gave it.
  public let name: String
  /// SimpleFIN promises stable ids, so the program must provide them. For statements this becomes false: their rows are
  /// recognized like those of files.
  public private(set) var hasStableIds = true
  /// Always empty: the program keeps its own state.
  public let memory = "{}"

  private let settings: CommandSettings
  private let secret: Secret?

  /// Creates a source that runs a program. The program reads its secret, if it has one, from its standard input.
  public init(name: String, settings: CommandSettings, secret: Secret? = nil) {
    (self.name, self.settings) = (name, settings)
    self.secret = secret.map { Secret($0.reveal() + "\n") }
  }

  /// Runs the program, and reads its output if it ends with status 0. Rethrows errors from `sink`.
  ///
  /// - Throws: `SourceError` if there is no answer.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    var run = ProgramRun(settings.command, input: secret, seconds: settings.seconds)
    run.byteLimit = CommandSource.byteLimit
    run.hasGroup = true
    let output = try run.output(or: .passing)
    let documents = PrintedDocuments.split(output)
    hasStableIds = documents.allSatisfy { StatementFormat.sniff($0, profiles: call.profiles) == .simplefin }
    do {
      guard !documents.isEmpty else { return try SimpleFINAnswer(output).read(call.clock, into: sink) }
      var statements = PrintedStatements(account: settings.account)
      for (number, document) in documents.enumerated() {
        do {
          try StatementParser.parse(document, clock: call.clock, profiles: call.profiles) { event in
            try statements.named(event).forEach(sink)
          }
        } catch let error as StatementError where documents.count > 1 {
          throw StatementError("Document \(number + 1): \(error.message)", line: error.line, asking: error.question)
        }
      }
    } catch let error as StatementError {
      let place = error.line.map { " (line \($0))" } ?? ""
      throw SourceError(.unreadable(error.message + place), of: run.name, .answer)
    }
  }
}

/// Turns the events of statements into those of a source: adds the account that the user names, and the bank of each
/// account as a connection.
private struct PrintedStatements {
  /// The account of statements that name none; nil when there is none.
  let account: String?
  private var connections: Set<String> = []

  init(account: String?) { self.account = account }

  /// The events to pass on in place of one.
  mutating func named(_ event: StatementEvent) -> [StatementEvent] {
    switch event {
    case .connection(let record):
      connections.insert(record.nativeId)
      return [event]
    case .account(var record):
      if let account, !record.isNamed {
        let whole = [account, record.part].compactMap(\.self).joined(separator: " ")
        let isNumber = account.contains(where: \.isNumber)
        (record.nativeId, record.number, record.name) = (whole, isNumber ? whole : nil, isNumber ? nil : whole)
        record.isNamed = true
      }
      let isNew = connections.insert(record.connection).inserted
      return (isNew ? [.connection(ConnectionRecord(nativeId: record.connection))] : []) + [.account(record)]
    default: return [event]
    }
  }
}

/// The settings of a command source: `{"command":["my-bank","--json"],"seconds":60}`.
public struct CommandSettings: Hashable, Sendable {
  /// The program and its arguments, which run without a shell.
  public var command: [String]
  /// The time limit in seconds.
  public var seconds: Int
  /// The account of statements that name none.
  public var account: String?

  /// Creates settings; the program is ended after `seconds`.
  public init(command: [String], seconds: Int = 60) {
    self.command = command
    self.seconds = seconds
  }
}

extension CommandSettings {
  /// Reads stored settings.
  ///
  /// - Throws: `SourceError` if they make no sense.
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
    account = try json.optional("account") { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The longest time limit, an hour, because a refresh must end.
  private static var longest: Int { 3600 }
}

extension CommandSource {
  /// The entry for the registry of kinds.
  static let kind = SourceKind(
    form: SourceForm(
      type: type, name: "Program", required: ["command"], optional: ["seconds", "account"], secret: "password",
      isSecretOptional: true),
    open: { opening throws(SourceError) in
      let (settings, secret) = (try CommandSettings(json: opening.definition.settings), try opening.secret())
      return RedactingSource(
        CommandSource(name: opening.definition.name, settings: settings, secret: secret), secret)
    }, check: { settings throws(SourceError) in _ = try CommandSettings(json: settings) })
}
