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

  var unicode: Glyphs { Glyphs(self == .square ? "┌┐└┘─│" : "╭╮╰╯─│") }
  var ascii: Glyphs { Glyphs("++++-|") }
}
