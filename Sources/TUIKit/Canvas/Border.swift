import TerminalText

/// What a frame is drawn with.
public nonisolated enum Border: Sendable {
  /// Straight corners.
  case square
  /// Round corners.
  case rounded

  struct Glyphs {
    let corners: [Glyph]
    let horizontal: Glyph
    let vertical: Glyph

    init(_ text: String) {
      let glyphs = text.glyphs
      corners = Array(glyphs.prefix(4))
      horizontal = glyphs[4]
      vertical = glyphs[5]
    }
  }

  /// Consoles have straight corners only.
  func glyphs(in capabilities: Capabilities) -> Glyphs {
    guard capabilities.isUnicode else { return Glyphs("++++-|") }
    return Glyphs(self == .rounded && capabilities.hasRichFont ? "╭╮╰╯─│" : "┌┐└┘─│")
  }
}
