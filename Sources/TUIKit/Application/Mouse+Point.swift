nonisolated extension Mouse {
  /// The cell it is on.
  public var point: Point {
    switch self {
    case .press(let point), .wheel(_, let point): point
    }
  }

  /// The same, seen from `origin`.
  public func relative(to origin: Point) -> Mouse {
    switch self {
    case .press(let point): .press(point.relative(to: origin))
    case .wheel(let lines, let point): .wheel(lines, point.relative(to: origin))
    }
  }
}
