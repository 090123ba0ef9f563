import BankeyCore

/// What the lines above a table say of the account.
struct CSVPreamble {
  /// Its number or IBAN.
  private(set) var account: String?
  /// Its currency.
  private(set) var currency: Currency?
  /// Its balance, and the text with its day.
  private(set) var balance: (cell: CSVCell, label: String)?

  /// Reads the rows above a table.
  init(_ rows: [CSVRow], _ text: CSVText) {
    for row in rows {
      let cells = row.cells.filter { !$0.isEmpty }
      for (index, cell) in cells.enumerated() { see(cell, cells.dropFirst(index + 1).first, text) }
    }
  }

  private mutating func see(_ cell: CSVCell, _ next: CSVCell?, _ text: CSVText) {
    let label = text.string(cell) ?? ""
    if account == nil, CSVAccount.isIBAN(label) { account = label }
    guard let next, let value = text.string(next) else { return }
    if balance == nil, CSVPreamble.isBalance(label), CSVFigure.with(text, next, { _, _ in true }) == true {
      balance = (next, label)
    }
    switch CSVWords.column(CSVHeading(label).key) {
    case .account, .number: if account == nil, value.contains(where: \.isNumber) { account = value }
    case .currency, .valuta: currency = currency ?? CSVFigure.currency(value)
    default: break
    }
  }

  private static func isBalance(_ label: String) -> Bool {
    let key = CSVHeading(label).key
    return ["kontostand", "saldo", "balance", "solde", "currentbalance", "closingbalance", "neuersaldo", "endsaldo"]
      .contains { key.hasPrefix($0) }
  }

  /// The day in a label: `Kontostand vom 30.12.2024:`.
  func day(_ order: DateOrder) -> Day? {
    guard let label = balance?.label, let first = label.firstIndex(where: \.isNumber),
      let last = label.lastIndex(where: \.isNumber)
    else { return nil }
    return Array(label[first...last].utf8).withUnsafeBytes { WrittenDate($0)?.day(order) }
  }
}
