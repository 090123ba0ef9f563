import TerminalText

/// What a terminal can show.
public nonisolated struct Capabilities: Hashable, Sendable {
  /// How many colors there are.
  public enum Colors: Int, Comparable, Sendable {
    case none = 0
    case eight = 8
    case sixteen = 16
    case full = 256

    /// Fewer colors come first.
    public static func < (a: Colors, b: Colors) -> Bool { a.rawValue < b.rawValue }
  }
  /// How many colors there are; none when `NO_COLOR` is set.
  public var colors: Colors
  /// Whether anything outside ASCII can be shown.
  public var isUnicode: Bool
  /// Whether rare glyphs such as raised digits and braille can be trusted (not on the Linux console or a VT100).
  public var hasRichFont: Bool
  /// Whether OSC 52 reaches a clipboard.
  public var canCopy: Bool

  /// A terminal that can do this.
  public init(colors: Colors = .full, isUnicode: Bool = true, hasRichFont: Bool = true, canCopy: Bool = false) {
    self.colors = colors
    self.isUnicode = isUnicode
    self.hasRichFont = hasRichFont
    self.canCopy = canCopy
  }
}

nonisolated extension Capabilities {
  /// What marks a text that was cut.
  public var ellipsis: String { isUnicode && hasRichFont ? "…" : ".." }

  /// What of a glyph can be shown, in one column where it is another one: the one place where foreign letters and signs
  /// are replaced.
  func shown(_ glyph: Glyph) -> Glyph {
    guard isUnicode else { return glyph.ascii }
    return hasRichFont ? glyph : glyph.console
  }
}
