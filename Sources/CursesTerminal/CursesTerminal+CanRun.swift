import Glibc
import TUIKit

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
