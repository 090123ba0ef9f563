import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// `bankey source add` on a terminal: one question after the other, then the source is tried and saved.
struct SetupConversation {
  private let desk: SetupRun
  private let strings: any Strings
  private let isTested: Bool

  /// A conversation in the language of a setting.
  init(_ setting: Setting, isTested: Bool) {
    desk = SetupRun(setting)
    strings = setting.presenter(isASCII: !PlainTerminal.takesUnicode).strings
    self.isTested = isTested
  }

  /// Asks, tries and saves; the exit status says how it went.
  func run() throws(CommandError) -> Int32 {
    guard TerminalQuestion.canAsk else {
      throw CommandError("bankey needs a terminal to ask you; in a script, use: bankey source add --from FILE")
    }
    StandardError.put(strings.setupTitle + "\n")
    let setup = try ask()
    var isTested = isTested
    while true {
      let report = SetupReport(strings)
      let status = try desk.add(setup, isTested: isTested, report)
      guard status == ExitStatus.failure, !report.isSaved else { return status }
      switch try TerminalQuestion.read(strings.setupFailedQuestion + " ").lowercased() {
      case "a": continue
      case "s": isTested = false
      default: return status
      }
    }
  }

  private func ask() throws(CommandError) -> Secret {
    var dialog = SetupDialog(places: try desk.places(), taken: try desk.names())
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

  /// Asks until the answer makes sense.
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

/// A question on the terminal, and its answer as a line. ^C ends bankey at once, as anywhere; so it is never left half asked.
enum TerminalQuestion {
  private static let interrupt: UInt8 = 3

  /// Whether there is a person to ask.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// The answer, without its line end. What is secret is not shown while it is typed.
  static func read(_ question: String, isSecret: Bool = false) throws(CommandError) -> String {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { throw CommandError("the terminal: " + errorText()) }
    TerminalModes.hold(before)
    defer { TerminalModes.restore() }
    var modes = before
    // ^C comes as the end of a line: were it a signal, it would leave a terminal that shows nothing.
    modes.c_lflag &= ~tcflag_t(ISIG)
    modes.c_cc.11 = interrupt
    if isSecret { modes.c_lflag = modes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    // Not before: what is typed at once must not be seen either.
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

/// The modes of the terminal, to be given back however the program ends while it asks.
enum TerminalModes {
  /// Read by a signal handler, written while none is set.
  private nonisolated(unsafe) static var before = termios()
  private static let signals = [SIGTERM, SIGHUP]

  /// Remembers the modes; a signal that ends the program brings them back.
  static func hold(_ modes: termios) {
    before = modes
    for number in signals {
      Glibc.signal(number) { number in
        TerminalModes.restore()
        raise(number)
      }
    }
  }

  /// Brings them back, and leaves signals to themselves again.
  static func restore() {
    for number in signals { Glibc.signal(number, SIG_DFL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
  }
}
