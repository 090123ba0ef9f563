import BankeyModel

/// A section of the transactions report.
public enum ReportSection: Identifiable, Hashable, Sendable {
  /// The account's holdings, above its transactions and not part of their sums.
  case holdings
  /// The authorized or the posted transactions.
  case group(TransactionStatus)
  /// All transactions, for sources that say nothing about their status.
  case all
  /// The records that could not be read.
  case rejected
  /// The total of all groups.
  case grandTotal

  /// The section identifies itself.
  public var id: ReportSection { self }
}

/// A column that a wide report shows.
public enum ReportColumn: CaseIterable, Hashable, Sendable {
  case date, text, counterparty, note, amount, balance
}

/// The texts of an account's screen.
public protocol ReportStrings: Sendable {
  /// "bank data from today 07:12"
  func bankData(of moment: String) -> String
  /// "today"
  var today: String { get }
  /// "yesterday"
  var yesterday: String { get }
  /// "Available"
  var available: String { get }
  /// "Balance"
  var balance: String { get }
  /// "Credit limit"
  var creditLimit: String { get }
  /// "AUTHORIZED", the title of a section.
  func title(_ section: ReportSection) -> String
  /// "not yet in the balance", beside the title of the authorized group.
  var notYetInBalance: String { get }
  /// "in +6,032.10", the money in during a month.
  func moneyIn(_ figure: String) -> String
  /// "out −4,828.00", the money out during a month.
  func moneyOut(_ figure: String) -> String
  /// "day −52.90", the sum of a day.
  func daySum(_ figure: String) -> String
  /// The title above `column`.
  func title(_ column: ReportColumn) -> String
  /// "550 units", the quantity of a holding.
  func units(_ quantity: String) -> String
  /// "authorized Nov 17", for a posted transaction.
  func authorized(on day: String) -> String
  /// "was authorized Nov 19", for a posted transaction that was matched to an authorized one.
  func wasAuthorized(on day: String) -> String
  /// "pending for 9 days", for an authorized transaction that is overdue.
  func pending(_ days: String) -> String
  /// "No authorized transactions in this period"
  func noTransactions(_ section: ReportSection) -> String
  /// "Not available: this source does not report them", below the title of a group of transactions.
  var notAvailable: String { get }
  /// "Total authorized", "Grand total"
  func total(_ section: ReportSection) -> String
  /// "Cannot be read", before the reason.
  var unreadable: String { get }
  /// "(no text)", for a transaction without description.
  var noText: String { get }
}

extension English {
  var today: String { "today" }
  var yesterday: String { "yesterday" }
  var available: String { "Available" }
  var balance: String { "Balance" }
  var creditLimit: String { "Credit limit" }
  var notYetInBalance: String { "not yet in the balance" }
  var notAvailable: String { "Not available: this source does not report them" }
  var unreadable: String { "Cannot be read" }
  var noText: String { "(no text)" }
  func moneyIn(_ figure: String) -> String { "in \(figure)" }
  func moneyOut(_ figure: String) -> String { "out \(figure)" }
  func daySum(_ figure: String) -> String { "day \(figure)" }

  func title(_ column: ReportColumn) -> String {
    switch column {
    case .date: "Date"
    case .text: "Text"
    case .counterparty: "Counterparty"
    case .note: "Note"
    case .amount: "Amount"
    case .balance: "Balance"
    }
  }

  func bankData(of moment: String) -> String { "bank data from \(moment)" }
  func units(_ quantity: String) -> String { "\(quantity) units" }
  func authorized(on day: String) -> String { "authorized \(day)" }
  func pending(_ days: String) -> String { "pending for \(days) days" }
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

  private func word(_ section: ReportSection) -> String {
    switch section {
    case .group(.authorized): " authorized"
    case .group(.posted): " posted"
    case .all, .rejected, .holdings, .grandTotal: ""
    }
  }
}

extension Norwegian {
  var today: String { "i dag" }
  var yesterday: String { "i går" }
  var available: String { "Disponibelt" }
  var balance: String { "Saldo" }
  var creditLimit: String { "Kredittgrense" }
  var notYetInBalance: String { "ikke i saldoen ennå" }
  var notAvailable: String { "Ikke tilgjengelig: denne kilden oppgir dem ikke" }
  var unreadable: String { "Kan ikke leses" }
  var noText: String { "(uten tekst)" }
  func moneyIn(_ figure: String) -> String { "inn \(figure)" }
  func moneyOut(_ figure: String) -> String { "ut \(figure)" }
  func daySum(_ figure: String) -> String { "dag \(figure)" }

  func title(_ column: ReportColumn) -> String {
    switch column {
    case .date: "Dato"
    case .text: "Tekst"
    case .counterparty: "Motpart"
    case .note: "Merknad"
    case .amount: "Beløp"
    case .balance: "Saldo"
    }
  }

  func bankData(of moment: String) -> String { "bankens tall fra \(moment)" }
  func units(_ quantity: String) -> String { "\(quantity) andeler" }
  func authorized(on day: String) -> String { "reservert \(day)" }
  func pending(_ days: String) -> String { "reservert i \(days) dager" }
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

  private func word(_ section: ReportSection, plural: String = "") -> String {
    switch section {
    case .group(.authorized): " reservert" + plural
    case .group(.posted): " bokført" + plural
    case .all, .rejected, .holdings, .grandTotal: ""
    }
  }
}
