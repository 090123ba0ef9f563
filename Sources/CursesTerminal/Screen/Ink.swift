import TUIKit

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
