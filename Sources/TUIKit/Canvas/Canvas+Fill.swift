import TerminalText

nonisolated extension Canvas {
  /// Fills `rect`, or all of what is being drawn, with a glyph of one column.
  public mutating func fill(_ rect: Rect? = nil, with glyph: Glyph = .blank, _ style: Style = .plain) {
    let style = style.over(ground)
    let cell = Cell(glyph.columns == 1 ? glyph : .blank, style)
    let visible = visible(rect)
    for y in visible.y..<visible.maxY { overwrite(visible.x..<visible.maxX, y) { _ in cell } }
  }

  /// Changes how the cells of `rect` look and leaves what they show. Both halves of a wide glyph change together.
  public mutating func restyle(_ rect: Rect? = nil, _ change: (Style) -> Style) {
    let visible = visible(rect)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { restyle(at: y * size.width + x, change) }
    }
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

  private func visible(_ rect: Rect?) -> Rect {
    let wanted = rect.map { Rect(frame.x + $0.x, frame.y + $0.y, $0.width, $0.height) } ?? frame
    return wanted.intersection(clip)
  }
}
