import TUIKit

nonisolated extension Capabilities {
  /// What a terminal can show, from its terminfo entry, its name and the environment.
  init(colors: Int, name: String, isUnicode: Bool, hasSelection: Bool, environment: (String) -> String?) {
    let refusesColor = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    self.init(
      colors: refusesColor ? .none : Colors(count: colors), isUnicode: isUnicode,
      hasRichFont: isUnicode && !TerminalName.isPlain(name), canCopy: hasSelection)
  }
}

nonisolated extension Capabilities.Colors {
  /// The depth for a terminal of so many colors. A direct-color terminal keeps only the first eight by index.
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
