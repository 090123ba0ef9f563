/// Collects the rows of a rewritten table as text with tabs between the fields.
///
/// Every row begins in the line in which it began in the file where that is possible, so that messages name the right
/// line.
struct DelimitedRows {
  /// The text so far, in UTF-8.
  private(set) var text: [UInt8] = []
  /// The number of rows with several fields.
  private(set) var tableRows = 0
  /// The number of fields up to which rows get empty fields. A short hostile file could otherwise become a huge table.
  static let widest = 100

  private var line = 1
  private var width = 0

  /// Adds a row that began in `line`. Rows without any text are left out; rows shorter than one before get empty
  /// fields, because markup may leave them out.
  mutating func add(_ fields: [String], line start: Int) {
    guard fields.contains(where: { !$0.isEmpty }) else { return }
    while line < start { end() }
    if fields.count > 1 { width = max(width, min(fields.count, DelimitedRows.widest)) }
    let missing = fields.count > 1 ? max(0, width - fields.count) : 0
    let row = (fields + Array(repeating: "", count: missing)).map(DelimitedRows.quoted).joined(separator: "\t")
    text += row.utf8
    line += row.utf8.count { $0 == 0x0A }
    end()
    if fields.count > 1 { tableRows += 1 }
  }

  private mutating func end() {
    text.append(0x0A)
    line += 1
  }

  /// A field in quotes if a reader would take a part of it for a quote, a delimiter or a line end.
  private static func quoted(_ field: String) -> String {
    field.utf8.contains { [0x09, 0x0A, 0x0D, 0x22].contains($0) }
      ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}

extension DelimitedRows {
  /// Rewrites a table from a row of headers on, or all of its rows. `body` returns the rows that a row becomes, nil when
  /// the table cannot be rewritten.
  static func rewritten(
    _ text: CSVText, _ dialect: CSVDialect, head: (row: CSVRow, fields: [String])? = nil,
    _ body: (CSVRow) -> [[String]]?
  ) -> [UInt8]? {
    var rows = CSVRows(text.bytes, dialect, from: head?.row.place.upperBound)
    var (table, lines) = (DelimitedRows(), LineCounter(text.bytes))
    if let head { table.add(head.fields, line: lines.line(at: head.row.place.lowerBound)) }
    let isWhole = rows.forEach { row in
      guard let parts = body(row) else { return false }
      for part in parts { table.add(part, line: lines.line(at: row.place.lowerBound)) }
      return true
    }
    return isWhole ? table.text : nil
  }
}
