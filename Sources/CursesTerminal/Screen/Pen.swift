import CNcurses
import TUIKit

/// Sets curses to a style. Remembers what it found out about each.
struct Pen {
  private struct Setting {
    var attributes: attr_t
    var pair: Int32
  }
  private let colors: Capabilities.Colors
  private var settings: [Style: Setting] = [:]

  /// A pen for a terminal of this depth.
  init(_ colors: Capabilities.Colors) { self.colors = colors }

  /// From now on curses writes in this style.
  mutating func set(_ style: Style) {
    let setting = settings[style] ?? remember(style)
    var pair = setting.pair
    wattr_set(stdscr, setting.attributes, 0, &pair)
  }

  private mutating func remember(_ style: Style) -> Setting {
    let ink = Ink(style, colors: colors)
    var attributes = attr_t(style.attributes)
    if ink.isBold { attributes |= attr_bold }
    let setting = Setting(attributes: attributes, pair: pair(for: ink))
    settings[style] = setting
    return setting
  }

  /// The number of a pair of colors; that of the terminal's own colors when curses has no more. Beyond its limit curses
  /// would give numbers that are in use to other colors.
  private func pair(for ink: Ink) -> Int32 {
    guard !ink.isPlain, settings.count < COLOR_PAIRS - 1 else { return 0 }
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
