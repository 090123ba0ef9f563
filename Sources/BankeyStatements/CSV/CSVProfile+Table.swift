import BankeyCore

extension CSVProfile {
  /// Whether the beginning of a file shows that it is of this bank. Without a text to look for, the named columns tell it later.
  func isMatched(_ text: CSVText) -> Bool {
    guard let match else { return columns.values.joined().contains { if case .named = $0 { true } else { false } } }
    let head = text.decoder.string(text.bytes[0..<min(text.bytes.count, 1 << 13)])
    return head.contains(match)
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
  /// What the headers in `row` and a profile say; nil when the row lacks a column that the profile names.
  init?(_ row: CSVRow, _ text: CSVText, _ profile: CSVProfile?) {
    self.init(text.strings(row).map(CSVHeading.init))
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
