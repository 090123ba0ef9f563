extension Norwegian {
  var transactionGone: String { "Denne transaksjonen finnes ikke lenger. Esc går tilbake." }

  func title(_ section: TransactionViewModel.Section.ID) -> String? {
    switch section {
    case .transaction: nil
    case .origin: "HVOR DEN KOMMER FRA"
    case .earlier: "HVA DEN VAR FØR"
    case .raw: "RÅDATA"
    }
  }

  func label(_ field: TransactionField.Name) -> String {
    switch field {
    case .amount: "Beløp"
    case .status: "Status"
    case .booked: "Bokført"
    case .authorized: "Reservert"
    case .match: "Var reservert"
    case .text: "Tekst"
    case .counterparty: "Motpart"
    case .originalCurrency: "Opprinnelig valuta"
    case .account: "Konto"
    case .source: "Kilde"
    case .file: "Fil"
    case .received: "Mottatt"
    case .seen: "Sist sett"
    case .nativeId: "Kildens id"
    case .id: "bankeys id"
    case .earlier, .raw: ""
    }
  }

  func status(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "reservert, ikke i saldoen ennå"
    case .posted: "bokført"
    }
  }

  func overdue(_ days: Int) -> String {
    "reservert for \(days) dager siden, fortsatt ikke i saldoen: kanskje banken aldri bokfører den"
  }

  func currency(_ code: String, rate: String) -> String { "\(code), kurs \(rate)" }
}
