extension English {
  var today: String { "today" }
  var yesterday: String { "yesterday" }
  var available: String { "Available" }
  var balance: String { "Balance" }
  var creditLimit: String { "Credit limit" }
  var notYetInBalance: String { "not yet in the balance" }
  var grandTotal: String { "Grand total" }
  var noText: String { "(no text)" }

  func bankData(of moment: String) -> String { "bank data of \(moment)" }
  func authorized(on day: String) -> String { "authorized \(day)" }
  func total(_ status: TransactionStatus) -> String { "Total \(word(status))" }
  func noTransactions(_ status: TransactionStatus) -> String { "No \(word(status)) transactions in this period" }

  func group(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "AUTHORIZED"
    case .posted: "POSTED"
    }
  }

  func notAvailable(_ status: TransactionStatus) -> String {
    "Not available: this source does not say what is \(word(status))"
  }

  private func word(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "authorized"
    case .posted: "posted"
    }
  }
}
