import Glibc

/// Writing to the terminal beside curses, for what curses does not know.
enum Output {
  /// Writes all of `text`; what a terminal that is gone does not take is lost.
  static func write(_ text: String, to file: Int32 = STDOUT_FILENO) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Columns and lines as the terminal's driver has them; nil when it does not know.
  static var windowSize: (columns: Int32, lines: Int32)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int32(size.ws_col), Int32(size.ws_row))
  }
}
