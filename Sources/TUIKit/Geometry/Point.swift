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
