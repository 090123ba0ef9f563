extension TextTable {
  /// The titles and the lines of rows that are all in memory, not wider than `width` if that can be had.
  public static func lines(
    _ columns: [Column], _ rows: [[String]], width: Int? = nil, isASCII: Bool = false
  ) -> [String] {
    var table = TextTable(columns, isASCII: isASCII)
    for row in rows { table.measure(row) }
    if let width { table.fit(width) }
    return [table.header] + rows.map(table.line)
  }
}
