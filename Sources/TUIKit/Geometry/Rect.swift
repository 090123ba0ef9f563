/// A rectangle of cells. Its origin may lie outside of what is visible; its size is never negative.
public nonisolated struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// Columns and lines.
  public var size: Size

  /// The rectangle of `width` × `height` cells with its top left at column `x` of line `y`.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// The leftmost column.
  public var x: Int { origin.x }
  /// The topmost line.
  public var y: Int { origin.y }
  /// Columns.
  public var width: Int { size.width }
  /// Lines.
  public var height: Int { size.height }
  /// The column right of it.
  public var maxX: Int { x + width }
  /// The line below it.
  public var maxY: Int { y + height }

  /// Whether `point` lies in it.
  public func contains(_ point: Point) -> Bool {
    (x..<maxX).contains(point.x) && (y..<maxY).contains(point.y)
  }

  /// What it shares with `other`; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }
}
