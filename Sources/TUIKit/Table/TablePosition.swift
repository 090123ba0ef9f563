/// Where in its content a table is, counted in rows from 1.
public nonisolated struct TablePosition: Hashable, Sendable {
  /// The first row that is whole on the screen, or that is there at all when none is whole.
  public let first: Int
  /// The last row of that kind.
  public let last: Int
  /// The selected row; nil when none is.
  public let selected: Int?
  /// How many rows there are.
  public let count: Int

  /// A position.
  public init(first: Int, last: Int, selected: Int?, count: Int) {
    self.first = first
    self.last = last
    self.selected = selected
    self.count = count
  }
}
