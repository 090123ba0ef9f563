import CNcurses

/// The terminfo entry of a terminal, read without touching the terminal.
struct Terminfo {
  /// The name of the entry.
  let name: String
  let colors: Int
  /// Whether the cursor can be positioned, which every screen needs.
  let canPlaceCursor: Bool
  /// The format that sets a selection (OSC 52); nil when not supported.
  let selection: String?
  /// Leaves the alternate screen; nil when there is none.
  let leaveScreen: String?
  /// Clears the screen, as a substitute for leaving it on terminals with only one.
  let clear: String
  /// Resets cursor, keypad and attributes, in the order in which to send them.
  let ordinary: String
  /// Enables bracketed paste.
  let pasteOn: String
  /// Disables bracketed paste.
  let pasteOff: String
  /// Enables reports of buttons and wheel; empty when there is no mouse.
  let mouseOn: String
  /// Disables mouse reports.
  let mouseOff: String
  /// The sequences of the keys, by capability.
  let keys: [String: String]

  /// Reads the entry of the terminal that the environment names; nil when there is none.
  static func read() -> Terminfo? {
    guard let name = TerminalName.candidates(environment).first(where: load) else { return nil }
    return Terminfo(name: name)
  }

  private static func load(_ name: String) -> Bool {
    var error: Int32 = 0
    return setupterm(name, 1, &error) == OK
  }

  private init(name: String) {
    self.name = name
    colors = max(0, Int(tigetnum("colors")))
    canPlaceCursor = string("cup") != nil
    selection = string("Ms")
    leaveScreen = string("rmcup")
    clear = string("clear") ?? ""
    ordinary = ["sgr0", "op", "rmkx", "cnorm"].compactMap(string).joined()
    let isPlain = TerminalName.isPlain(name)
    pasteOn = string("BE") ?? (isPlain ? "" : "\u{1B}[?2004h")
    pasteOff = string("BD") ?? (isPlain ? "" : "\u{1B}[?2004l")
    let hasMouse = string("kmous") != nil
    mouseOn = hasMouse ? "\u{1B}[?1006;1000h" : ""
    mouseOff = hasMouse ? "\u{1B}[?1006;1000l" : ""
    keys = keySequences()
  }

  /// Removes the last picture, so that no balances stay in the scrollback.
  var goodbye: String { leaveScreen ?? clear }
  /// Everything that restores the terminal, for when curses cannot be called.
  var leaving: String { mouseOff + pasteOff + ordinary + goodbye }
}

/// A string capability without its delays (`$<50>`), which current terminals do not need; nil when the terminal lacks
/// it.
private func string(_ capability: String) -> String? {
  let found = tigetstr(capability)
  guard let found, Int(bitPattern: found) != -1 else { return nil }
  return withoutDelays(String(cString: found))
}

/// The sequences of all keys in terminfo, except the start of mouse reports.
private func keySequences() -> [String: String] {
  var keys: [String: String] = [:]
  var index = 0
  while let name = curses_string_name(Int32(index)).map({ String(cString: $0) }) {
    if name.hasPrefix("k"), name != "kmous" { keys[name] = string(name) }
    index += 1
  }
  return keys
}

/// `text` without `$<…>`.
func withoutDelays(_ text: String) -> String {
  var kept = ""
  var rest = text[...]
  while let start = rest.firstRange(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
    kept += rest[..<start.lowerBound]
    rest = rest[rest.index(after: end)...]
  }
  return kept + rest
}

/// What a terminal's name reveals beyond its terminfo entry.
nonisolated enum TerminalName {
  /// The names to look up, best first; empty when there is no usable terminal.
  ///
  /// Terminals that call themselves plain `xterm` announce through `COLORTERM` that they have more than its eight
  /// colors.
  static func candidates(_ environment: (String) -> String?) -> [String] {
    guard let name = environment("TERM"), !name.isEmpty, name != "dumb" else { return [] }
    let hasMoreColors = environment("COLORTERM").map { !$0.isEmpty } ?? false
    return hasMoreColors && ["xterm", "screen", "tmux", "rxvt-unicode"].contains(name)
      ? [name + "-256color", name] : [name]
  }

  /// Whether it is a console or an old terminal, with few glyphs and without xterm's private modes.
  static func isPlain(_ name: String) -> Bool {
    let isVT = name.hasPrefix("vt") && name.dropFirst(2).first?.isNumber == true
    return isVT || ["linux", "ansi", "cons", "dumb"].contains { name.hasPrefix($0) }
  }
}
