import BankeyModel

/// Writes the date of a day into all its rows where only the first of them has it, as in printed statements:
///
///     14/01/2026,POS TESCO,25.00,,
///     ,POS SPAR,10.00,,965.00
enum RepeatedDates {
  /// The note about the dates that rows got.
  static let note = StatementProblem(.note, "Rows without a date are read with the date of the row above.")

  /// The table with a date in each row, with tabs between the fields; nil unless several rows with money lack one and
  /// no two dates in succession are the same.
  static func delimited(_ table: CSVTable) -> [UInt8]? {
    guard table.profile == nil, areLeftOut(table) else { return nil }
    let (text, date) = (table.text, table.layout.date)
    var last = ""
    return DelimitedRows.rewritten(text, table.dialect) { row in
      var fields = text.strings(row)
      if row.place.lowerBound >= table.start {
        if isUndated(row, table) { fields[date] = last } else if table.date(row) != nil { last = fields[date] }
      }
      return [fields]
    }
  }

  private static func areLeftOut(_ table: CSVTable) -> Bool {
    let rows = table.sample.rows.filter { isUndated($0, table) || table.date($0) != nil }
    let dates = rows.compactMap { table.text.string($0[table.layout.date]) }
    let isDated = rows.map { table.date($0) != nil }
    // A row without a date below all others may be a total.
    guard isDated.first == true, dates.count > 1, dates.count + 1 < rows.count,
      let gap = isDated.firstIndex(of: false),
      isDated[gap...].contains(true)
    else { return false }
    return zip(dates, dates.dropFirst()).allSatisfy { $0 != $1 } && !areParts(rows, table)
  }

  /// Whether a row has a text and money but no date of any kind.
  private static func isUndated(_ row: CSVRow, _ table: CSVTable) -> Bool {
    let (layout, sample) = (table.layout, table.sample)
    guard row.count > layout.date, row[layout.date] == nil, table.date(row) == nil,
      !row.cells.contains(where: sample.isDate), !layout.lines.isLine(row, table.text)
    else { return false }
    let names = layout.texts + [layout.counterparty].compactMap(\.self)
    let words = names.compactMap { table.text.words(row[$0]) }
    return row.count >= table.width.usual && words.contains { $0.contains(where: \.isLetter) }
      && !words.contains(where: CSVWords.beginsLine)
      && layout.amounts.contains { row[$0].map { sample.isFigure($0) && !sample.isZero($0) } ?? false }
  }

  /// Whether the rows without a date only say what the amount above them is made of, or one is the sum of all rows above.
  private static func areParts(_ rows: [CSVRow], _ table: CSVTable) -> Bool {
    let mark = table.sample.mark(table.layout.amounts) ?? .dot
    var (whole, parts, all, count) = (Amount?.none, Amount?.none, Amount?.some(.zero), 0)
    for row in rows {
      let cell = table.layout.amounts.lazy.compactMap { row[$0] }.first { !table.sample.isZero($0) }
      guard let amount = cell.flatMap({ CSVFigure.amount(table.text, $0, mark, in: Currency.unknown) }) else {
        continue
      }
      if table.date(row) != nil {
        if whole != nil, whole == parts { return true }
        (whole, parts) = (amount, nil)
      } else {
        if count > 1, amount == all { return true }
        parts = (parts ?? .zero).adding(amount)
      }
      (all, count) = (all?.adding(amount), count + 1)
    }
    return whole != nil && whole == parts
  }
}
