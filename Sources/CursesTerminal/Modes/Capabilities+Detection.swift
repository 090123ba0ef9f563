import Glibc
import TUIKit

nonisolated extension Capabilities {
  /// Determines the capabilities from a terminal's terminfo entry, name and environment.
  init(colors: Int, name: String, isUnicode: Bool, hasSelection: Bool, environment: (String) -> String?) {
    let refusesColor = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    self.init(
      colors: refusesColor ? .none : Colors(count: colors), isUnicode: isUnicode,
      hasRichFont: isUnicode && !TerminalName.isPlain(name), canCopy: hasSelection)
  }
}

nonisolated extension Capabilities.Colors {
  /// The color depth for a number of colors. Direct-color terminals index only the first eight.
  init(count: Int) {
    switch count {
    case 257...: self = .eight
    case 256: self = .full
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }
}

/// The value of an environment variable; nil when it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The locale of the process, which determines how curses measures and writes text.
enum Locale {
  /// Adopts the user's character set. Returns true when it is UTF-8.
  ///
  /// Changes only the character type, so that numbers and messages elsewhere in the process stay the same. A UTF-8
  /// locale that the C library lacks (`nb_NO.UTF-8` on a small machine) still gives UTF-8.
  static func adopt() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, isUTF8(named: name(in: environment)) {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "C.utf8")
    }
    return isUTF8(codeset: String(cString: nl_langinfo(Int32(CODESET))))
  }

  /// The locale's name for the character set: the first variable that is set and not empty.
  static func name(in environment: (String) -> String?) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
  }

  /// Whether a locale's name (`nb_NO.UTF-8@euro`) specifies UTF-8.
  static func isUTF8(named name: String) -> Bool {
    let codeset = name.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    return isUTF8(codeset: String(codeset.prefix { $0 != "@" }))
  }

  private static func isUTF8(codeset: String) -> Bool {
    ["utf8", "utf-8"].contains(codeset.lowercased())
  }
}

/// Writes sequences to the terminal that curses does not support.
enum Output {
  /// Writes all of `text`. Stops when the terminal is gone.
  static func write(_ text: String, to file: Int32 = STDOUT_FILENO) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// The window size according to the terminal driver; nil when it does not know.
  static var windowSize: (columns: Int32, lines: Int32)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int32(size.ws_col), Int32(size.ws_row))
  }
}
