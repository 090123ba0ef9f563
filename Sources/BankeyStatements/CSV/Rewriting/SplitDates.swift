import BankeyModel

/// Joins year, month and day of a table that gives each its own column, as Japanese banks do:
///
///     操作日(年),操作日(月),操作日(日),摘要,お支払金額
enum SplitDates {
  /// The table with one column of dates, with tabs between the fields; nil when it has no such columns.
  static func delimited(_ file: CSVFile) -> [UInt8]? {
    file.samples.lazy.compactMap { rewritten($0.1, $0.0) }.first
  }

  /// The last parts of the headers of the three columns.
  private static let parts = [["年", "月", "日"], ["년", "월", "일"], ["year", "month", "day"], ["jahr", "monat", "tag"]]

  private static func rewritten(_ sample: CSVSample, _ dialect: CSVDialect) -> [UInt8]? {
    let heads = sample.rows.prefix(CSVTable.highestHeader).lazy.compactMap { columns($0, sample.text) }
    guard let (first, name) = heads.first else { return nil }
    return DelimitedRows.rewritten(sample.text, dialect) { [joined(sample.text.strings($0), first, name)] }
  }

  /// The column of the year in a row of headers, and the name of the dates.
  private static func columns(_ row: CSVRow, _ text: CSVText) -> (first: Int, name: String)? {
    let keys = row.cells.map { CSVHeading(text.string($0) ?? "").key }
    for first in keys.indices.dropLast(2) {
      for part in parts where zip(keys[first...], part).allSatisfy({ $0.hasSuffix($1) }) {
        let stems = zip(keys[first...], part).map { $0.dropLast($1.count) }
        guard Set(stems).count == 1 else { continue }
        let name = String(stems[0])
        return (first, CSVRoles([CSVHeading(name)]).hasDate ? name : "Date")
      }
    }
    return nil
  }

  /// The fields of a row with its date in one; those of a row without a date, such as the headers, with the name.
  private static func joined(_ fields: [String], _ first: Int, _ name: String) -> [String] {
    guard fields.count > first + 2 else { return fields }
    let numbers = fields[first...first + 2].map { Int($0) }
    var fields = fields
    let date = numbers.contains(nil) ? name : fields[first...first + 2].joined(separator: "-")
    fields.replaceSubrange(first...first + 2, with: [date])
    return fields
  }
}
