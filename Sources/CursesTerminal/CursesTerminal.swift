import CNcurses
import Glibc
import TUIKit

/// The terminal that the program was started in, through curses.
///
/// There is one in a process, for curses has one. It is given back by `stop`, by a crash and by `exit`.
public final class CursesTerminal: Terminal {
  /// What it can show.
  public let capabilities: Capabilities
  let terminfo: Terminfo
  let program: String
  var screen: OpaquePointer?
  var blitter: Blitter
  var keyboard: Keyboard?
  var signals: SignalPipe?
  var handler: ((Event) -> Void)?
  var isMouseCaptured = true
  /// Whether the terminal was told to report the mouse.
  var isMouseReported = false
  /// Whether the background is to be asked for whenever the terminal is taken over.
  var wantsBackground = false
  /// Since when the terminal owes an answer; nil when it owes none.
  var backgroundAsked: ContinuousClock.Instant?
  /// Whether the signal that continues us was asked for by our own stopping.
  var expectsContinue = false

  /// The terminal of this process, which must not have been taken over. Ask `canRun` before.
  ///
  /// - Parameter program: what names the program in a crash: name and version.
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
  /// Whether a screen can be shown: stdin and stdout are terminals, and their name is known as one that can place the
  /// cursor. Asking changes no mode of the terminal.
  public static var canRun: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && Terminfo.read()?.canPlaceCursor == true
  }

  /// What the terminal can show; nil when no screen can be shown. Asking changes no mode of it.
  public static var shownCapabilities: Capabilities? {
    canRun ? CursesTerminal(program: "").capabilities : nil
  }
}

extension CursesTerminal {
  /// Takes clicks and the wheel, or leaves them to the terminal, which then selects text with them.
  public func captureMouse(_ isOn: Bool) {
    isMouseCaptured = isOn
    if handler != nil { reportMouse() }
  }

  /// Asks for buttons and for no motion, which would flood.
  func reportMouse() {
    guard isMouseReported != isMouseCaptured else { return }
    isMouseReported = isMouseCaptured
    Output.write(isMouseCaptured ? terminfo.mouseOn : terminfo.mouseOff)
  }

  /// Leaves the mouse to the terminal for as long as the terminal is not ours.
  func releaseMouse() {
    if isMouseReported { Output.write(terminfo.mouseOff) }
    isMouseReported = false
  }

  /// Asks what color is behind everything. Consoles are not asked: they would show the question.
  public func askBackground() {
    wantsBackground = capabilities.colors != .none && capabilities.hasRichFont
    if handler != nil { requestBackground() }
  }

  /// Writes the question, and waits for nothing.
  func requestBackground() {
    guard wantsBackground else { return }
    backgroundAsked = .now
    Output.write(BackgroundReport.question)
  }

  /// What comes from the keyboard; an answer is owed no more once it is here.
  func hear(_ event: Event) {
    if case .background = event { backgroundAsked = nil }
    handler?(event)
  }

  /// Waits a moment for an answer that may be on its way, so that it is not typed into the shell. A terminal that has owed it for
  /// longer gives none.
  func awaitAnswer() {
    guard let asked = backgroundAsked, asked.duration(to: .now) < .milliseconds(300) else { return }
    backgroundAsked = nil
    Keyboard.skipAnswer(within: 100)
  }

  /// Puts text on the clipboard (OSC 52). False where the terminal cannot.
  public func copy(_ text: String) -> Bool {
    guard handler != nil, capabilities.canCopy, let format = terminfo.selection,
      let sequence = Clipboard.sequence(text, format: format)
    else { return false }
    Output.write(sequence)
    return true
  }
}

extension CursesTerminal {
  /// Columns and lines, now: those of curses once it runs.
  public var size: Size {
    guard screen == nil else { return Size(Int(COLS), Int(LINES)) }
    return Output.windowSize.map { Size(Int($0.columns), Int($0.lines)) } ?? Size(80, 24)
  }

  /// Shows a canvas. Only rows that differ from the last one are handed to curses.
  public func present(_ canvas: Canvas) {
    guard handler != nil else { return }
    blitter.show(canvas)
  }

  /// Forgets what is on the screen, so that the next canvas is painted whole.
  public func invalidate() {
    guard screen != nil else { return }
    blitter.forget()
    clearok(curscr, true)
  }

  /// Takes the size of the window over and says so, when it is another one.
  func resize() {
    if fitWindow() { handler?(.resize(size)) }
  }

  /// Gives curses the size of the window. Not `resizeterm`, which would also queue a key. What the terminal did with the
  /// lines it had is its own affair (some keep the top, tmux keeps the bottom), so everything is painted again.
  @discardableResult func fitWindow() -> Bool {
    guard let window = Output.windowSize, is_term_resized(window.lines, window.columns) else { return false }
    resize_term(window.lines, window.columns)
    invalidate()
    return true
  }
}

extension CursesTerminal {
  /// Has every request to end wait until the terminal is taken over, which then acts on it: for a program that makes
  /// something before that, and takes it away at its end. They wait again after the terminal was given back.
  public static func holdSignals() { SignalPipe.hold() }

  /// What a signal means for us.
  func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    case SIGCONT: continued()
    default: handler?(.terminate(signal))
    }
  }

  /// Gives the terminal back, stops the process until it is continued, takes the terminal again and sends `resumed`.
  public func suspend() {
    guard let handler else { return }
    giveBack()
    expectsContinue = true
    JobControl.stop()
    takeBack()
    handler(.resumed)
  }

  /// Continued: after our own stopping that is known; after SIGSTOP the terminal has had other modes since.
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
