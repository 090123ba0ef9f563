import BankeyCore

/// What of a row cannot be read.
enum CSVRowFault: Error {
  case date, noDate, amount, noAmount, twoAmounts, direction, width, account, currency, accounts

  /// As the end of a sentence.
  func reason(_ row: CSVRow, _ table: CSVTable) -> String {
    let layout = table.layout
    func value(_ column: Int?) -> String { table.text.string(row[column]).map(Quotation.of) ?? "" }
    return switch self {
    case .date: "its date \(value(layout.date)) is impossible"
    case .noDate: "it has no date"
    case .amount:
      "its amount \(value(layout.amount ?? (row[layout.debit] != nil ? layout.debit : layout.credit))) is not readable"
    case .noAmount: "it has no amount"
    case .twoAmounts: "it has two amounts"
    case .direction: "\(value(layout.direction)) does not say whether the money came or went"
    case .width: "it has \(row.count) fields where the table has \(layout.width)"
    case .account: "it does not say which account it is of"
    case .currency: "it does not say its currency"
    case .accounts: "the file has more than \(CSVReader.mostAccounts) accounts"
    }
  }
}
