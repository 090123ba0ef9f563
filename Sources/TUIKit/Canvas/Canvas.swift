import Glibc
import TerminalText

/// A grid of cells to draw on, clipped to the rectangle being drawn.
///
/// A canvas is a value that can be kept, compared and printed. Wide glyphs are always complete: overwriting one half
/// blanks the other, and a half that would be clipped becomes a blank.
public nonisolated struct Canvas: Sendable {
  /// The size of the whole grid.
  public let size: Size
  /// What the terminal can display.
  public let capabilities: Capabilities
  /// The style of each role.
  public let palette: Palette
  /// The surface to draw on. It fills in colors that a style leaves open.
  public var ground: Style
  /// The cells, row by row, `size.width` in each.
  var cells: [Cell]
  /// The rectangle being drawn, in grid coordinates; it may extend beyond `clip`.
  private(set) var frame: Rect
  /// The rectangle that may be changed, in grid coordinates.
  private(set) var clip: Rect
  /// The rows of the whole grid that are links.
  public private(set) var links: [Link] = []

  /// Rows that open an address.
  public struct Link: Hashable, Sendable {
    /// The rows of the whole grid.
    public let rows: Range<Int>
    /// The address that the link opens.
    public let address: String
  }

  /// Creates a blank canvas with a ground.
  public init(
    _ size: Size, capabilities: Capabilities = Capabilities(), palette: Palette = .mono, ground: Style = .plain
  ) {
    self.size = size
    self.capabilities = capabilities
    self.palette = palette
    self.ground = ground
    // Every frame starts with this: appending whole lines copies memory, which is faster than single cells.
    let line = Array(repeating: Cell(.blank, ground), count: size.width)
    cells = []
    cells.reserveCapacity(size.width * size.height)
    for _ in 0..<size.height { cells.append(contentsOf: line) }
    frame = Rect(0, 0, size.width, size.height)
    clip = frame
  }

  /// The cells of a row of the whole grid.
  public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

  /// The rectangle being drawn, in its own coordinates: the origin is always (0, 0).
  public var bounds: Rect { Rect(0, 0, frame.width, frame.height) }

  /// Draws inside `rect`: its top left becomes (0, 0), and nothing outside it changes.
  public mutating func inside(_ rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = (frame, clip, ground)
    frame = Rect(frame.x + rect.x, frame.y + rect.y, rect.width, rect.height)
    clip = clip.intersection(frame)
    draw(&self)
    (frame, clip, ground) = outer
  }

  /// Makes rows of the current rectangle a link, on terminals that know links. The whole width is the link.
  public mutating func link(_ rows: Range<Int>, to address: String) {
    let first = max(clip.y, frame.y + rows.lowerBound)
    let end = min(clip.maxY, frame.y + rows.upperBound)
    if first < end { links.append(Link(rows: first..<end, address: address)) }
  }

  /// Draws outside the current rectangle too, clipped only by the grid.
  mutating func unclipped(_ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = Rect(0, 0, size.width, size.height)
    draw(&self)
    clip = outer
  }
}

nonisolated extension Canvas {
  /// Fills `rect`, or the current rectangle, with a glyph of one column.
  public mutating func fill(_ rect: Rect? = nil, with glyph: Glyph = .blank, _ style: Style = .plain) {
    let style = style.over(ground)
    let cell = Cell(glyph.columns == 1 ? glyph : .blank, style)
    let visible = visible(rect)
    for y in visible.y..<visible.maxY { overwrite(visible.x..<visible.maxX, y) { _ in cell } }
  }

  /// Changes the style of the cells in `rect`, or the current rectangle, but not their glyphs. Both halves of a wide
  /// glyph change together.
  public mutating func restyle(_ rect: Rect? = nil, _ change: (Style) -> Style) {
    let visible = visible(rect)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { restyle(at: y * size.width + x, change) }
    }
  }

  /// Fills the current rectangle with the style of a role, which becomes the ground.
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

nonisolated extension Canvas {
  /// The visible text, one line per row, without trailing blanks.
  public var text: String {
    (0..<size.height).map(line).joined(separator: "\n")
  }

  private func line(_ y: Int) -> String {
    var line = ""
    for cell in row(y) where cell.part != .tail { line += cell.glyph.description }
    while line.last == " " { line.removeLast() }
    return line
  }
}

nonisolated extension Canvas {
  /// Whether a row of the whole grid equals a row of another grid of the same width.
  public func hasSameRow(_ y: Int, as other: Canvas, _ otherY: Int) -> Bool {
    hasSameCells(0..<size.width, y, as: other, otherY)
  }

  /// Whether some columns of a row of the whole grid equal those of a row of another grid of the same width. Compares
  /// memory, because every frame does this for every row.
  public func hasSameCells(_ columns: Range<Int>, _ y: Int, as other: Canvas, _ otherY: Int) -> Bool {
    let cell = MemoryLayout<Cell>.stride
    let (start, otherStart) = (y * size.width + columns.lowerBound, otherY * size.width + columns.lowerBound)
    return cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine + start * cell, theirs + otherStart * cell, columns.count * cell) == 0
      }
    }
  }

  /// Whether a cell of the whole grid is the right half of a wide glyph, so that an edge before it would cut the glyph.
  public func cutsGlyph(before x: Int, _ y: Int) -> Bool { x < size.width && cells[y * size.width + x].part == .tail }

  /// The range of columns in which a row of the whole grid differs from another grid of the same size; empty when the
  /// rows are equal. Wide glyphs are included completely.
  public func difference(_ y: Int, from other: Canvas) -> Range<Int> {
    guard !hasSameRow(y, as: other, y) else { return 0..<0 }
    let line = y * size.width
    var (start, end) = cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        Canvas.difference(mine.bindMemory(to: UInt64.self), theirs.bindMemory(to: UInt64.self), line, line + size.width)
      }
    }
    if cells[start].part == .tail { start -= 1 }
    if cells[end - 1].part == .lead { end += 1 }
    return start - line..<end - line
  }

  /// The range from the first to the last cell that differs, in memory that is known to differ.
  private static func difference(
    _ mine: UnsafeBufferPointer<UInt64>, _ theirs: UnsafeBufferPointer<UInt64>, _ first: Int, _ end: Int
  ) -> (start: Int, end: Int) {
    let words = MemoryLayout<Cell>.stride / MemoryLayout<UInt64>.stride
    var (start, end) = (first * words, end * words)
    while mine[start] == theirs[start] { start += 1 }
    while mine[end - 1] == theirs[end - 1] { end -= 1 }
    return (start / words, (end - 1) / words + 1)
  }
}

nonisolated extension Canvas {
  /// Moves some columns of some rows of the whole grid up by `count` rows, or down when negative. Rows that leave the
  /// range are lost, and vacated rows become blank. The columns must not cut wide glyphs.
  public mutating func scroll(_ lines: Range<Int>, _ columns: Range<Int>, by count: Int) {
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      func part(_ y: Int) -> UnsafeMutableBufferPointer<Cell> {
        cells.extracting(y * width + columns.lowerBound..<y * width + columns.upperBound)
      }
      for y in count > 0 ? Array(lines) : lines.reversed() {
        let row = part(y)
        if lines.contains(y + count) {
          _ = row.update(fromContentsOf: part(y + count))
        } else {
          row.update(repeating: Cell(.blank, .plain))
        }
      }
    }
  }
}
