/// What a terminal's name tells that its terminfo entry does not.
nonisolated enum TerminalName {
  /// The names to look under, best first; none when there is no terminal to speak of.
  ///
  /// Terminals that call themselves just `xterm` say by `COLORTERM` that they have more than its eight colors.
  static func candidates(_ environment: (String) -> String?) -> [String] {
    guard let name = environment("TERM"), !name.isEmpty, name != "dumb" else { return [] }
    let hasMoreColors = environment("COLORTERM").map { !$0.isEmpty } ?? false
    return hasMoreColors && ["xterm", "screen", "tmux", "rxvt-unicode"].contains(name)
      ? [name + "-256color", name] : [name]
  }

  /// Whether this is a console or a terminal of old: few glyphs, and none of xterm's private modes.
  static func isPlain(_ name: String) -> Bool {
    let isVT = name.hasPrefix("vt") && name.dropFirst(2).first?.isNumber == true
    return isVT || ["linux", "ansi", "cons", "dumb"].contains { name.hasPrefix($0) }
  }
}
