import Glibc

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
