import CNcurses
import TUIKit

/// Translates styles to curses and caches the results.
struct Pen {
  private let colors: Capabilities.Colors
  private var blanks: [Style: cchar_t] = [:]

  /// Creates a pen for a color depth.
  init(_ colors: Capabilities.Colors) { self.colors = colors }

  /// A blank of a style, which can be combined with any character.
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

  /// The color pair of an ink, or 0 (default colors) when curses has no more pairs: beyond its limit, curses would
  /// reassign pairs that are in use.
  private func pair(for ink: Ink) -> Int32 {
    guard !ink.isPlain, blanks.count < COLOR_PAIRS - 1 else { return 0 }
    return max(0, alloc_pair(ink.foreground, ink.background))
  }
}

extension attr_t {
  /// The curses bits for `attributes`. Curses does not support strikethrough, which is shown plain.
  fileprivate init(_ attributes: Style.Attributes) {
    let known: [(Style.Attributes, attr_t)] = [
      (.bold, attr_bold), (.dim, attr_dim), (.reverse, attr_reverse), (.underline, attr_underline),
    ]
    self = known.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}

/// The colors of a style at a given depth, as curses numbers them; −1 is the default color.
nonisolated struct Ink: Hashable {
  var foreground: Int32 = -1
  var background: Int32 = -1
  /// Whether bold is needed for the glyph to be as bright as its color. False where it should be dim.
  var isBold = false

  /// Reduces the colors of `style` to a depth.
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

  /// The substitute for gray among eight colors: bright black is black or invisible on many terminals.
  private static func gray(on background: Int32) -> Int32 {
    if background < 0 { return -1 }
    return [0, 4].contains(background) ? 7 : 0
  }

  /// Whether both colors are the defaults.
  var isPlain: Bool { foreground < 0 && background < 0 }
}
