/// A row of a table, reused for all rows.
struct CSVRow {
  /// Its range, without the line end.
  var place = 0..<0
  /// Whether a line end follows.
  var isEnded = true
  /// Whether a quote ends a field that no quote started.
  var hasStrayQuote = false
  /// The number of its fields.
  private(set) var count = 0
  /// Its fields, followed by stale ones.
  private var store: [CSVCell] = []

  var cells: ArraySlice<CSVCell> { store[..<count] }

  /// Whether all fields are empty.
  var isBlank: Bool { !(0..<count).contains { !store[$0].isEmpty } }

  /// The field of a column; nil when it does not exist or is empty.
  subscript(column: Int?) -> CSVCell? {
    guard let column, column < count, !store[column].isEmpty else { return nil }
    return store[column]
  }

  /// Makes a field of several fields that follow each other, with what is between them.
  mutating func join(_ fields: ClosedRange<Int>) {
    store[fields.lowerBound] = CSVCell(
      place: store[fields.lowerBound].place.lowerBound..<store[fields.upperBound].place.upperBound)
    store.removeSubrange(fields.lowerBound + 1...fields.upperBound)
    count -= fields.count - 1
  }

  /// Finds out what each field can be.
  mutating func findKinds(_ text: CSVText) {
    for index in 0..<count { store[index].kinds = text.kinds(store[index]) }
  }

  mutating func clear() { (count, hasStrayQuote) = (0, false) }

  @inline(__always)
  mutating func append(_ cell: CSVCell) {
    if count < store.count { store[count] = cell } else { store.append(cell) }
    count += 1
  }
}
