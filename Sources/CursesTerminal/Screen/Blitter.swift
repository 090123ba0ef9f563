import CNcurses
import TUIKit

/// Brings canvases to the screen: rows that differ from the last canvas go to curses, which finds out what changed in
/// them and what only moved.
struct Blitter {
  private var pen: Pen
  private var text: RunText
  private var last: Canvas?

  /// A blitter that has shown nothing yet.
  init(_ capabilities: Capabilities) {
    pen = Pen(capabilities.colors)
    text = RunText(isUnicode: capabilities.isUnicode)
  }

  /// Forgets what is on the screen.
  mutating func forget() { last = nil }

  /// Shows `canvas`.
  mutating func show(_ canvas: Canvas) {
    let known = last.flatMap { $0.size == canvas.size ? $0 : nil }
    for y in 0..<min(canvas.size.height, Int(LINES)) {
      let row = canvas.row(y)
      if known?.row(y) != row { paint(row, at: y) }
    }
    last = canvas
    wnoutrefresh(stdscr)
    doupdate()
  }

  /// Writes a row in runs of one style. The bottom right cell gives an error, but is written.
  private mutating func paint(_ row: ArraySlice<Cell>, at y: Int) {
    wmove(stdscr, Int32(y), 0)
    var rest = row.prefix(Int(COLS))
    while let style = rest.first?.style {
      let run = rest.prefix { $0.style == style }
      pen.set(style)
      text.put(run)
      rest = rest[run.endIndex...]
    }
  }
}
