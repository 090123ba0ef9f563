import TerminalText

nonisolated extension Canvas {
  /// What a person sees, a line of text per line, without blanks at the ends.
  public var text: String {
    (0..<size.height).map(line).joined(separator: "\n")
  }

  private func line(_ y: Int) -> String {
    var line = ""
    for cell in row(y) where cell.part != .tail { line += cell.glyph.description }
    while line.last == " " { line.removeLast() }
    return line
  }
}
