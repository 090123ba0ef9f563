extension Norwegian {
  var today: String { "i dag" }
  var yesterday: String { "i går" }
  var available: String { "Disponibelt" }
  var balance: String { "Saldo" }
  var creditLimit: String { "Kredittgrense" }
  var notYetInBalance: String { "ikke i saldoen ennå" }
  var grandTotal: String { "Sum totalt" }
  var noText: String { "(uten tekst)" }

  func bankData(of moment: String) -> String { "bankens tall fra \(moment)" }
  func authorized(on day: String) -> String { "reservert \(day)" }
  func total(_ status: TransactionStatus) -> String { "Sum \(word(status))" }
  func noTransactions(_ status: TransactionStatus) -> String { "Ingen \(word(status)) transaksjoner i perioden" }

  func group(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "RESERVERT"
    case .posted: "BOKFØRT"
    }
  }

  func notAvailable(_ status: TransactionStatus) -> String {
    "Ikke tilgjengelig: kilden sier ikke hva som er \(singular(status))"
  }

  private func word(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "reserverte"
    case .posted: "bokførte"
    }
  }

  private func singular(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "reservert"
    case .posted: "bokført"
    }
  }
}
