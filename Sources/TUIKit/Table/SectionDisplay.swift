/// Which sections a table shows.
public nonisolated enum SectionDisplay<ID: Hashable>: Equatable {
  /// Sections that have rows; a header or a footer alone does not count.
  case hidesWithoutRows
  /// Sections that have rows, a header or a footer.
  case hidesWithoutData
  /// Exactly these, in this order.
  case showsExactly([ID])
}
