import BankeyModel

extension CSVBankLayout {
  /// Whether the rows contain the text that distinguishes this bank from others with the same headers.
  func isMarked(_ rows: CSVSample) -> Bool {
    fields.enumerated().allSatisfy { column, field in
      field.mark.map { mark in rows.strings(column).contains { $0.contains(mark) } } ?? true
    }
  }

  /// Whether the rows contain a date in this bank's format.
  func isDated(_ rows: CSVSample) -> Bool {
    rows.rows.contains { row in row.cells.contains { head.form.fits($0, rows) } }
  }

  /// Whether most rows with a date, and all of those with this number of fields, have this form.
  func fits(_ rows: CSVSample) -> Bool {
    let (fields, form) = (fields, head.form)
    let dated = rows.rows.filter { $0.cells.contains(where: rows.isDate) }
    var table = rows
    table.rows = dated.filter { $0.count == fields.count }
    guard !table.rows.isEmpty, table.rows.count * 2 > dated.count else { return false }
    return fields.indices.allSatisfy { fields[$0].fits(table, $0, form) }
  }
}

extension CSVBankLayout.Field {
  /// Whether a column's contents fit this field.
  fileprivate func fits(_ rows: CSVSample, _ column: Int, _ form: CSVBankDates) -> Bool {
    if let literal { return rows.rows.allSatisfy { rows.text.string($0[column]) == literal } }
    guard let role else { return rows.cells(column).isEmpty }
    func all(_ kind: (CSVCell) -> Bool) -> Bool { rows.cells(column).allSatisfy(kind) }
    func isEvery(_ kind: (String) -> Bool) -> Bool { rows.strings(column).allSatisfy(kind) }
    switch role {
    case .booked, .day: return rows.isFull(column) { form.fits($0, rows) }
    case .done, .value: return all { form.fits($0, rows) }
    case .amount: return rows.isFull(column, of: rows.isFigure)
    case .debit, .credit, .balance, .originalAmount, .fee, .rate: return all(rows.isFigure)
    case .currency, .originalCurrency: return isEvery { CSVFigure.currency($0) != nil }
    case .direction:
      return !rows.cells(column).isEmpty
        && isEvery { words.isEmpty ? CSVWords.direction($0) != nil : words.contains($0) }
    case .account: return rows.words(column, atMost: 3) != nil && isEvery { $0.contains(where: \.isNumber) }
    case .check: return isEvery { $0 == "-" || $0.allSatisfy(\.isNumber) }
    case .otherAccount, .number: return isEvery { $0.contains(where: \.isNumber) }
    case .description, .counterparty: return !rows.isMostly(column, rows.isDate) && !rows.isMostly(column, rows.isMoney)
    default: return true
    }
  }
}

extension CSVBankDates {
  /// Whether a date has this format.
  func fits(_ cell: CSVCell, _ rows: CSVSample) -> Bool {
    guard let date = rows.text.date(cell), let written = rows.text.string(cell) else { return false }
    guard let order else { return true }
    return (date.order == nil || date.order == order) && date.day(order) != nil
      && CSVForm.shape(written).hasPrefix(shape)
  }

  /// The format in the notation of `CSVForm.shape`.
  private var shape: String {
    if text == "ymd" { return "ymd" }
    let named = text.replacing("mmm", with: "n").replacing("yy", with: "d").replacing("m", with: "d")
    return named.replacing("n", with: "m").replacing(" ", with: "")
  }
}
