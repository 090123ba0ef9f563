import Glibc

nonisolated extension Canvas {
  /// Whether a line of the whole grid looks like a line of another grid that is as wide. Compared as memory: every frame
  /// asks this of every line.
  public func hasSameRow(_ y: Int, as other: Canvas, _ otherY: Int) -> Bool {
    let length = size.width * MemoryLayout<Cell>.stride
    return cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine + y * length, theirs + otherY * length, length) == 0
      }
    }
  }

  /// The columns in which a line of the whole grid differs from that of another grid of the same size, from the first to the
  /// last; empty when the lines look the same. No glyph is cut.
  public func difference(_ y: Int, from other: Canvas) -> Range<Int> {
    guard !hasSameRow(y, as: other, y) else { return 0..<0 }
    let line = y * size.width
    var (start, end) = (line, line + size.width)
    while cells[start] == other.cells[start] { start += 1 }
    while cells[end - 1] == other.cells[end - 1] { end -= 1 }
    if cells[start].part == .tail { start -= 1 }
    if cells[end - 1].part == .lead { end += 1 }
    return start - line..<end - line
  }
}
