import CNcurses
import TUIKit

extension CursesTerminal {
  /// Columns and lines, now: those of curses once it runs.
  public var size: Size {
    guard screen == nil else { return Size(Int(COLS), Int(LINES)) }
    return Output.windowSize.map { Size(Int($0.columns), Int($0.lines)) } ?? Size(80, 24)
  }

  /// Shows a canvas. Only rows that differ from the last one are handed to curses.
  public func present(_ canvas: Canvas) {
    guard handler != nil else { return }
    blitter.show(canvas)
  }

  /// Forgets what is on the screen, so that the next canvas is painted whole.
  public func invalidate() {
    guard screen != nil else { return }
    blitter.forget()
    clearok(curscr, true)
  }

  /// Takes the size of the window over and says so, when it is another one.
  func resize() {
    if fitWindow() { handler?(.resize(size)) }
  }

  /// Gives curses the size of the window. Not `resizeterm`, which would also queue a key. What the terminal did with the
  /// lines it had is its own affair (some keep the top, tmux keeps the bottom), so everything is painted again.
  @discardableResult func fitWindow() -> Bool {
    guard let window = Output.windowSize, is_term_resized(window.lines, window.columns) else { return false }
    resize_term(window.lines, window.columns)
    invalidate()
    return true
  }
}
