import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The signs that screens are drawn with, for terminals that can show them and for those that know ASCII only.
nonisolated struct Symbols: Sendable {
  let chevron: String
  let back: String
  let mark: String
  let barMark: String
  /// What fills the place of a text that is being read: lines of it do not run into each other.
  let place: String
  /// What stands between two panes.
  let rule: String
  let warning = "!"
  let dash: String
  let dot: String
  let rise: String
  let fall: String
  let news: String
  let gone: String
  /// What headings of months are drawn out with.
  let line: String
  /// What leads from a text to a figure far away.
  let leader: String
  let spinner: [String]

  static let unicode = Symbols(
    chevron: "›", back: "‹", mark: "▌", barMark: "█", place: "▄", rule: "│", dash: "—", dot: "·", rise: "▲", fall: "▼",
    news: "●", gone: "×", line: "─", leader: "·",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])
  /// For the small fonts of consoles, which have lines, blocks and triangles, but no braille and few signs.
  static let console = Symbols(
    chevron: ">", back: "<", mark: "▌", barMark: "█", place: "▄", rule: "│", dash: "-", dot: "·", rise: "▲", fall: "▼",
    news: "*", gone: "x", line: "─", leader: "·",
    spinner: ascii.spinner)
  static let ascii = Symbols(
    chevron: ">", back: "<", mark: "|", barMark: "#", place: ".", rule: "|", dash: "-", dot: "-", rise: "^", fall: "v",
    news: "*", gone: "x", line: "-", leader: ".",
    spinner: ["|", "/", "-", "\\"])
}

extension Capabilities {
  /// The signs that the terminal can show.
  nonisolated var symbols: Symbols { isUnicode ? hasRichFont ? .unicode : .console : .ascii }
}

extension Canvas {
  /// The bar of a compact row: one cell in the color of a kind.
  nonisolated mutating func putBarMark(of kind: AccountKind, at point: Point) {
    let style = palette[.bar(kind)]
    let isColored = capabilities.isUnicode && capabilities.colors != .none && style.background != .default
    put(isColored ? " " : capabilities.symbols.barMark, at: point, isColored ? style : style.inked)
  }

  /// The mark of the selection at the left of every line.
  nonisolated mutating func putMark() {
    for y in 0..<bounds.height { put(capabilities.symbols.mark, at: Point(0, y), .mark) }
  }

  /// The place of a text that is being read.
  nonisolated mutating func putSkeleton(from x: Int, columns: Int, line y: Int) {
    put(String(repeating: capabilities.symbols.place, count: max(0, columns)), at: Point(x, y), .skeleton)
  }
}

extension Canvas {
  /// The sign that a row can be opened, to be drawn before the figure that may reach up to it. The blanks between them look
  /// like both: another style would only be more for the terminal to read.
  nonisolated mutating func putChevron(_ columns: RowColumns, line y: Int) {
    put("  " + capabilities.symbols.chevron, at: Point(columns.chevron - 2, y), .secondary)
  }
}

extension Canvas {
  /// Writes text that ends before column `end`, not left of `start`; it is cut at its end when there is too little room.
  /// Gives the column that it starts in.
  @discardableResult
  nonisolated mutating func put(_ text: Text, endingAt end: Int, from start: Int = 0, line y: Int) -> Int {
    let text = text.truncated(to: max(0, end - start), ellipsis: capabilities.ellipsis)
    let x = end - text.columns
    put(text, at: Point(x, y))
    return x
  }

  /// Writes a figure that ends before column `end`: all of it, or where it would begin left of `start`, only the mark of what is left
  /// out. Gives the column that it starts in.
  @discardableResult
  nonisolated mutating func put(figure: Text, endingAt end: Int, from start: Int = 0, line y: Int) -> Int {
    put(figure.truncated(to: max(0, end - start), .whole, ellipsis: capabilities.ellipsis), endingAt: end, line: y)
  }

  /// Writes text from column `x` that is cut before column `end`. Gives the column behind it.
  @discardableResult
  nonisolated mutating func put(_ text: Text, from x: Int, to end: Int, line y: Int) -> Int {
    x + put(text.truncated(to: max(0, end - x), ellipsis: capabilities.ellipsis), at: Point(x, y))
  }
}
