import TerminalText

nonisolated extension Canvas {
  /// Draws the shadow of what stands in `rect`: a column left of it and a line below it, one cell lower than itself. It falls
  /// outside of what is being drawn, and only the screen clips it.
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
