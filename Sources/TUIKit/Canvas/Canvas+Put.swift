import TerminalText

nonisolated extension Canvas {
  /// Writes text from `point` to the right and gives the columns it takes. What falls outside is clipped.
  @discardableResult
  public mutating func put(_ text: String, at point: Point, _ style: Style = .plain) -> Int {
    let style = style.over(ground)
    let x = frame.x + point.x
    let y = frame.y + point.y
    return text.isPlain ? putPlain(text, x, y, style) : putGlyphs(text, x, y, style)
  }

  /// Writes text in the style of a role.
  @discardableResult
  public mutating func put(_ text: String, at point: Point, _ role: Role) -> Int {
    put(text, at: point, palette[role])
  }

  /// Writes attributed text.
  @discardableResult
  public mutating func put(_ text: Text, at point: Point) -> Int {
    var x = point.x
    for span in text.spans { x += put(span.string, at: Point(x, point.y), span.style(in: palette)) }
    return x - point.x
  }

  /// Copies a picture so that its top left is at `point`.
  public mutating func put(_ picture: Canvas, at point: Point) {
    for y in 0..<picture.size.height {
      overwrite(from: frame.x + point.x, frame.y + point.y + y, with: picture.row(y))
    }
  }

  private mutating func putPlain(_ text: String, _ x: Int, _ y: Int, _ style: Style) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      overwrite(x..<x + bytes.count, y) { Cell(Glyph(ascii: bytes[$0 - x]), style) }
      return bytes.count
    }
  }

  private mutating func putGlyphs(_ text: String, _ x: Int, _ y: Int, _ style: Style) -> Int {
    var column = x
    for glyph in text.glyphSequence {
      set(glyph, column, y, style)
      column += glyph.columns
    }
    return column - x
  }

  /// Puts a glyph into the grid. The half of a wide one that may not be drawn leaves a blank in the other's place.
  private mutating func set(_ glyph: Glyph, _ x: Int, _ y: Int, _ style: Style) {
    let isWhole = glyph.columns == 1 || x >= clip.x && x + 1 < clip.maxX
    let shown = capabilities.shown(glyph)
    overwrite(x..<x + glyph.columns, y) { column in
      if !isWhole { return Cell(.blank, style) }
      if shown != glyph { return Cell(column == x ? shown : .blank, style) }
      return Cell(glyph, style, glyph.columns == 1 ? .whole : column == x ? .lead : .tail)
    }
  }
}
