import Glibc

/// The terminals behind standard output and standard error, for plain lines.
enum PlainTerminal {
  /// Its columns; nil when standard output is no terminal.
  static var width: Int? { width(of: STDOUT_FILENO) }

  /// The columns of the terminal behind an open file; nil when it is none.
  static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether more than ASCII may be written: always into a file or a pipe, and to a terminal that reads UTF-8.
  static var takesUnicode: Bool {
    isatty(STDOUT_FILENO) == 0 || Environment.isUTF8
  }
}
