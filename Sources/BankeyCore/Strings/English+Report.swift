extension English {
  var today: String { "today" }
  var yesterday: String { "yesterday" }
  var available: String { "Available" }
  var balance: String { "Balance" }
  var creditLimit: String { "Credit limit" }
  var notYetInBalance: String { "not yet in the balance" }
  var unreadable: String { "Cannot be read" }
  var noText: String { "(no text)" }

  func range(_ range: ChartRange) -> String {
    switch range {
    case .month: "30 days"
    case .quarter: "90 days"
    case .year: "1 year"
    case .all: "all"
    }
  }

  func chart(of range: String) -> String { "chart of \(range)" }

  func bankData(of moment: String) -> String { "bank data of \(moment)" }
  func units(_ quantity: String) -> String { "\(quantity) units" }
  func authorized(on day: String) -> String { "authorized \(day)" }
  func pending(_ days: Int) -> String { "reserved for \(days) days" }
  func wasAuthorized(on day: String) -> String { "was authorized \(day)" }

  func title(_ section: ReportSection) -> String {
    switch section {
    case .holdings: "HOLDINGS"
    case .group(.authorized): "AUTHORIZED"
    case .group(.posted): "POSTED"
    case .all: "ALL"
    case .rejected: "NOT READ"
    case .grandTotal: "TOTAL"
    }
  }

  func total(_ section: ReportSection) -> String {
    section == .grandTotal ? "Grand total" : "Total" + word(section)
  }

  func noTransactions(_ section: ReportSection) -> String { "No\(word(section)) transactions in this period" }

  func notAvailable(_ section: ReportSection) -> String {
    "Not available: this source does not say what is" + (section == .all ? " there" : word(section))
  }

  private func word(_ section: ReportSection) -> String {
    switch section {
    case .group(.authorized): " authorized"
    case .group(.posted): " posted"
    case .all, .rejected, .holdings, .grandTotal: ""
    }
  }
}
