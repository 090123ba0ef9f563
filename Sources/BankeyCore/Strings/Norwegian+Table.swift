extension Norwegian {
  var authorized: String { "reservert" }

  func column(_ column: TableColumn) -> String {
    switch column {
    case .account: account
    case .kind: "Type"
    case .number: "Nummer"
    case .bank: "Bank"
    case .available: available
    case .balance: balance
    case .asOf: asOf
    case .date: "Dato"
    case .status: "Status"
    case .text: "Tekst"
    case .counterparty: "Motpart"
    case .amount: "Beløp"
    case .source: "Kilde"
    case .secret: "Hemmelighet i"
    case .lastSuccess: "Siste svar"
    case .callsLeft: "Kall igjen"
    case .error: "Siste feil"
    }
  }
}
