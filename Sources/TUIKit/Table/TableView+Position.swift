extension TableView {
  /// Where in its content the table is; nil when there is no row on the screen.
  public var position: TablePosition? {
    let visible = visibleRows.filter { order.isRow($0.place) }
    let whole = visible.filter { $0.y >= 0 && $0.y + $0.height <= frame.height }
    let rows = (whole.isEmpty ? visible : whole).map(\.place)
    guard let first = rows.first, let last = rows.last else { return nil }
    let content = order.content
    let selected = selection.flatMap { order.isRow($0) ? content.rows(before: $0) + 1 : nil }
    return TablePosition(
      first: content.rows(before: first) + 1, last: content.rows(before: last) + 1, selected: selected,
      count: content.rowCount)
  }

  /// Whether something is hidden above.
  public var isScrolled: Bool { hidden > 0 || order.before(top) != nil }
}
