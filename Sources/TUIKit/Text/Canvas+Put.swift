import TerminalText

nonisolated extension Canvas {
  /// Writes text to the right of `point` and returns the columns that it takes. Text outside the clip is not drawn.
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

  /// Writes a text from `point` on, each span in its role's style.
  @discardableResult
  public mutating func put(_ text: Text, at point: Point) -> Int {
    var x = point.x
    for span in text.spans { x += put(span.string, at: Point(x, point.y), span.style(in: palette)) }
    return x - point.x
  }

  /// Copies a canvas with its top left at `point`.
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

  /// Writes a glyph to the grid. A wide glyph of which one half is clipped becomes a blank in the other.
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

nonisolated extension Canvas {
  /// Writes the unclipped cells of a range of columns, in grid coordinates.
  mutating func overwrite(_ columns: Range<Int>, _ y: Int, _ cell: (Int) -> Cell) {
    guard let visible = clear(columns, y) else { return }
    let line = y * size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for x in visible { cells[line + x] = cell(x) }
    }
  }

  /// Copies the unclipped part of a row of cells, in grid coordinates. Remainders of cut glyphs become blanks.
  mutating func overwrite(from x: Int, _ y: Int, with row: ArraySlice<Cell>) {
    guard let visible = clear(x..<x + row.count, y) else { return }
    let (start, end) = (y * size.width + visible.lowerBound, y * size.width + visible.upperBound)
    let source = row.dropFirst(visible.lowerBound - x).prefix(visible.count)
    cells.withUnsafeMutableBufferPointer { _ = $0[start..<end].update(fromContentsOf: source) }
    if cells[start].part == .tail { blank(start) }
    if cells[end - 1].part == .lead { blank(end - 1) }
  }

  /// Prepares a range of columns for overwriting and returns its unclipped part. Everything written to the grid comes
  /// through here: overwriting one half of a wide glyph blanks the other.
  private mutating func clear(_ columns: Range<Int>, _ y: Int) -> Range<Int>? {
    let first = max(columns.lowerBound, clip.x)
    let end = min(columns.upperBound, clip.maxX)
    guard first < end, y >= clip.y, y < clip.maxY else { return nil }
    let line = y * size.width
    if cells[line + first].part == .tail { blank(line + first - 1) }
    if cells[line + end - 1].part == .lead { blank(line + end) }
    return first..<end
  }

  private mutating func blank(_ index: Int) { cells[index] = Cell(.blank, cells[index].style) }
}
