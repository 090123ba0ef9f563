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

/// The colors of a style as a terminal of some depth can show them, by curses' numbers: −1 is the terminal's own.
nonisolated struct Ink: Hashable {
  /// The color of the glyph.
  var foreground: Int32 = -1
  /// The color behind it.
  var background: Int32 = -1
  /// Whether the glyph must be bold to look as bright as its color; not where it shall be dim.
  var isBold = false

  /// What is left of the colors of `style` among so many.
  init(_ style: Style, colors: Capabilities.Colors) {
    switch colors {
    case .none: break
    case .eight:
      foreground = Int32(style.foreground.fallback)
      background = Int32(style.background.fallback)
      if background > 7 { background -= 8 }
      if foreground == 8 { foreground = Ink.gray(on: background) }
      isBold = foreground > 7 && !style.attributes.contains(.dim)
      if foreground > 7 { foreground -= 8 }
    case .sixteen:
      foreground = Int32(style.foreground.fallback)
      background = Int32(style.background.fallback)
    case .full:
      foreground = Int32(style.foreground.index)
      background = Int32(style.background.index)
    }
  }

  /// What stands for gray among eight: bright black is black, or not to be seen, on many terminals.
  private static func gray(on background: Int32) -> Int32 {
    if background < 0 { return -1 }
    return [0, 4].contains(background) ? 7 : 0
  }

  /// Whether both colors are the terminal's own.
  var isPlain: Bool { foreground < 0 && background < 0 }
}
