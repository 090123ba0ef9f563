import BankeyModel

extension CSVBankLayout {
  /// Whether other banks are unlikely to write the same headers: there are many, or one is an unusual word.
  var isDistinct: Bool {
    fields.count > CSVBankLayout.few || fields.contains { CSVWords.column(CSVHeading($0.heading).key) == nil }
  }

  private static let few = 6

  /// Whether the headers of a file name a currency wherever this bank's do: `Montant(EUROS)` is not `Montant`.
  func namesCurrencies(of headings: [CSVHeading]) -> Bool {
    zip(fields, headings).allSatisfy { CSVHeading($0.heading).currency == nil || $1.currency != nil }
  }

  /// Whether the rows contain the text that distinguishes this bank from others with the same headers.
  func isMarked(_ rows: CSVSample) -> Bool {
    fields.enumerated().allSatisfy { column, field in
      field.mark.map { mark in rows.strings(column).contains { $0.contains(mark) } } ?? true
    }
  }

  /// Whether the rows contain a date in this bank's format.
  func isDated(_ rows: CSVSample) -> Bool {
    let form = head.form
    return rows.rows.contains { row in row.cells.contains { form.fits($0, rows) } }
  }
}

extension CSVBankForm {
  /// Whether the columns of rows, all with the same number of fields, have this form. Delimiters at the end of the rows
  /// make further columns, which are empty.
  func fits(_ rows: CSVSample) -> Bool {
    guard let count = rows.rows.first?.count, count >= fields.count else { return false }
    return (fields.count..<count).allSatisfy { rows.cells($0).isEmpty }
      && fields.indices.allSatisfy { fields[$0].fits(rows, $0, dates) }
  }
}

extension CSVSample {
  /// The rows with a date and the number of fields that most of those have; nil when there is no such number.
  var datedAlike: CSVSample? {
    var table = self
    let dated = rows.filter { $0.cells.contains(where: isDate) }
    let widths = Dictionary(dated.map { ($0.count, 1) }, uniquingKeysWith: +)
    guard let width = widths.first(where: { $0.value * 2 > dated.count })?.key else { return nil }
    table.rows = dated.filter { $0.count == width }
    return table
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
    // Without balances, the columns of a pair could be swapped.
    case .balance: return !rows.cells(column).isEmpty && all(rows.isFigure)
    case .debit, .credit, .originalAmount, .fee, .rate: return all(rows.isFigure)
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
}
