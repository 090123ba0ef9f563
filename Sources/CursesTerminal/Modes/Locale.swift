import Glibc

/// The character set of the process, which decides how curses measures and writes text.
enum Locale {
  /// Takes the user's character set over. True when it is UTF-8.
  ///
  /// Only the character type: nothing else in the process shall change its numbers or messages. A UTF-8 locale that
  /// the C library lacks (`nb_NO.UTF-8` on a small machine) still gives UTF-8.
  static func adopt() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, isUTF8(named: name(in: environment)) {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "C.utf8")
    }
    return isUTF8(codeset: String(cString: nl_langinfo(Int32(CODESET))))
  }

  /// The name that decides about the character set: the first that is set and not empty.
  static func name(in environment: (String) -> String?) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
  }

  /// Whether a locale's name (`nb_NO.UTF-8@euro`) asks for UTF-8.
  static func isUTF8(named name: String) -> Bool {
    let codeset = name.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    return isUTF8(codeset: String(codeset.prefix { $0 != "@" }))
  }

  private static func isUTF8(codeset: String) -> Bool {
    ["utf8", "utf-8"].contains(codeset.lowercased())
  }
}
