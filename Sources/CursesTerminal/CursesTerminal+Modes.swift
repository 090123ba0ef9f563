import CNcurses
import Glibc
import TUIKit

extension CursesTerminal {
  /// Takes over the terminal.
  ///
  /// If curses refuses, which does not happen when `canRun` is true, the process exits with status 2, because nothing
  /// could be shown.
  public func start(_ handler: @escaping (Event) -> Void) {
    guard self.handler == nil else { return }
    self.handler = handler
    signals = SignalPipe(SignalPipe.ours, unlessIgnored: SignalPipe.others) { [unowned self] in receive($0) }
    if screen == nil { open() }
    takeBack()
    keyboard = Keyboard(KeyDecoder(isUTF8: capabilities.isUnicode, KeySequences(capabilities: terminfo.keys))) {
      [unowned self] in hear($0)
    }
  }

  /// Returns the terminal to its state before `start`.
  public func stop() {
    guard handler != nil else { return }
    keyboard?.cancel()
    keyboard = nil
    awaitAnswer()
    giveBack()
    signals?.cancel()
    signals = nil
    handler = nil
  }

  /// Starts curses, which saves the terminal's modes.
  private func open() {
    CrashRestore.install(leaving: terminfo.leaving, program: program)
    signal(SIGPIPE, SIG_IGN)
    screen = curses_open(terminfo.name)
    guard screen != nil else {
      Output.write("\(program): the terminal \(terminfo.name) cannot be used\n", to: STDERR_FILENO)
      exit(2)
    }
    setModes()
    setColors()
  }

  private func setModes() {
    raw()
    noecho()
    nonl()
    Keyboard.stopWaiting()
    def_prog_mode()
    typeahead(-1)
    curs_set(0)
    leaveok(stdscr, true)
    idlok(stdscr, true)
  }

  private func setColors() {
    guard capabilities.colors != .none else { return }
    start_color()
    use_default_colors()
  }

  /// Reverses `giveBack`. The screen stays blank until the next canvas.
  func takeBack() {
    CrashRestore.setArmed(true)
    werase(stdscr)
    invalidate()
    fitWindow()
    wnoutrefresh(stdscr)
    doupdate()
    // Curses releases the keypad together with the screen and would only take it again when reading keys itself.
    keypad(stdscr, true)
    Output.write(terminfo.pasteOn)
    reportMouse()
    requestBackground()
  }

  /// Restores the previous screen, without leaving a balance on it.
  func giveBack() {
    releaseMouse()
    Output.write(terminfo.pasteOff)
    endwin()
    if terminfo.leaveScreen == nil { Output.write(terminfo.clear) }
    CrashRestore.setArmed(false)
  }
}
