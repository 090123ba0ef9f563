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
