extension English {
  var authorized: String { "authorized" }

  func column(_ column: TableColumn) -> String {
    switch column {
    case .account: account
    case .kind: "Kind"
    case .number: "Number"
    case .bank: "Bank"
    case .available: available
    case .balance: balance
    case .asOf: asOf
    case .date: "Date"
    case .status: "Status"
    case .text: "Text"
    case .counterparty: "Counterparty"
    case .amount: "Amount"
    case .source: "Source"
    case .secret: "Secret in"
    case .lastSuccess: "Last answer"
    case .callsLeft: "Calls left"
    case .error: "Last error"
    }
  }
}
