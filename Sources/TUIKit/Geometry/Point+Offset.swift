nonisolated extension Point {
  /// The same place, counted from `origin`.
  public func relative(to origin: Point) -> Point { Point(x - origin.x, y - origin.y) }
}
