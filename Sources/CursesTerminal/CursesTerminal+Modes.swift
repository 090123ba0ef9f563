import CNcurses
import Glibc
import TUIKit

extension CursesTerminal {
  /// Takes the terminal over.
  ///
  /// When curses refuses, which it does not where `canRun` holds, the process ends with status 2, as nothing could be shown.
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

  /// Gives the terminal back as it was.
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

  /// Starts curses, which remembers the modes that the terminal had.
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

  /// Everything that `giveBack` undoes. The screen is blank until the next canvas.
  func takeBack() {
    CrashRestore.setArmed(true)
    werase(stdscr)
    invalidate()
    fitWindow()
    wnoutrefresh(stdscr)
    doupdate()
    // Curses lets go of the keys with the screen, and would take them again when it reads them.
    keypad(stdscr, true)
    Output.write(terminfo.pasteOn)
    reportMouse()
    requestBackground()
  }

  /// Leaves the screen as it was before, without a balance on it.
  func giveBack() {
    releaseMouse()
    Output.write(terminfo.pasteOff)
    endwin()
    if terminfo.leaveScreen == nil { Output.write(terminfo.clear) }
    CrashRestore.setArmed(false)
  }
}
