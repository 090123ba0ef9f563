import TerminalText

/// What a terminal can display.
public nonisolated struct Capabilities: Hashable, Sendable {
  /// The number of colors, in steps.
  public enum Colors: Int, Comparable, Sendable {
    case none = 0
    case eight = 8
    case sixteen = 16
    case full = 256

    /// Fewer colors sort first.
    public static func < (a: Colors, b: Colors) -> Bool { a.rawValue < b.rawValue }
  }
  /// The number of colors; `none` when `NO_COLOR` is set.
  public var colors: Colors
  /// Whether it can display characters outside ASCII.
  public var isUnicode: Bool
  /// Whether it can display rare glyphs such as raised digits and braille, unlike the Linux console or a VT100. Never
  /// true without `isUnicode`.
  public var hasRichFont: Bool
  /// Whether it supports copying to the clipboard (OSC 52).
  public var canCopy: Bool

  /// Creates a set of capabilities.
  public init(colors: Colors = .full, isUnicode: Bool = true, hasRichFont: Bool = true, canCopy: Bool = false) {
    self.colors = colors
    self.isUnicode = isUnicode
    self.hasRichFont = isUnicode && hasRichFont
    self.canCopy = canCopy
  }
}

nonisolated extension Capabilities {
  /// The mark for truncated text.
  public var ellipsis: String { isUnicode && hasRichFont ? "…" : ".." }

  /// The displayable replacement of a glyph, one column wide unless it is the glyph itself. Nothing else replaces
  /// foreign letters and symbols.
  func shown(_ glyph: Glyph) -> Glyph {
    guard isUnicode else { return glyph.ascii }
    return hasRichFont ? glyph : glyph.console
  }
}
