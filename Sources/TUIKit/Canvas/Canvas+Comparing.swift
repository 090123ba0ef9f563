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

  /// The columns in which a line of the whole grid differs from a line of another grid that is as wide, from the first to
  /// the last; empty when the lines look the same. No glyph is cut.
  public func difference(_ y: Int, from other: Canvas, _ otherY: Int) -> Range<Int> {
    guard !hasSameRow(y, as: other, otherY) else { return 0..<0 }
    let (mine, theirs) = (row(y), other.row(otherY))
    let start = zip(mine, theirs).prefix { $0 == $1 }.count
    let end = size.width - zip(mine.reversed(), theirs.reversed()).prefix { $0 == $1 }.count
    let isCutBefore = mine[mine.startIndex + start].part == .tail
    let isCutBehind = mine[mine.startIndex + end - 1].part == .lead
    return start - (isCutBefore ? 1 : 0)..<end + (isCutBehind ? 1 : 0)
  }
}
