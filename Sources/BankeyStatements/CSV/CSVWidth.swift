import BankeyModel

/// How many fields the rows of a table have, and which of those with more or fewer can be read: where a field is missing or one too many, the
/// balance may stand where the amount belongs.
struct CSVWidth {
  /// How many fields most rows have.
  private let usual: Int
  /// How many columns have a header.
  private let named: Int
  /// Whether figures stand behind the amount, which could move into its place.
  private let canShift: Bool
  /// Whether nothing but text stands behind the last figure, which more fields can belong to.
  private let endsInText: Bool

  /// The width of a table with these rows.
  init(_ layout: CSVLayout, _ rows: CSVSample) {
    let counts = Dictionary(rows.transactions.rows.map { ($0.count, 1) }, uniquingKeysWith: +)
    usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? layout.width
    named = layout.width
    let (first, last) = (layout.amounts.min() ?? 0, layout.figures.max() ?? 0)
    canShift =
      last > first
      || (0..<usual).contains { column in
        column > first && !rows.cells(column).isEmpty && rows.isMostly(column, rows.isFigure)
      }
    endsInText = max(last, layout.date) < layout.width - 1 && !rows.isMostly(layout.width - 1, rows.isFigure)
  }

  /// Whether the fields of a row stand in their columns.
  func fits(_ row: CSVRow) -> Bool {
    // What follows a lost quote may be a part of the field before.
    if row.hasStrayQuote { return row.count == named }
    if row.count == usual { return true }
    if row.count < usual { return !canShift }
    return endsInText || row.cells.dropFirst(max(usual, named)).allSatisfy(\.isEmpty)
  }

  /// The fields that belong to the last text.
  func more(_ row: CSVRow) -> Range<Int> { endsInText && row.count > named ? named..<row.count : 0..<0 }
}
