import TerminalText

nonisolated extension Canvas {
  /// Fills `rect`, or all of what is being drawn, with a glyph of one column.
  public mutating func fill(_ rect: Rect? = nil, with glyph: Glyph = .blank, _ style: Style = .plain) {
    let style = style.over(ground)
    forEachVisible(in: rect) { $0.set(glyph, $1, $2, style) }
  }

  /// Changes how the cells of `rect` look and leaves what they show. Both halves of a wide glyph change together.
  public mutating func restyle(_ rect: Rect? = nil, _ change: (Style) -> Style) {
    forEachVisible(in: rect) { $0.restyle(at: $2 * $0.size.width + $1, change) }
  }

  /// Fills all of what is being drawn with the style of a role and draws on that from now on.
  public mutating func surface(_ role: Role) {
    ground = palette[role].over(ground)
    fill()
  }

  private mutating func restyle(at index: Int, _ change: (Style) -> Style) {
    let cell = cells[index]
    let style = change(cell.style)
    cells[index] = Cell(cell.glyph, style, cell.part)
    if cell.part == .lead { cells[index + 1] = Cell(cell.glyph, style, .tail) }
    if cell.part == .tail, cells[index - 1].style != style { cells[index - 1] = Cell(cell.glyph, style, .lead) }
  }

  private mutating func forEachVisible(in rect: Rect?, _ body: (inout Canvas, Int, Int) -> Void) {
    let wanted = rect.map { Rect(frame.x + $0.x, frame.y + $0.y, $0.width, $0.height) } ?? frame
    let visible = wanted.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { body(&self, x, y) }
    }
  }
}
