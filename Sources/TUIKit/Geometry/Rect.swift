/// A rectangle of cells. The origin may be off screen; the size is never negative.
public nonisolated struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The size in columns and lines.
  public var size: Size

  /// Creates a rectangle with its top left at column `x`, line `y`.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// The leftmost column, counted from 0.
  public var x: Int { origin.x }
  /// The topmost line, counted from 0.
  public var y: Int { origin.y }
  /// The width in columns.
  public var width: Int { size.width }
  /// The height in lines.
  public var height: Int { size.height }
  /// The column after the rightmost one.
  public var maxX: Int { x + width }
  /// The line after the bottommost one.
  public var maxY: Int { y + height }

  /// Whether it contains `point`.
  public func contains(_ point: Point) -> Bool {
    (x..<maxX).contains(point.x) && (y..<maxY).contains(point.y)
  }

  /// The overlap with `other`; empty when they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }
}

nonisolated extension Rect {
  /// The rectangle within `insets`; empty when the insets exceed its size.
  public func inset(by insets: Insets) -> Rect {
    Rect(x + insets.left, y + insets.top, width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// A rectangle of at most `size`, centered in this one.
  public func centered(_ size: Size) -> Rect {
    let width = min(width, size.width)
    let height = min(height, size.height)
    return Rect(x + (self.width - width) / 2, y + (self.height - height) / 2, width, height)
  }
}

/// The position of a cell, counted from 0 at the top left.
public nonisolated struct Point: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public var x: Int
  /// The line, counted from 0 at the top.
  public var y: Int

  /// Creates a position.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

nonisolated extension Point {
  /// The same position relative to `origin`.
  public func relative(to origin: Point) -> Point { Point(x - origin.x, y - origin.y) }
}

/// A size in columns and lines, never negative.
public nonisolated struct Size: Hashable, Sendable {
  /// The width in columns.
  public var width: Int
  /// The height in lines.
  public var height: Int

  /// Creates a size; negative values become 0.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

nonisolated extension Size {
  /// A practically unlimited length, offered to views that may be as tall as they want.
  public static let unlimited = 1 << 30

  /// This size reduced by `insets`.
  public func inset(by insets: Insets) -> Size {
    Size(width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// This size enlarged by `insets`.
  public func outset(by insets: Insets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }
}

/// Empty space along the four sides. Never negative.
public nonisolated struct Insets: Hashable, Sendable {
  /// The number of lines above.
  public let top: Int
  /// Columns to the left.
  public let left: Int
  /// The number of lines below.
  public let bottom: Int
  /// Columns to the right.
  public let right: Int

  /// No space on any side.
  public static let zero = Insets()

  /// Creates insets; omitted sides are 0.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = max(0, top)
    self.left = max(0, left)
    self.bottom = max(0, bottom)
    self.right = max(0, right)
  }

  /// Creates equal insets left and right, and equal insets above and below.
  public init(columns: Int, lines: Int) {
    self.init(top: lines, left: columns, bottom: lines, right: columns)
  }
}
