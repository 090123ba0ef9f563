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

nonisolated extension Rect {
  /// What is left inside of `insets`; empty, never negative, when they take more than there is.
  public func inset(by insets: Insets) -> Rect {
    Rect(x + insets.left, y + insets.top, width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// A rectangle of at most `size` in the middle.
  public func centered(_ size: Size) -> Rect {
    let width = min(width, size.width)
    let height = min(height, size.height)
    return Rect(x + (self.width - width) / 2, y + (self.height - height) / 2, width, height)
  }
}

/// A cell's place: column and line from the top left, from 0.
public nonisolated struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The line.
  public var y: Int

  /// The place in column `x` of line `y`.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

nonisolated extension Point {
  /// The same place, counted from `origin`.
  public func relative(to origin: Point) -> Point { Point(x - origin.x, y - origin.y) }
}

/// Columns and lines. Never negative.
public nonisolated struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Lines.
  public var height: Int

  /// A size; what is below zero becomes zero.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

nonisolated extension Size {
  /// Lines without a limit: what a view is offered that may be as tall as it likes.
  public static let unlimited = 1 << 30

  /// What is left inside of `insets`.
  public func inset(by insets: Insets) -> Size {
    Size(width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// With `insets` around it.
  public func outset(by insets: Insets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }
}

/// Room kept free at four sides. Never negative.
public nonisolated struct Insets: Hashable, Sendable {
  /// Lines above.
  public let top: Int
  /// Columns to the left.
  public let left: Int
  /// Lines below.
  public let bottom: Int
  /// Columns to the right.
  public let right: Int

  /// Nothing at any side.
  public static let zero = Insets()

  /// Room at each side; what is left out is none.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = max(0, top)
    self.left = max(0, left)
    self.bottom = max(0, bottom)
    self.right = max(0, right)
  }

  /// The same columns left and right, the same lines above and below.
  public init(columns: Int, lines: Int) {
    self.init(top: lines, left: columns, bottom: lines, right: columns)
  }
}
