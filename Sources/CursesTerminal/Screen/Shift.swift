import TUIKit

/// Lines of a canvas that stand higher or lower than in the one before, as they do when a list scrolls.
nonisolated struct Shift: Equatable {
  /// The lines between which they moved.
  let lines: Range<Int>
  /// By how many lines they moved up, or down when negative.
  let count: Int

  /// What moved between two canvases of one size; nil when that is less than half of what differs.
  init?(from old: Canvas, to new: Canvas) {
    let changed = (0..<new.size.height).filter { !old.hasSameRow($0, as: new, $0) }
    guard changed.count > 3, let first = changed.first, let end = changed.last.map({ $0 + 1 }) else { return nil }
    let counts = changed.prefix(Shift.probes).lazy.flatMap { line in
      (first..<end).lazy.filter { $0 != line && old.hasSameRow($0, as: new, line) }.map { $0 - line }
    }
    let found = counts.first { count in
      2 * changed.count { Shift.hasMoved($0, by: count, old, new, first..<end) } > changed.count
    }
    guard let found else { return nil }
    let moved = changed.filter { Shift.hasMoved($0, by: found, old, new, first..<end) }
    guard let top = moved.first, let bottom = moved.last else { return nil }
    count = found
    lines = min(top, top + found)..<max(bottom, bottom + found) + 1
  }

  /// How many lines are looked for elsewhere before it is taken for granted that nothing moved.
  private static let probes = 8

  private static func hasMoved(_ line: Int, by count: Int, _ old: Canvas, _ new: Canvas, _ lines: Range<Int>) -> Bool {
    lines.contains(line + count) && old.hasSameRow(line + count, as: new, line)
  }
}
