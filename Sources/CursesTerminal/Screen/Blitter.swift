import CNcurses
import TUIKit

/// Shows canvases through curses: scrolls lines that moved and writes lines that differ from the last canvas. Curses
/// then determines what to send to the terminal.
struct Blitter {
  private var ink: RowInk
  private var last: Canvas?
  private var part: ScrolledPart?
  private let hasLinks: Bool

  /// Creates a blitter that has not shown anything.
  init(_ capabilities: Capabilities) {
    ink = RowInk(capabilities)
    hasLinks = capabilities.hasRichFont
  }

  /// Forgets what the screen shows.
  mutating func forget() {
    last = nil
    part?.delete()
    part = nil
  }

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
    if let shift = Shift(from: known, to: canvas), scroll(shift) {
      known.scroll(shift.lines, shift.columns, by: shift.count)
    }
    last = known
  }

  /// Moves lines in curses' memory, which is cheaper than writing them. Returns false when curses does not know the part
  /// of the screen, because it has another size.
  private mutating func scroll(_ shift: Shift) -> Bool {
    if part?.shows(shift) != true {
      part?.delete()
      part = ScrolledPart(shift)
    }
    part?.scroll(by: shift.count)
    return part != nil
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

/// A part of the screen as a window that shares its memory and can be narrower. It is kept for the next key, because
/// curses compares the whole screen with the terminal after it has deleted a window.
private struct ScrolledPart {
  private let lines: Range<Int>
  private let columns: Range<Int>
  private let window: UnsafeMutablePointer<WINDOW>

  /// Creates the window; nil when it would not be on the screen.
  init?(_ shift: Shift) {
    (lines, columns) = (shift.lines, shift.columns)
    let window = derwin(
      stdscr, Int32(lines.count), Int32(columns.count), Int32(lines.lowerBound), Int32(columns.lowerBound))
    guard let window else { return nil }
    self.window = window
    scrollok(window, true)
  }

  func shows(_ shift: Shift) -> Bool { lines == shift.lines && columns == shift.columns }

  func scroll(by count: Int) {
    wscrl(window, Int32(count))
    wsyncup(window)
  }

  func delete() { delwin(window) }
}

/// A range of lines that moved up or down from one canvas to the next, as in a scrolled list.
nonisolated struct Shift: Equatable {
  /// The range within which lines moved.
  let lines: Range<Int>
  /// The columns that moved: those of the list if something stands still beside it.
  let columns: Range<Int>
  /// The distance, upwards when positive.
  let count: Int

  /// Finds what moved between two canvases of the same size; nil when it is less than half of what differs.
  init?(from old: Canvas, to new: Canvas) {
    let differences = (0..<new.size.height).map { new.difference($0, from: old) }
    let changed = differences.indices.filter { !differences[$0].isEmpty }
    guard changed.count > 3, let first = changed.first, let end = changed.last.map({ $0 + 1 }) else { return nil }
    let columns = Shift.columns(changed.map { differences[$0] }, of: first..<end, old)
    func hasMoved(_ line: Int, by count: Int) -> Bool {
      (first..<end).contains(line + count) && new.hasSameCells(columns, line, as: old, line + count)
    }
    let counts = changed.prefix(Shift.probes).lazy.flatMap { line in
      (first - line..<end - line).lazy.filter { $0 != 0 && hasMoved(line, by: $0) }
    }
    let found = counts.first { count in 2 * changed.count { hasMoved($0, by: count) } > changed.count }
    guard let found else { return nil }
    let moved = changed.filter { hasMoved($0, by: found) }
    guard let top = moved.first, let bottom = moved.last else { return nil }
    lines = min(top, top + found)..<max(bottom, bottom + found) + 1
    self.columns = columns
    count = found
  }

  /// The number of lines to search for before concluding that nothing moved.
  private static let probes = 8

  /// The columns up to the last one in which lines differ, apart from a few lines that differ elsewhere, such as the
  /// status line; all columns if these would cut a wide glyph.
  private static func columns(_ differences: [Range<Int>], of lines: Range<Int>, _ canvas: Canvas) -> Range<Int> {
    let end = differences.map(\.upperBound).sorted()[differences.count - 1 - differences.count / 8]
    return 0..<(lines.contains { canvas.cutsGlyph(before: end, $0) } ? canvas.size.width : end)
  }
}
