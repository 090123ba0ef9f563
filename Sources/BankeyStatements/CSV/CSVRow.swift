/// A row of a table. One is filled again and again.
struct CSVRow {
  /// Where it stands, without its line end.
  var place = 0..<0
  /// Whether a line end follows.
  var isEnded = true
  /// Its fields.
  var cells: [CSVCell] = []

  /// Whether nothing stands in any field.
  var isBlank: Bool { cells.allSatisfy(\.isEmpty) }

  /// A field; nil when there is none with that number, or nothing in it.
  subscript(column: Int?) -> CSVCell? {
    guard let column, column < cells.count, !cells[column].isEmpty else { return nil }
    return cells[column]
  }
}
