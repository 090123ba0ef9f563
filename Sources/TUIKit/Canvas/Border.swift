import TerminalText

/// A style of frame.
public nonisolated enum Border: Sendable {
  /// Round corners.
  case rounded
  /// The edge of a filled shape: inner halves of the border cells, and no corners, which makes them look round.
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

  /// Consoles only have square corners.
  func glyphs(in capabilities: Capabilities) -> Glyphs {
    guard capabilities.isUnicode else { return Glyphs("++++", "--||") }
    guard capabilities.hasRichFont else { return Glyphs("┌┐└┘", "──││") }
    return switch self {
    case .rounded: Glyphs("╭╮╰╯", "──││")
    case .filled: Glyphs("    ", "▄▀▐▌")
    }
  }
}

nonisolated extension Canvas {
  /// Draws a frame along the edges of the current rectangle.
  public mutating func border(_ border: Border, _ style: Style) {
    let glyphs = border.glyphs(in: capabilities)
    let right = bounds.width - 1
    let bottom = bounds.height - 1
    guard right > 0, bottom > 0 else { return }
    let edges = [
      Rect(1, 0, right - 1, 1), Rect(1, bottom, right - 1, 1), Rect(0, 1, 1, bottom - 1), Rect(right, 1, 1, bottom - 1),
    ]
    for (edge, glyph) in zip(edges, glyphs.edges) { fill(edge, with: glyph, style) }
    for (corner, point) in zip(glyphs.corners, [(0, 0), (right, 0), (0, bottom), (right, bottom)]) {
      fill(Rect(point.0, point.1, 1, 1), with: corner, style)
    }
  }
}

nonisolated extension Canvas {
  /// Draws the shadow of `rect`: a column to its left and a line below, one cell lower than `rect`. The shadow lies
  /// outside the current rectangle and is clipped only by the grid.
  public mutating func shadow(of rect: Rect, _ role: Role) {
    guard rect.width > 0, rect.height > 0 else { return }
    let glyph = capabilities.isUnicode ? Canvas.shade : Glyph(ascii: 0x3A)
    let style = palette[role]
    unclipped { canvas in
      canvas.fill(Rect(rect.x - 1, rect.y + 1, 1, rect.height), with: glyph, style)
      canvas.fill(Rect(rect.x, rect.y + rect.height, rect.width - 1, 1), with: glyph, style)
    }
  }

  private static let shade = "░".glyphs[0]
}
