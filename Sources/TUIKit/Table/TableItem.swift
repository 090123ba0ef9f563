/// What stands at a place of a table.
public nonisolated enum TableItem<Section, Row> {
  /// What heads a section.
  case header(Section)
  /// A row.
  case row(Row)
  /// What ends a section.
  case footer(Section)
}

nonisolated extension TableItem: Equatable where Section: Equatable, Row: Equatable {}
