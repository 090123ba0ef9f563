import CNcurses
import TUIKit

/// Knows how curses writes each style. Remembers what it found out.
struct Pen {
  private let colors: Capabilities.Colors
  private var blanks: [Style: cchar_t] = [:]

  /// A pen for a terminal of this depth.
  init(_ colors: Capabilities.Colors) { self.colors = colors }

  /// A blank of this style, which any character can be put into.
  mutating func blank(_ style: Style) -> cchar_t {
    if let known = blanks[style] { return known }
    let ink = Ink(style, colors: colors)
    var attributes = attr_t(style.attributes)
    if ink.isBold { attributes |= attr_bold }
    var pair = pair(for: ink)
    var blank = cchar_t()
    setcchar(&blank, [0x20, 0], attributes, 0, &pair)
    blanks[style] = blank
    return blank
  }

  /// The number of a pair of colors; that of the terminal's own colors when curses has no more. Beyond its limit curses
  /// would give numbers that are in use to other colors.
  private func pair(for ink: Ink) -> Int32 {
    guard !ink.isPlain, blanks.count < COLOR_PAIRS - 1 else { return 0 }
    return max(0, alloc_pair(ink.foreground, ink.background))
  }
}

extension attr_t {
  /// Curses' bits for `attributes`. It knows no line through text: that is shown plain.
  fileprivate init(_ attributes: Style.Attributes) {
    let known: [(Style.Attributes, attr_t)] = [
      (.bold, attr_bold), (.dim, attr_dim), (.reverse, attr_reverse), (.underline, attr_underline),
    ]
    self = known.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
