import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// `bankey source add` on a terminal: asks the questions, then tests and saves the source.
struct SetupConversation {
  private let setting: Setting
  private let desk: SetupRun
  private let strings: any Strings
  private let isTested: Bool
  /// The source that is connected again; nil for a new one.
  private let known: String?

  /// A conversation in the language of a setting.
  init(_ setting: Setting, isTested: Bool, reconnecting known: String? = nil) {
    (self.setting, self.known) = (setting, known)
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
    var dialog = try dialog()
    guard try ask(&dialog) else { return ExitStatus.failure }
    var isTested = isTested
    while true {
      let report = SetupReport(strings)
      let status = try connect(dialog, isTested: isTested, report)
      guard status == ExitStatus.failure, !report.isSaved else { return status }
      if dialog.consentAddress != nil {
        // The address was wrong, or its login is over.
        dialog.consentAgain()
        guard try ask(&dialog) else { return status }
        continue
      }
      switch try TerminalQuestion.read(strings.setupFailedQuestion + " ").lowercased() {
      case "a": continue
      case "s": isTested = false
      default: return status
      }
    }
  }

  /// Adds the source, or connects it again once it is saved.
  private func connect(
    _ dialog: SetupDialog, isTested: Bool, _ report: SetupReport
  ) throws(CommandError) -> Int32 {
    guard let saved = known ?? (dialog.isSaved ? dialog.name : nil) else {
      return try desk.add(dialog.setup, isTested: isTested, report)
    }
    return try desk.reconnect(saved, dialog.setup, isTested: isTested, report)
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

  /// Asks the questions without an answer. Returns false when the user stops because the service does not answer.
  private func ask(_ dialog: inout SetupDialog) throws(CommandError) -> Bool {
    while let step = dialog.step {
      guard let wish = dialog.wish else {
        explain(step, dialog)
        try answer(step, &dialog)
        continue
      }
      guard try !grant(wish, &dialog) else { continue }
      guard try TerminalQuestion.read(strings.setupAgainQuestion + " ").lowercased() == "a" else { return false }
      // The last answer may have been wrong.
      _ = dialog.back()
    }
    return true
  }

  /// Asks the service for what the next question needs. Returns whether it answered.
  private func grant(_ wish: SetupRequest, _ dialog: inout SetupDialog) throws(CommandError) -> Bool {
    let report = SetupReport(strings)
    report.isAsking = true
    switch wish {
    case .choices:
      guard try desk.offer(for: dialog.setup, report) == ExitStatus.success else { return false }
      dialog.take(offer: report.offer)
    case .consent:
      guard try connect(dialog, isTested: true, report) == ExitStatus.success, let address = report.consentAddress
      else { return false }
      dialog.take(consentAt: address)
    }
    return dialog.wish == nil
  }

  private func explain(_ step: SetupStep, _ dialog: SetupDialog) {
    var lines = ["", strings.setupHelp(step, suggestedName: dialog.suggestedName)]
    if step.isFiltered { return StandardError.write(lines.joined(separator: "\n")) }
    if let address = dialog.consentAddress { return explain(lines, PlainText.cleaned(address)) }
    lines += strings.setupChoices(of: dialog).enumerated().map { "  \($0 + 1)  \($1.text): \($1.note)" }
    StandardError.write(lines.joined(separator: "\n"))
  }

  /// Shows the page to open: its address, as a link, and as a code for a phone.
  private func explain(_ lines: [String], _ address: String) {
    StandardError.write((lines + [""]).joined(separator: "\n"))
    guard PlainTerminal.takesUnicode else { return StandardError.write(address) }
    // Only a terminal reads this, see `canAsk`; the address is sanitized.
    StandardError.put("\u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\\n\n")
    guard let code = QRCode(address), code.columns <= PlainTerminal.width ?? 0 else { return }
    for line in code.lines { StandardError.put("\u{1B}[97;40m" + line + "\u{1B}[0m\n") }
    StandardError.put("\n")
  }

  /// Asks a question until the answer is valid.
  private func answer(_ step: SetupStep, _ dialog: inout SetupDialog) throws(CommandError) {
    while dialog.step == step {
      let typed = try TerminalQuestion.read(prompt(step, dialog.draft), isSecret: step.isSecret)
      let text = typed.trimmed.isEmpty ? dialog.draft : typed
      do throws(SetupError) {
        try dialog.answer(try chosen(text, step, dialog)) { KeyFileCheck($0, in: setting).problem }
      } catch {
        StandardError.write(strings.setupProblem(error))
      }
    }
  }

  /// "Program: ", or "Program [sbanken.py --all]: " with the answer that Enter keeps.
  private func prompt(_ step: SetupStep, _ present: String) -> String {
    let prompt = strings.setupPrompt(step)
    return present.isEmpty ? prompt : prompt.dropLast(2) + " [\(present)]" + prompt.suffix(2)
  }
}

extension SetupConversation {
  /// The number of matches that are listed.
  private static let mostMatches = 20

  /// The word of the only choice that has a text in its name. Lists the choices if there are several.
  private func chosen(_ text: String, _ step: SetupStep, _ dialog: SetupDialog) throws(SetupError) -> String {
    guard step.isFiltered else { return text }
    let all = strings.setupChoices(of: dialog)
    let matches = all.matching(text)
    if let whole = matches.first(where: { $0.text.lowercased() == text.trimmed.lowercased() }) { return whole.word }
    if matches.count == 1, !text.trimmed.isEmpty { return matches[0].word }
    for match in matches.prefix(SetupConversation.mostMatches) { StandardError.write("  " + match.text) }
    if matches.count > SetupConversation.mostMatches {
      StandardError.write("  " + strings.more(matches.count - SetupConversation.mostMatches))
    }
    throw matches.isEmpty ? .noChoice : .manyMatches
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

/// Checks the file of a private key when its path is typed, before a source reads it.
struct KeyFileCheck {
  /// The limit on its size in bytes; keys have two to four thousand.
  private static let limit = 1 << 16
  private let path: [CChar]

  /// The file at a typed path.
  init(_ path: String, in setting: Setting) { self.path = PathText.system(setting.expanded(path)) }

  /// The reason why it cannot be the key; nil if it can.
  var problem: SetupError? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .noFile : .unreadableFile(errorText()) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: KeyFileCheck.limit)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { return .unreadableFile(errorText()) }
    guard count < bytes.count else { return .key(.noKey) }
    return PrivateKeyText.problem(in: String(decoding: bytes[..<count], as: UTF8.self)).map(SetupError.key)
  }
}
