import BankeyCore

/// Banks whose headers are known, and say what no cell of a short file does.
struct CSVKnownBank {
  /// What messages call it.
  let name: String
  /// Its headers, folded.
  private let headers: String
  /// The order in its dates.
  let dates: DateOrder
  /// The currency of its accounts, where it has only one.
  let currency: Currency?

  /// The bank with these headers.
  static func of(_ headings: [CSVHeading]) -> CSVKnownBank? {
    let headers = headings.map(\.key).joined(separator: " ")
    return all.first { $0.headers == headers }
  }

  private static let all = [
    CSVKnownBank(
      name: "Payoneer",
      headers: "transactiondate transactiontime timezone transactionid description creditamount debitamount currency "
        + "transferamount transferamountcurrency status runningbalance additionaldescription storename source target referenceid",
      dates: .monthFirst, currency: nil),
    CSVKnownBank(
      name: "Schwab", headers: "date status type checknumber description withdrawal deposit runningbalance",
      dates: .monthFirst, currency: Currency(code: "USD")),
    CSVKnownBank(name: "First Direct", headers: "date description amount balance", dates: .dayFirst, currency: nil),
  ]
}
