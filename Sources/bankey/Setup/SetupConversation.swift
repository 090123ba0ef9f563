import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// `bankey source add` on a terminal: asks the questions, then tests and saves the source.
struct SetupConversation {
  private let desk: SetupRun
  private let strings: any Strings
  private let isTested: Bool
  /// The source that is connected again; nil for a new one.
  private let known: String?

  /// A conversation in the language of a setting.
  init(_ setting: Setting, isTested: Bool, reconnecting known: String? = nil) {
    self.known = known
    desk = SetupRun(setting)
    strings = setting.presenter(isASCII: !PlainTerminal.takesUnicode).strings
    self.isTested = isTested
  }

  /// Asks, tests and saves. Returns the exit status.
  func run() throws(CommandError) -> Int32 {
    guard TerminalQuestion.canAsk else {
      throw CommandError(
        "bankey needs a terminal to ask you; in a script, use: bankey source \(known == nil ? "add" : "reconnect") --from FILE"
      )
    }
    StandardError.put((known.map(strings.reconnectTitle) ?? strings.setupTitle) + "\n")
    let setup = try ask()
    var isTested = isTested
    while true {
      let report = SetupReport(strings)
      let status = try connect(setup, isTested: isTested, report)
      guard status == ExitStatus.failure, !report.isSaved else { return status }
      switch try TerminalQuestion.read(strings.setupFailedQuestion + " ").lowercased() {
      case "a": continue
      case "s": isTested = false
      default: return status
      }
    }
  }

  private func connect(_ setup: Secret, isTested: Bool, _ report: SetupReport) throws(CommandError) -> Int32 {
    guard let known else { return try desk.add(setup, isTested: isTested, report) }
    return try desk.reconnect(known, setup, isTested: isTested, report)
  }

  private func dialog() throws(CommandError) -> SetupDialog {
    guard let known else { return SetupDialog(places: try desk.places(), taken: try desk.names()) }
    let places = try desk.places()
    let source = try desk.sources().first { $0.name == known }
    guard let dialog = source.flatMap({ SetupDialog(reconnecting: $0, places: places) }) else {
      throw CommandError("\(known): \(strings.noSuchSource)")
    }
    return dialog
  }

  private func ask() throws(CommandError) -> Secret {
    var dialog = try dialog()
    while let step = dialog.step {
      explain(step, dialog)
      try answer(step, &dialog)
    }
    return dialog.setup
  }

  private func explain(_ step: SetupStep, _ dialog: SetupDialog) {
    var lines = ["", strings.setupHelp(step, suggestedName: dialog.suggestedName)]
    lines += strings.setupChoices(of: dialog).enumerated().map { "  \($0 + 1)  \($1.text): \($1.note)" }
    StandardError.write(lines.joined(separator: "\n"))
  }

  /// Asks a question until the answer is valid.
  private func answer(_ step: SetupStep, _ dialog: inout SetupDialog) throws(CommandError) {
    while dialog.step == step {
      let text = try TerminalQuestion.read(strings.setupPrompt(step), isSecret: step.isSecret)
      do throws(SetupError) {
        try dialog.answer(text)
      } catch {
        StandardError.write(strings.setupProblem(error))
      }
    }
  }
}

/// Asks a question on the terminal and reads a line. ^C ends bankey immediately, so a setup is never left half done.
enum TerminalQuestion {
  private static let interrupt: UInt8 = 3

  /// Whether a user can be asked.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Reads the answer without its line end. Secret answers are not echoed.
  static func read(_ question: String, isSecret: Bool = false) throws(CommandError) -> String {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { throw CommandError("the terminal: " + errorText()) }
    TerminalModes.hold(before)
    defer { TerminalModes.restore() }
    var modes = before
    // Makes ^C end the line: as a signal, it would leave a terminal without echo.
    modes.c_lflag &= ~tcflag_t(ISIG)
    modes.c_cc.11 = interrupt
    if isSecret { modes.c_lflag = modes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    // Asked only now, so that nothing typed early is echoed.
    StandardError.put(PlainText.cleaned(question))
    return try line()
  }

  private static func line() throws(CommandError) -> String {
    var (bytes, byte) = ([UInt8](), UInt8(0))
    while true {
      let count = Glibc.read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1, byte != interrupt else {
        StandardError.put("\n")
        throw CommandError("", status: ExitStatus.signal(SIGINT))
      }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}

/// Restores the terminal's modes however the program ends while it asks.
enum TerminalModes {
  /// Read by a signal handler; written only while none is installed.
  private nonisolated(unsafe) static var before = termios()
  private static let signals = [SIGTERM, SIGHUP]

  /// Saves the modes, and restores them on a signal that ends the program.
  static func hold(_ modes: termios) {
    before = modes
    for number in signals {
      Glibc.signal(number) { number in
        TerminalModes.restore()
        raise(number)
      }
    }
  }

  /// Restores the modes and the default signal handling.
  static func restore() {
    for number in signals { Glibc.signal(number, SIG_DFL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
  }
}
