import BankeyModel

/// Gives a table with a column of amounts for each of several currencies one column of amounts and one of currencies:
///
///     Date,Description,CAD$,USD$
enum CurrencyColumns {
  /// The rewritten table, with tabs between the fields; nil when it has no such columns, only one of them has amounts,
  /// or a row has several.
  static func delimited(_ file: CSVFile, _ table: CSVTable?) -> [UInt8]? {
    if let table, table.hasDays, table.layout.headings.count(where: { $0.currency != nil }) < 2 { return nil }
    return file.samples.lazy.compactMap { rewritten($0.1, $0.0) }.first
  }

  private static func rewritten(_ sample: CSVSample, _ dialect: CSVDialect) -> [UInt8]? {
    let heads = sample.rows.prefix(CSVTable.highestHeader).enumerated().lazy.compactMap { index, row in
      columns(row, sample.text).map { (index, $0) }
    }
    guard let (index, columns) = heads.first, areApart(columns, sample.after(index).transactions) else { return nil }
    return DelimitedRows.rewritten(sample.text, dialect) { row in
      let isHead = row.place.lowerBound == sample.rows[index].place.lowerBound
      let own = columns.first { stands(row, $0.column, sample) }
      let fields = sample.text.strings(row)
      let both = isHead ? ["Amount", "Currency"] : [own.map { fields[$0.column] } ?? "", own?.currency.code ?? ""]
      return [replaced(columns, in: fields, by: both)]
    }
  }

  /// The columns of amounts in a row of headers and their currencies, which all differ.
  private static func columns(_ row: CSVRow, _ text: CSVText) -> [(column: Int, currency: Currency)]? {
    let headings = row.cells.map { CSVHeading(text.string($0) ?? "") }
    let found = headings.indices.compactMap { column in
      isAmount(headings[column]) ? headings[column].currency.map { (column, $0) } : nil
    }
    let isTable = headings.contains { CSVRoles([$0]).hasDate }
    return isTable && found.count > 1 && Set(found.map(\.1)).count == found.count ? found : nil
  }

  /// Whether a header says no more than a currency, or that its amounts are in it.
  private static func isAmount(_ heading: CSVHeading) -> Bool {
    CSVFigure.currency(heading.text) != nil || CSVWords.column(heading.key) == .amount
  }

  /// Whether every row has an amount other than zero in one column at most, and at least two columns have some.
  private static func areApart(_ columns: [(column: Int, currency: Currency)], _ rows: CSVSample) -> Bool {
    let filled = rows.rows.map { row in columns.map(\.column).filter { stands(row, $0, rows) } }
    return filled.allSatisfy { $0.count < 2 } && Set(filled.joined()).count > 1
      && columns.allSatisfy { rows.cells($0.column).allSatisfy(rows.isFigure) }
  }

  private static func stands(_ row: CSVRow, _ column: Int, _ rows: CSVSample) -> Bool {
    row[column].map { !rows.isZero($0) } ?? false
  }

  /// The fields of a row with an amount and its currency in the place of these columns; a short row remains as it is.
  private static func replaced(
    _ columns: [(column: Int, currency: Currency)], in fields: [String], by both: [String]
  ) -> [String] {
    let places = columns.map(\.column)
    guard let first = places.min(), let last = places.max(), last < fields.count else { return fields }
    return fields.indices.flatMap { index in
      index == first ? both : places.contains(index) ? [] : [fields[index]]
    }
  }
}
