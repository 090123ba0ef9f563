import BankeyCore

/// The first rows of a table, by which its columns are known.
struct CSVSample {
  /// How many rows are looked at.
  static let rows = 200
  /// How many bytes they may have.
  static let bytes = 1 << 16

  let text: CSVText
  var rows: [CSVRow]

  /// The first rows that are not blank, from `place`. A row that cannot be cut ends them.
  init(_ text: CSVText, _ dialect: CSVDialect) {
    self.text = text
    rows = []
    var (cutter, row) = (CSVRows(text.bytes, dialect), CSVRow())
    while rows.count < CSVSample.rows, cutter.place < dialect.start + CSVSample.bytes, (try? cutter.next(&row)) == true
    {
      if !row.isBlank { rows.append(row) }
    }
  }

  /// The rows behind one; behind row -1 are all.
  func after(_ row: Int) -> CSVSample {
    var sample = self
    sample.rows.removeFirst(row + 1)
    return sample
  }

  /// What stands in a column, without empty fields.
  func cells(_ column: Int) -> [CSVCell] { rows.compactMap { $0[column] } }

  /// The texts in a column, without empty ones.
  func strings(_ column: Int) -> [String] { cells(column).compactMap(text.string) }

  /// Whether a row can have the headers of a date and of an amount.
  func mayBeHeader(_ row: CSVRow) -> Bool {
    row.cells.lazy.filter { CSVWords.mayBeKnown(text.bytes[$0.place]) }.prefix(2).count == 2
  }

  /// Whether a field is a date.
  func isDate(_ cell: CSVCell) -> Bool { WrittenDate(text.bytes[cell.place]) != nil }

  /// Whether a field can be an amount of money: a figure with a sign, one or two decimals, or a currency.
  func isMoney(_ cell: CSVCell) -> Bool {
    CSVFigure.with(text, cell) { figure, currency in
      guard figure.contains(where: isDigit), (try? AmountParser.parse(utf8: figure)) != nil else { return false }
      return currency != nil || figure.contains { $0 == 0x2D || $0 == 0x2B || $0 == 0x28 || $0 == 0x2E || $0 == 0x2C }
    } ?? false
  }
}
