import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

extension Store {
  /// The transactions as short lines, newest first: "3 Coffee −4.00".
  func lines(_ filter: TransactionFilter = TransactionFilter()) throws -> [String] {
    var lines: [String] = []
    try transactions(filter) { lines.append($0.line) }
    return lines
  }

  /// All transactions, newest first.
  func list(_ filter: TransactionFilter = TransactionFilter()) throws -> [Transaction] {
    var list: [Transaction] = []
    try transactions(filter) { list.append($0) }
    return list
  }
}

extension Transaction {
  /// The transaction in short: "3 Coffee -4.00", with a star when it is only authorized.
  var line: String {
    "\(day.distance(to: november(1)) * -1 + 1) \(description) \(amount)\(status == .authorized ? "*" : "")"
  }
}
