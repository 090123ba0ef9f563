extension English {
  var transactionGone: String { "This transaction is no longer there. Esc goes back." }

  func title(_ section: TransactionViewModel.Section.ID) -> String? {
    switch section {
    case .transaction: nil
    case .origin: "WHERE IT COMES FROM"
    case .earlier: "WHAT IT WAS BEFORE"
    case .raw: "RAW RECORD"
    }
  }

  func label(_ field: TransactionField.Name) -> String {
    switch field {
    case .amount: "Amount"
    case .status: "Status"
    case .booked: "Booked"
    case .authorized: "Authorized"
    case .match: "Was authorized"
    case .text: "Text"
    case .counterparty: "Other side"
    case .originalCurrency: "Original currency"
    case .account: "Account"
    case .source: "Source"
    case .file: "File"
    case .received: "Received"
    case .seen: "Last seen"
    case .nativeId: "The source's id"
    case .id: "bankey's id"
    case .earlier, .raw: ""
    }
  }

  func status(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "authorized, not yet in the balance"
    case .posted: "posted"
    }
  }

  func overdue(_ days: Int) -> String {
    "authorized \(days) days ago, still not in the balance: the bank may never book it"
  }

  func currency(_ code: String, rate: String) -> String { "\(code), rate \(rate)" }
}
