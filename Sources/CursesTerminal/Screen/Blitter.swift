import CNcurses
import TUIKit

/// Shows canvases through curses: scrolls lines that moved and writes lines that differ from the last canvas. Curses
/// then determines what to send to the terminal.
struct Blitter {
  private var ink: RowInk
  private var last: Canvas?
  private let hasLinks: Bool

  /// Creates a blitter that has not shown anything.
  init(_ capabilities: Capabilities) {
    ink = RowInk(capabilities)
    hasLinks = capabilities.hasRichFont
  }

  /// Forgets what the screen shows.
  mutating func forget() { last = nil }

  mutating func show(_ canvas: Canvas) {
    moveLines(to: canvas)
    let known = last
    for y in 0..<min(canvas.size.height, Int(LINES)) {
      let columns = if let last { canvas.difference(y, from: last) } else { 0..<canvas.size.width }
      paint(canvas.row(y), columns, at: y)
    }
    last = canvas
    wnoutrefresh(stdscr)
    doupdate()
    if hasLinks { for link in canvas.links where isNew(link, canvas, known) { write(link) } }
  }

  /// Whether a link was not shown before, or its rows have changed.
  private func isNew(_ link: Canvas.Link, _ canvas: Canvas, _ known: Canvas?) -> Bool {
    guard let known, known.size == canvas.size, known.links.contains(link) else { return true }
    return link.rows.contains { !canvas.hasSameRow($0, as: known, $0) }
  }

  /// Lets curses write the rows of a link again, between the sequences that begin and end it (OSC 8).
  private func write(_ link: Canvas.Link) {
    guard link.address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return }
    Output.write("\u{1B}]8;;\(link.address)\u{1B}\\")
    wredrawln(stdscr, Int32(link.rows.lowerBound), Int32(link.rows.count))
    wnoutrefresh(stdscr)
    doupdate()
    Output.write("\u{1B}]8;;\u{1B}\\")
  }

  /// Scrolls lines that are already on the screen to where they are in `canvas`.
  private mutating func moveLines(to canvas: Canvas) {
    guard var known = last.take(), known.size == canvas.size else { return }
    if let shift = Shift(from: known, to: canvas) {
      scroll(shift)
      known.scroll(shift.lines, by: shift.count)
    }
    last = known
  }

  /// Moves lines in curses' memory, which is cheaper than writing them. `scrollok` is turned off again, or writing the
  /// last cell would scroll the screen.
  private func scroll(_ shift: Shift) {
    wsetscrreg(stdscr, Int32(shift.lines.lowerBound), Int32(shift.lines.upperBound - 1))
    scrollok(stdscr, true)
    wscrl(stdscr, Int32(shift.count))
    scrollok(stdscr, false)
    wsetscrreg(stdscr, 0, LINES - 1)
  }

  /// Writes a range of columns of a row.
  private mutating func paint(_ row: ArraySlice<Cell>, _ columns: Range<Int>, at y: Int) {
    let columns = columns.clamped(to: 0..<Int(COLS))
    guard !columns.isEmpty else { return }
    wmove(stdscr, Int32(y), Int32(columns.lowerBound))
    let cells = ink.cells(of: row.dropFirst(columns.lowerBound).prefix(columns.count))
    wadd_wchnstr(stdscr, cells, Int32(cells.count))
  }
}

/// A range of lines that moved up or down from one canvas to the next, as in a scrolled list.
nonisolated struct Shift: Equatable {
  /// The range within which lines moved.
  let lines: Range<Int>
  /// The distance, upwards when positive.
  let count: Int

  /// Finds what moved between two canvases of the same size; nil when it is less than half of what differs.
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

  /// The number of lines to search for before concluding that nothing moved.
  private static let probes = 8

  private static func hasMoved(_ line: Int, by count: Int, _ old: Canvas, _ new: Canvas, _ lines: Range<Int>) -> Bool {
    lines.contains(line + count) && old.hasSameRow(line + count, as: new, line)
  }
}
