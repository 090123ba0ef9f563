import TUIKit

/// The signs that screens are drawn with, for terminals that can show them and for those that know ASCII only.
nonisolated struct Symbols: Sendable {
  let chevron: String
  let back: String
  let mark: String
  let barMark: String
  /// What fills the place of a text that is being read: lines of it do not run into each other.
  let place: String
  let warning = "!"
  let dash: String
  let dot: String
  let rise: String
  let fall: String
  let news: String
  let gone: String
  let spinner: [String]

  static let unicode = Symbols(
    chevron: "›", back: "‹", mark: "▌", barMark: "█", place: "▄", dash: "—", dot: "·", rise: "▲", fall: "▼",
    news: "●", gone: "×",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])
  /// For the small fonts of consoles, which have lines, blocks and triangles, but no braille and few signs.
  static let console = Symbols(
    chevron: ">", back: "<", mark: "▌", barMark: "█", place: "▄", dash: "-", dot: "·", rise: "▲", fall: "▼", news: "*",
    gone: "x",
    spinner: ascii.spinner)
  static let ascii = Symbols(
    chevron: ">", back: "<", mark: "|", barMark: "#", place: ".", dash: "-", dot: "-", rise: "^", fall: "v", news: "*",
    gone: "x",
    spinner: ["|", "/", "-", "\\"])
}

extension Capabilities {
  /// The signs that the terminal can show.
  nonisolated var symbols: Symbols { isUnicode ? hasRichFont ? .unicode : .console : .ascii }
}
