import BankeyCore
import Glibc

/// One line on standard error that is written over while work goes on. Nothing at all when nobody watches.
struct ProgressLine {
  /// Whether standard error is a terminal.
  let isWatched = isatty(STDERR_FILENO) == 1
  private var shown = 0

  /// Shows a text instead of the last one.
  mutating func show(_ text: String) {
    guard isWatched else { return }
    clear()
    // A line that wraps could not be written over.
    let text = PlainText.cut(text, to: (PlainTerminal.width(of: STDERR_FILENO) ?? 80) - 1)
    shown = PlainText.columns(text)
    Talk.put(text)
  }

  /// Leaves an empty line.
  mutating func clear() {
    guard shown > 0 else { return }
    Talk.put("\r" + String(repeating: " ", count: shown) + "\r")
    shown = 0
  }
}
