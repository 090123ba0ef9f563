import BankeyCore

extension CSVProfile {
  /// How much of the headers tells a form.
  static let headerLength = 1000

  /// Whether the beginning of a file shows that it is of this bank. Without a text to look for, the named columns or the number of fields
  /// tell it later.
  func isMatched(_ text: CSVText) -> Bool {
    guard let sign = match ?? header else { return fields != nil || namesColumn }
    return text.decoder.string(text.bytes[0..<min(text.bytes.count, 1 << 13)]).contains(sign)
  }

  /// Whether a row can be the one that tells its columns.
  func mayBegin(with row: CSVRow, _ text: CSVText) -> Bool {
    if let header { return header == CSVProfile.header(row, text) }
    return fields.map { $0 == row.count } ?? true
  }

  /// Whether a table has the form that it tells.
  func isOf(header row: CSVRow?, _ rows: CSVSample) -> Bool {
    if let header { return row.map { header == CSVProfile.header($0, rows.text) } ?? false }
    guard let fields else { return true }
    let count = rows.rows.count { $0.count == fields && $0.cells.contains(where: rows.isDate) }
    return row == nil && count * 2 > rows.rows.count
  }

  /// The line of headers as a profile has it.
  static func header(_ row: CSVRow, _ text: CSVText) -> String {
    String(text.decoder.string(text.bytes[row.place]).prefix(headerLength))
  }

  /// Whether a column is told by its header.
  var namesColumn: Bool { !named.isEmpty }

  /// The headers that it names.
  var named: [String] {
    CSVField.allCases.flatMap { columns[$0] ?? [] }.compactMap { if case .named(let name) = $0 { name } else { nil } }
  }

  /// The number, from 0, of a column; nil when no header is called so.
  func index(_ column: Column, in headings: [CSVHeading]) -> Int? {
    switch column {
    case .number(let number): number - 1
    case .named(let name):
      headings.firstIndex { $0.text == name } ?? headings.firstIndex { $0.key == CSVHeading(name).key }
    }
  }
}

extension CSVRoles {
  /// What the headers in `row` and a profile say of `width` columns or more; nil when the row lacks a column that the profile names.
  init?(_ row: CSVRow, _ text: CSVText, _ profile: CSVProfile?, width: Int = 0) {
    let told = text.strings(row).map(CSVHeading.init)
    self.init(told + Array(repeating: CSVHeading(""), count: max(0, width - told.count)))
    for (field, columns) in profile?.columns ?? [:] {
      let indexes = columns.compactMap { profile?.index($0, in: headings) }
      guard indexes.count == columns.count, indexes.allSatisfy(headings.indices.contains) else { return nil }
      set(CSVRoles.columns[field]!, indexes)
    }
  }

  private static let columns: [CSVField: CSVColumn] = [
    .date: .booked, .authorized: .done, .amount: .amount, .debit: .debit, .credit: .credit, .direction: .direction,
    .balance: .balance, .currency: .currency, .description: .description, .counterparty: .counterparty,
    .account: .account, .id: .id, .status: .status,
  ]
}
