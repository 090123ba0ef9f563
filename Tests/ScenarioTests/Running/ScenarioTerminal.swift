import TerminalText
import TUIKit

/// A terminal, the environment that describes it, and the capabilities that bankey must derive from it.
nonisolated struct ScenarioTerminal: Sendable {
  /// The usual name.
  let name: String
  /// The value of `TERM`.
  var term = "xterm-256color"
  /// Other environment variables.
  var variables = ["LC_ALL": "C.UTF-8"]
  /// The capabilities that bankey must find.
  var capabilities = Capabilities(canCopy: true)

  static let standard = ScenarioTerminal(name: "xterm with 256 colors")
  static let tmux = ScenarioTerminal(name: "tmux", term: "tmux-256color")
  static let screen = ScenarioTerminal(name: "screen", term: "screen-256color", capabilities: Capabilities())
  static let sixteen = ScenarioTerminal(
    name: "16 colors", term: "xterm-16color", capabilities: Capabilities(colors: .sixteen, canCopy: true))
  static let eight = ScenarioTerminal(
    name: "8 colors", term: "xterm", capabilities: Capabilities(colors: .eight, canCopy: true))
  static let console = ScenarioTerminal(
    name: "the Linux console", term: "linux", capabilities: Capabilities(colors: .eight, hasRichFont: false))
  static let old = ScenarioTerminal(
    name: "a VT100", term: "vt100", capabilities: Capabilities(colors: .none, hasRichFont: false))
  static let noColor = ScenarioTerminal(
    name: "NO_COLOR", variables: ["LC_ALL": "C.UTF-8", "NO_COLOR": "1"],
    capabilities: Capabilities(colors: .none, canCopy: true))
  static let ascii = ScenarioTerminal(
    name: "ASCII", variables: ["LC_ALL": "C"],
    capabilities: Capabilities(isUnicode: false, hasRichFont: false, canCopy: true))
  static let asciiOld = ScenarioTerminal(
    name: "ASCII on a VT100", term: "vt100", variables: ["LC_ALL": "POSIX"],
    capabilities: Capabilities(colors: .none, isUnicode: false, hasRichFont: false))
  static let american = ScenarioTerminal(name: "en_US", variables: ["LC_ALL": "en_US.UTF-8"])
  static let norwegian = ScenarioTerminal(name: "nb_NO", variables: ["LC_ALL": "nb_NO.UTF-8"])

  /// All of them but the ordinary one.
  static let others = [
    tmux, screen, sixteen, eight, console, old, noColor, ascii, asciiOld, american, norwegian,
  ]
}

nonisolated extension ScenarioTerminal {
  /// The look of a canvas there: with only ASCII, every other character becomes `?` of the same width.
  func written(_ canvas: Canvas) -> String {
    guard !capabilities.isUnicode else { return canvas.text }
    return canvas.text.map { $0.isASCII ? String($0) : "?" + String(repeating: " ", count: String($0).columns - 1) }
      .joined()
  }
}
