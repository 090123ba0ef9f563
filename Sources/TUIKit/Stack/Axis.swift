/// A direction in which views follow each other.
public nonisolated enum Axis: Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The length of a size in this direction.
  func length(_ size: Size) -> Int { self == .horizontal ? size.width : size.height }

  /// The length across this direction.
  func breadth(_ size: Size) -> Int { self == .horizontal ? size.height : size.width }

  /// A size from its lengths along and across.
  func size(_ length: Int, _ breadth: Int) -> Size {
    self == .horizontal ? Size(length, breadth) : Size(breadth, length)
  }

  /// A rectangle from its place and lengths along and across.
  func rect(_ start: Int, _ side: Int, _ length: Int, _ breadth: Int) -> Rect {
    self == .horizontal ? Rect(start, side, length, breadth) : Rect(side, start, breadth, length)
  }
}
