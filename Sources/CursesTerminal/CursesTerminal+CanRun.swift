import Glibc

extension CursesTerminal {
  /// Whether a screen can be shown: stdin and stdout are terminals, and their name is known as one that can place the
  /// cursor. Asking changes no mode of the terminal.
  public static var canRun: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && Terminfo.read()?.canPlaceCursor == true
  }
}
