import BankeyCore

/// Which column of a table is what, by their numbers from 0.
struct CSVLayout {
  /// The headers; none where the table has none.
  var headings: [CSVHeading]
  /// How many fields a row has.
  var width: Int
  var date = 0
  var authorized: Int?
  var amount: Int?
  var debit: Int?
  var credit: Int?
  var direction: Int?
  var balance: Int?
  var currency: Int?
  var texts: [Int] = []
  /// Whether what stands in them has shown that they are texts, and no header.
  var areTextsFound = false
  var type: Int?
  var counterparty: Int?
  var payer: Int?
  var payee: Int?
  var account: Int?
  var id: Int?
  var status: Int?

  /// The columns with figures.
  var figures: [Int] { [amount, debit, credit, balance].compactMap(\.self) }

  /// How many columns are known.
  var known: Int {
    let single = [
      authorized, amount, debit, credit, direction, balance, currency, type, counterparty, payer, payee, account, id,
      status,
    ]
    return 1 + single.count { $0 != nil } + texts.count
  }

  /// What a message calls a column.
  func name(_ column: Int) -> String {
    column < headings.count && !headings[column].text.isEmpty ? Quotation.of(headings[column].text) : "\(column + 1)"
  }
}
