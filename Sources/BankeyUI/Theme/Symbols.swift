import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The symbols of the screens, in variants for rich fonts, console fonts and ASCII.
nonisolated struct Symbols: Sendable {
  let chevron: String
  let back: String
  let mark: String
  let barMark: String
  /// The filler of placeholders, whose lines remain visibly separate.
  let place: String
  /// The line between two panes.
  let rule: String
  let warning = "!"
  let dash: String
  let dot: String
  let rise: String
  let fall: String
  let news: String
  let gone: String
  /// The line that extends the headings of months.
  let line: String
  let spinner: [String]

  static let unicode = Symbols(
    chevron: "›", back: "‹", mark: "▌", barMark: "█", place: "▄", rule: "│", dash: "—", dot: "·", rise: "▲", fall: "▼",
    news: "●", gone: "×", line: "─",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])
  /// For console fonts, which have lines, blocks and triangles, but no braille and few symbols.
  static let console = Symbols(
    chevron: ">", back: "<", mark: "▌", barMark: "█", place: "▄", rule: "│", dash: "-", dot: "·", rise: "▲", fall: "▼",
    news: "*", gone: "x", line: "─",
    spinner: ascii.spinner)
  static let ascii = Symbols(
    chevron: ">", back: "<", mark: "|", barMark: "#", place: ".", rule: "|", dash: "-", dot: "-", rise: "^", fall: "v",
    news: "*", gone: "x", line: "-",
    spinner: ["|", "/", "-", "\\"])
}

extension Capabilities {
  /// The symbols that the terminal can display.
  nonisolated var symbols: Symbols { isUnicode ? hasRichFont ? .unicode : .console : .ascii }
}

extension Canvas {
  /// Draws the bar of a compact row: one cell in the color of the kind.
  nonisolated mutating func putBarMark(of kind: AccountKind, at point: Point) {
    let style = palette[.bar(kind)]
    let isColored = capabilities.isUnicode && capabilities.colors != .none && style.background != .default
    put(isColored ? " " : capabilities.symbols.barMark, at: point, isColored ? style : style.inked)
  }

  /// Draws the mark of the selection at the left of every line.
  nonisolated mutating func putMark() {
    for y in 0..<bounds.height { put(capabilities.symbols.mark, at: Point(0, y), .mark) }
  }

  /// Draws a placeholder of a text that is being loaded.
  nonisolated mutating func putSkeleton(from x: Int, columns: Int, line y: Int) {
    put(String(repeating: capabilities.symbols.place, count: max(0, columns)), at: Point(x, y), .skeleton)
  }
}

extension Canvas {
  /// Writes text that ends before column `end` and does not start before `start`, truncated if necessary. Returns the
  /// column where it starts.
  @discardableResult
  nonisolated mutating func put(_ text: Text, endingAt end: Int, from start: Int = 0, line y: Int) -> Int {
    let text = text.truncated(to: max(0, end - start), ellipsis: capabilities.ellipsis)
    let x = end - text.columns
    put(text, at: Point(x, y))
    return x
  }

  /// Writes a figure that ends before column `end`: completely, or as an ellipsis when it would start before `start`.
  /// Returns the column where it starts.
  @discardableResult
  nonisolated mutating func put(figure: Text, endingAt end: Int, from start: Int = 0, line y: Int) -> Int {
    put(figure.truncated(to: max(0, end - start), .whole, ellipsis: capabilities.ellipsis), endingAt: end, line: y)
  }

  /// Writes text from column `x`, truncated before column `end`. Returns the column after it.
  @discardableResult
  nonisolated mutating func put(_ text: Text, from x: Int, to end: Int, line y: Int) -> Int {
    x + put(text.truncated(to: max(0, end - x), ellipsis: capabilities.ellipsis), at: Point(x, y))
  }
}
