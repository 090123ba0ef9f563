extension Norwegian {
  var today: String { "i dag" }
  var yesterday: String { "i går" }
  var available: String { "Disponibelt" }
  var balance: String { "Saldo" }
  var creditLimit: String { "Kredittgrense" }
  var notYetInBalance: String { "ikke i saldoen ennå" }
  var unreadable: String { "Kan ikke leses" }
  var noText: String { "(uten tekst)" }

  func range(_ range: ChartRange) -> String {
    switch range {
    case .month: "30 dager"
    case .quarter: "90 dager"
    case .year: "1 år"
    case .all: "alt"
    }
  }

  func chart(of range: String) -> String { "graf over \(range)" }

  func bankData(of moment: String) -> String { "bankens tall fra \(moment)" }
  func units(_ quantity: String) -> String { "\(quantity) andeler" }
  func authorized(on day: String) -> String { "reservert \(day)" }
  func pending(_ days: Int) -> String { "reservert i \(days) dager" }
  func wasAuthorized(on day: String) -> String { "var reservert \(day)" }

  func title(_ section: ReportSection) -> String {
    switch section {
    case .holdings: "BEHOLDNING"
    case .group(.authorized): "RESERVERT"
    case .group(.posted): "BOKFØRT"
    case .all: "ALLE"
    case .rejected: "IKKE LEST"
    case .grandTotal: "SUM"
    }
  }

  func total(_ section: ReportSection) -> String {
    section == .grandTotal ? "Sum totalt" : "Sum" + word(section, plural: "e")
  }

  func noTransactions(_ section: ReportSection) -> String {
    "Ingen\(word(section, plural: "e")) transaksjoner i perioden"
  }

  func notAvailable(_ section: ReportSection) -> String {
    "Ikke tilgjengelig: kilden sier ikke hva som " + (section == .all ? "finnes" : "er" + word(section))
  }

  private func word(_ section: ReportSection, plural: String = "") -> String {
    switch section {
    case .group(.authorized): " reservert" + plural
    case .group(.posted): " bokført" + plural
    case .all, .rejected, .holdings, .grandTotal: ""
    }
  }
}
