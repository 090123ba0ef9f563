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
    text += (fields + Array(repeating: "", count: missing)).map(DelimitedRows.quoted).joined(separator: "\t").utf8
    end()
    if fields.count > 1 { tableRows += 1 }
  }

  private mutating func end() {
    text.append(0x0A)
    line += 1
  }

  private static func quoted(_ field: String) -> String {
    field.contains("\"") ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}
