import TerminalText

nonisolated extension Canvas {
  /// Writes the visible cells of a range of columns of a line, in the grid.
  mutating func overwrite(_ columns: Range<Int>, _ y: Int, _ cell: (Int) -> Cell) {
    guard let visible = clear(columns, y) else { return }
    let line = y * size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for x in visible { cells[line + x] = cell(x) }
    }
  }

  /// Copies the visible ones of some cells to a line, in the grid. What is left of a glyph that is cut is blank.
  mutating func overwrite(from x: Int, _ y: Int, with row: ArraySlice<Cell>) {
    guard let visible = clear(x..<x + row.count, y) else { return }
    let (start, end) = (y * size.width + visible.lowerBound, y * size.width + visible.upperBound)
    let source = row.dropFirst(visible.lowerBound - x).prefix(visible.count)
    cells.withUnsafeMutableBufferPointer { _ = $0[start..<end].update(fromContentsOf: source) }
    if cells[start].part == .tail { blank(start) }
    if cells[end - 1].part == .lead { blank(end - 1) }
  }

  /// The visible ones of a range of columns, ready to be overwritten. The one place that everything written to the grid
  /// comes through: a wide glyph of which one half is overwritten loses the other half too.
  private mutating func clear(_ columns: Range<Int>, _ y: Int) -> Range<Int>? {
    let first = max(columns.lowerBound, clip.x)
    let end = min(columns.upperBound, clip.maxX)
    guard first < end, y >= clip.y, y < clip.maxY else { return nil }
    let line = y * size.width
    if cells[line + first].part == .tail { blank(line + first - 1) }
    if cells[line + end - 1].part == .lead { blank(line + end) }
    return first..<end
  }

  private mutating func blank(_ index: Int) { cells[index] = Cell(.blank, cells[index].style) }
}
