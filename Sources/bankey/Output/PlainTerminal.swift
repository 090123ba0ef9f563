import Glibc

/// The terminal behind standard output, for plain lines.
enum PlainTerminal {
  /// Its columns; nil when standard output is no terminal.
  static var width: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Whether more than ASCII may be written: always into a file or a pipe, and to a terminal that reads UTF-8.
  static var takesUnicode: Bool {
    isatty(STDOUT_FILENO) == 0 || Environment.isUTF8
  }
}
