import TerminalText

nonisolated extension Canvas {
  /// Writes text from `point` to the right and gives the columns it takes. What falls outside is clipped.
  @discardableResult
  public mutating func put(_ text: some StringProtocol, at point: Point, _ style: Style = .plain) -> Int {
    let style = style.over(ground)
    let x = frame.x + point.x
    let y = frame.y + point.y
    return text.isPlain ? putPlain(text, x, y, style) : putGlyphs(text, x, y, style)
  }

  /// Writes text in the style of a role.
  @discardableResult
  public mutating func put(_ text: some StringProtocol, at point: Point, _ role: Role) -> Int {
    put(text, at: point, palette[role])
  }

  /// Writes attributed text.
  @discardableResult
  public mutating func put(_ text: Text, at point: Point) -> Int {
    var x = point.x
    for span in text.spans { x += put(span.string, at: Point(x, point.y), span.style(in: palette)) }
    return x - point.x
  }

  private mutating func putPlain(_ text: some StringProtocol, _ x: Int, _ y: Int, _ style: Style) -> Int {
    var column = x
    for byte in text.utf8 {
      set(Glyph(ascii: byte), column, y, style)
      column += 1
    }
    return column - x
  }

  private mutating func putGlyphs(_ text: some StringProtocol, _ x: Int, _ y: Int, _ style: Style) -> Int {
    var column = x
    for glyph in text.glyphSequence {
      set(glyph, column, y, style)
      column += glyph.columns
    }
    return column - x
  }

  /// Puts a glyph into the grid. The half of a wide one that may not be drawn leaves a blank in the other's place.
  mutating func set(_ glyph: Glyph, _ x: Int, _ y: Int, _ style: Style) {
    guard glyph.columns == 2 else { return set(Cell(glyph, style), x, y) }
    if x >= clip.x, x + 1 < clip.maxX {
      set(Cell(glyph, style, .lead), x, y)
      set(Cell(glyph, style, .tail), x + 1, y)
    } else {
      set(Cell(.blank, style), x, y)
      set(Cell(.blank, style), x + 1, y)
    }
  }

  private mutating func set(_ cell: Cell, _ x: Int, _ y: Int) {
    guard x >= clip.x, x < clip.maxX, y >= clip.y, y < clip.maxY else { return }
    let index = y * size.width + x
    if cells[index].part != .whole { separate(index) }
    cells[index] = cell
  }

  /// Blanks the other half of the wide glyph at `index`.
  private mutating func separate(_ index: Int) {
    let other = cells[index].part == .lead ? index + 1 : index - 1
    cells[other] = Cell(.blank, cells[other].style)
  }
}
