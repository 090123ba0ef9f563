import CNcurses

/// What the database says about a terminal, read without touching the terminal itself.
struct Terminfo {
  /// The name it was found under.
  let name: String
  /// How many colors there are.
  let colors: Int
  /// Whether the cursor can be placed: without that there is no screen.
  let canPlaceCursor: Bool
  /// Sets a selection of the terminal (OSC 52).
  let selection: String?
  /// Leaves the alternate screen.
  let leaveScreen: String?
  /// Clears the screen: what stands in for leaving it where there is only one.
  let clear: String
  /// Makes the cursor, the keypad and the attributes ordinary again, in the order they are to be sent.
  let ordinary: String
  /// Reports pasted text apart from keys.
  let pasteOn: String
  /// Stops reporting pasted text apart.
  let pasteOff: String
  /// Reports buttons and the wheel; empty where there is no mouse.
  let mouseOn: String
  /// Stops reporting the mouse.
  let mouseOff: String
  /// What keys send, by the names of the capabilities.
  let keys: [String: String]

  /// The entry for the terminal that the environment names; nil when there is none.
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

  /// What takes the last picture away: balances must not stay behind in the scroll-back.
  var goodbye: String { leaveScreen ?? clear }
  /// Everything that gives the terminal back, for when curses can no longer be asked.
  var leaving: String { mouseOff + pasteOff + ordinary + goodbye }
}

/// A string capability without its delays (`$<50>`), which no terminal of today needs; nil when the terminal lacks it.
private func string(_ capability: String) -> String? {
  let found = tigetstr(capability)
  guard let found, Int(bitPattern: found) != -1 else { return nil }
  return withoutDelays(String(cString: found))
}

/// The strings of all keys that terminfo has names for. What begins a mouse report is no key.
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
