import TUIKit

extension Canvas {
  /// The sign that a row can be opened, to be drawn before the figure that may reach up to it. The blanks between them look
  /// like both: another style would only be more for the terminal to read.
  nonisolated mutating func putChevron(_ columns: RowColumns, line y: Int) {
    put("  " + capabilities.symbols.chevron, at: Point(columns.chevron - 2, y), .secondary)
  }
}
