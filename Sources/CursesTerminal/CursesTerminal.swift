import CNcurses
import Glibc
import TUIKit

/// The terminal in which the program was started, controlled through curses.
///
/// There is only one per process, because curses supports only one. `stop`, a crash, and `exit` restore it.
public final class CursesTerminal: Terminal {
  /// What the terminal can display.
  public let capabilities: Capabilities
  let terminfo: Terminfo
  let program: String
  var screen: OpaquePointer?
  var blitter: Blitter
  var keyboard: Keyboard?
  var signals: SignalPipe?
  var handler: ((Event) -> Void)?
  var isMouseCaptured = true
  var isMouseReported = false
  /// Whether to ask for the background color whenever the terminal is taken over.
  var wantsBackground = false
  /// When the background color was requested; nil when no answer is outstanding.
  var backgroundAsked: ContinuousClock.Instant?
  /// Whether the next SIGCONT follows our own stop.
  var expectsContinue = false

  /// Creates the terminal of this process, before anything else has taken it over. Check `canRun` first.
  ///
  /// - Parameter program: name and version of the program, for the message after a crash.
  public init(program: String) {
    let isUnicode = Locale.adopt()
    guard let terminfo = Terminfo.read() else { preconditionFailure("no terminal: ask canRun first") }
    self.program = program
    self.terminfo = terminfo
    capabilities = Capabilities(
      colors: terminfo.colors, name: terminfo.name, isUnicode: isUnicode, hasSelection: terminfo.selection != nil,
      environment: environment)
    blitter = Blitter(capabilities)
  }
}

extension CursesTerminal {
  /// Whether a screen can be shown: stdin and stdout are terminals of a known type that can position the cursor. Does
  /// not change the terminal's modes.
  public static var canRun: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && Terminfo.read()?.canPlaceCursor == true
  }

  /// What the terminal can display; nil when no screen can be shown. Does not change its modes.
  public static var shownCapabilities: Capabilities? {
    canRun ? CursesTerminal(program: "").capabilities : nil
  }
}

extension CursesTerminal {
  /// Enables mouse events, or leaves the mouse to the terminal, which then selects text with it.
  public func captureMouse(_ isOn: Bool) {
    isMouseCaptured = isOn
    if handler != nil { reportMouse() }
  }

  /// Enables reports of buttons, but not of motion, which would flood the program.
  func reportMouse() {
    guard isMouseReported != isMouseCaptured else { return }
    isMouseReported = isMouseCaptured
    Output.write(isMouseCaptured ? terminfo.mouseOn : terminfo.mouseOff)
  }

  /// Turns mouse reporting off while the terminal is not ours.
  func releaseMouse() {
    if isMouseReported { Output.write(terminfo.mouseOff) }
    isMouseReported = false
  }

  /// Asks for the background color. Consoles are not asked, because they would display the request.
  public func askBackground() {
    wantsBackground = capabilities.colors != .none && capabilities.hasRichFont
    if handler != nil { requestBackground() }
  }

  /// Writes the request without waiting for an answer.
  func requestBackground() {
    guard wantsBackground else { return }
    backgroundAsked = .now
    Output.write(BackgroundReport.question)
  }

  /// Passes on an event from the keyboard. A background event answers the request.
  func hear(_ event: Event) {
    if case .background = event { backgroundAsked = nil }
    handler?(event)
  }

  /// Waits briefly for an answer in transit, which would otherwise be typed into the shell. After 300 ms without an
  /// answer, the terminal counts as one that gives none.
  func awaitAnswer() {
    guard let asked = backgroundAsked, asked.duration(to: .now) < .milliseconds(300) else { return }
    backgroundAsked = nil
    Keyboard.skipAnswer(within: 100)
  }

  /// Copies text to the clipboard (OSC 52). Returns false when the terminal does not support it.
  public func copy(_ text: String) -> Bool {
    guard handler != nil, capabilities.canCopy, let format = terminfo.selection,
      let sequence = Clipboard.sequence(text, format: format)
    else { return false }
    Output.write(sequence)
    return true
  }
}

extension CursesTerminal {
  /// The current size: that of curses once it runs.
  public var size: Size {
    guard screen == nil else { return Size(Int(COLS), Int(LINES)) }
    return Output.windowSize.map { Size(Int($0.columns), Int($0.lines)) } ?? Size(80, 24)
  }

  /// Shows a canvas. Passes only rows that differ from the last one to curses.
  public func present(_ canvas: Canvas) {
    guard handler != nil else { return }
    blitter.show(canvas)
  }

  /// Forgets what the screen shows, so that the next canvas is painted completely.
  public func invalidate() {
    guard screen != nil else { return }
    blitter.forget()
    clearok(curscr, true)
  }

  /// Adopts the size of the window and sends `resize` when it changed.
  func resize() {
    if fitWindow() { handler?(.resize(size)) }
  }

  /// Sets curses to the size of the window. Not with `resizeterm`, which would also queue a key. Terminals treat
  /// existing lines differently (some keep the top, tmux keeps the bottom), so everything is repainted.
  @discardableResult func fitWindow() -> Bool {
    guard let window = Output.windowSize, is_term_resized(window.lines, window.columns) else { return false }
    resize_term(window.lines, window.columns)
    invalidate()
    return true
  }
}

extension CursesTerminal {
  /// Blocks all signals that ask the program to end until the terminal is taken over, which then acts on them. Use it
  /// before creating something that must be cleaned up at the end. The signals are blocked again once the terminal is
  /// restored.
  public static func holdSignals() { SignalPipe.hold() }

  /// Acts on a signal.
  func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    case SIGCONT: continued()
    default: handler?(.terminate(signal))
    }
  }

  /// Restores the terminal, stops the process until it is continued, takes over the terminal again and sends `resumed`.
  public func suspend() {
    guard let handler else { return }
    giveBack()
    expectsContinue = true
    JobControl.stop()
    takeBack()
    handler(.resumed)
  }

  /// Handles SIGCONT. After our own stop nothing is left to do; after SIGSTOP the terminal's modes have changed
  /// meanwhile.
  private func continued() {
    guard !expectsContinue else {
      expectsContinue = false
      return
    }
    reset_prog_mode()
    invalidate()
    fitWindow()
    handler?(.resumed)
  }
}
