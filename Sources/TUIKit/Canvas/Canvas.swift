/// A grid of cells to draw on, clipped to the rectangle that is being drawn.
public nonisolated struct Canvas: Sendable {
  /// Columns and lines of the whole grid.
  public let size: Size
  /// Row after row, `size.width` cells each.
  private(set) var cells: [Cell]

  /// A canvas of blanks.
  public init(_ size: Size) {
    self.size = size
    cells = []
  }

  /// The cells of a line of the whole grid.
  public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }
}
