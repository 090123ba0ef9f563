/// A row of a table. One is filled again and again.
struct CSVRow {
  /// Where it stands, without its line end.
  var place = 0..<0
  /// Whether a line end follows.
  var isEnded = true
  /// How many fields it has.
  private(set) var count = 0
  /// Its fields, and behind them old ones, which may be written over.
  private var store: [CSVCell] = []

  /// Its fields.
  var cells: ArraySlice<CSVCell> { store[..<count] }

  /// Whether nothing stands in any field.
  var isBlank: Bool { cells.allSatisfy(\.isEmpty) }

  /// A field; nil when there is none with that number, or nothing in it.
  subscript(column: Int?) -> CSVCell? {
    guard let column, column < count, !store[column].isEmpty else { return nil }
    return store[column]
  }

  /// Forgets its fields.
  mutating func clear() { count = 0 }

  /// Adds a field.
  @inline(__always)
  mutating func append(_ cell: CSVCell) {
    if count < store.count { store[count] = cell } else { store.append(cell) }
    count += 1
  }
}
