import TerminalText

nonisolated extension Canvas {
  /// Draws a frame along the edges of what is being drawn.
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
