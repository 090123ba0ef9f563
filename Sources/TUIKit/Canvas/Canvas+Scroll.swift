import TerminalText

nonisolated extension Canvas {
  /// Moves what stands on some lines of the whole grid up by so many of them, or down when negative. What would leave the
  /// lines is gone, and what is left empty is blank.
  public mutating func scroll(_ lines: Range<Int>, by count: Int) {
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for y in count > 0 ? Array(lines) : lines.reversed() {
        let row = cells.extracting(y * width..<(y + 1) * width)
        if lines.contains(y + count) {
          _ = row.update(fromContentsOf: cells.extracting((y + count) * width..<(y + count + 1) * width))
        } else {
          row.update(repeating: Cell(.blank, .plain))
        }
      }
    }
  }
}
