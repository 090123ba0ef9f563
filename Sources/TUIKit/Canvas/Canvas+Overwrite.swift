import TerminalText

nonisolated extension Canvas {
  /// Writes the visible cells of a range of columns of a line, in the grid. The one place where cells are written: a wide
  /// glyph of which one half is overwritten loses the other half too.
  mutating func overwrite(_ columns: Range<Int>, _ y: Int, _ cell: (Int) -> Cell) {
    let first = max(columns.lowerBound, clip.x)
    let end = min(columns.upperBound, clip.maxX)
    guard first < end, y >= clip.y, y < clip.maxY else { return }
    let line = y * size.width
    if cells[line + first].part == .tail { blank(line + first - 1) }
    if cells[line + end - 1].part == .lead { blank(line + end) }
    cells.withUnsafeMutableBufferPointer { cells in
      for x in first..<end { cells[line + x] = cell(x) }
    }
  }

  private mutating func blank(_ index: Int) { cells[index] = Cell(.blank, cells[index].style) }
}
