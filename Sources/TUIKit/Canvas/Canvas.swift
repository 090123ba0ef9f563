import TerminalText

/// A grid of cells to draw on, clipped to the rectangle that is being drawn.
///
/// A value: it can be kept, compared and printed. Wide glyphs are always whole: what overwrites one half blanks the other,
/// and where only one half would fit there is a blank.
public nonisolated struct Canvas: Sendable {
  /// Columns and lines of the whole grid.
  public let size: Size
  /// What the terminal can show.
  public let capabilities: Capabilities
  /// How roles look.
  public let palette: Palette
  /// The surface that is drawn on: it decides what a style leaves open.
  public var ground: Style
  /// Row after row, `size.width` cells each.
  var cells: [Cell]
  /// What is being drawn, in the grid; it may reach beyond `clip`.
  private(set) var frame: Rect
  /// What may be touched, in the grid.
  private(set) var clip: Rect

  /// A canvas of blanks on a ground.
  public init(
    _ size: Size, capabilities: Capabilities = Capabilities(), palette: Palette = .mono, ground: Style = .plain
  ) {
    self.size = size
    self.capabilities = capabilities
    self.palette = palette
    self.ground = ground
    // Every frame begins with this: lines are copied as memory, which single cells are not.
    let line = Array(repeating: Cell(.blank, ground), count: size.width)
    cells = []
    cells.reserveCapacity(size.width * size.height)
    for _ in 0..<size.height { cells.append(contentsOf: line) }
    frame = Rect(0, 0, size.width, size.height)
    clip = frame
  }

  /// The cells of a line of the whole grid.
  public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

  /// What is being drawn, seen from inside: its top left is always 0, 0.
  public var bounds: Rect { Rect(0, 0, frame.width, frame.height) }

  /// Draws inside of `rect`: its top left becomes 0, 0 and nothing outside of it is touched.
  public mutating func inside(_ rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = (frame, clip, ground)
    frame = Rect(frame.x + rect.x, frame.y + rect.y, rect.width, rect.height)
    clip = clip.intersection(frame)
    draw(&self)
    (frame, clip, ground) = outer
  }

  /// Draws beyond what is being drawn too: only the grid clips.
  mutating func unclipped(_ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = Rect(0, 0, size.width, size.height)
    draw(&self)
    clip = outer
  }
}
