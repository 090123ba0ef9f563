import TerminalText

/// What a frame is drawn with.
public nonisolated enum Border: Sendable {
  /// Straight corners.
  case square
  /// Round corners.
  case rounded
  /// The edge of a filled shape: the inner halves of its cells, and nothing at the corners, which makes them round.
  case filled

  struct Glyphs {
    let corners: [Glyph]
    /// Top, bottom, left, right.
    let edges: [Glyph]

    init(_ corners: String, _ edges: String) {
      self.corners = corners.glyphs
      self.edges = edges.glyphs
    }
  }

  /// Consoles have straight corners only.
  func glyphs(in capabilities: Capabilities) -> Glyphs {
    guard capabilities.isUnicode else { return Glyphs("++++", "--||") }
    guard capabilities.hasRichFont else { return Glyphs("┌┐└┘", "──││") }
    return switch self {
    case .square: Glyphs("┌┐└┘", "──││")
    case .rounded: Glyphs("╭╮╰╯", "──││")
    case .filled: Glyphs("    ", "▄▀▐▌")
    }
  }
}
