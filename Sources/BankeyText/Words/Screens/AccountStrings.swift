import BankeyModel

/// The texts of account rows and their sections.
public protocol AccountStrings: Sendable {
  /// "Credit card"
  func kind(_ kind: AccountKind) -> String
  /// "CREDIT CARDS"
  func section(_ kind: AccountKind) -> String
  /// "Accounts of unknown kind. Set `kind` in the config."
  var otherFooter: String { get }
  /// "Current balance"
  var currentBalance: String { get }
  /// "Value", of investments.
  var value: String { get }
  /// "As of", above the day of a balance.
  var asOf: String { get }
  /// "file", where an institution would stand.
  var file: String { get }
  /// "Account", before a number.
  var account: String { get }
  /// "bank data 3 days old"
  func daysOld(_ days: Int) -> String
  /// "3 days", where there is little room.
  func daysOldShort(_ days: Int) -> String
  /// "not refreshed", of an account whose source failed.
  var notRefreshed: String { get }
  /// "failed", where there is little room.
  var notRefreshedShort: String { get }
}

extension English {
  var otherFooter: String { "Accounts of unknown kind. Set `kind` in the config." }
  var currentBalance: String { "Current balance" }
  var value: String { "Value" }
  var asOf: String { "As of" }
  var file: String { "file" }
  var account: String { "Account" }
  var notRefreshed: String { "not refreshed" }
  var notRefreshedShort: String { "failed" }

  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .banking: "Banking"
    case .savings: "Savings"
    case .creditCard: "Credit card"
    case .investment: "Investment"
    case .loan: "Loan"
    case .other: "Other"
    }
  }

  func section(_ kind: AccountKind) -> String {
    switch kind {
    case .banking: "BANKING"
    case .savings: "SAVINGS"
    case .creditCard: "CREDIT CARDS"
    case .investment: "INVESTMENTS"
    case .loan: "LOANS"
    case .other: "OTHER"
    }
  }

  func daysOld(_ days: Int) -> String { "bank data \(daysOldShort(days)) old" }
  func daysOldShort(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }
}

extension Norwegian {
  var otherFooter: String { "Kontoer av ukjent type. Angi `kind` i konfigurasjonen." }
  var currentBalance: String { "Saldo" }
  var value: String { "Verdi" }
  var asOf: String { "Per dato" }
  var file: String { "fil" }
  var account: String { "Konto" }
  var notRefreshed: String { "ikke oppdatert" }
  var notRefreshedShort: String { "feilet" }

  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .banking: "Brukskonto"
    case .savings: "Sparing"
    case .creditCard: "Kredittkort"
    case .investment: "Investering"
    case .loan: "Lån"
    case .other: "Annet"
    }
  }

  func section(_ kind: AccountKind) -> String {
    switch kind {
    case .banking: "BRUKSKONTOER"
    case .savings: "SPARING"
    case .creditCard: "KREDITTKORT"
    case .investment: "INVESTERINGER"
    case .loan: "LÅN"
    case .other: "ANNET"
    }
  }

  func daysOld(_ days: Int) -> String { "bankens tall er \(daysOldShort(days)) gamle" }
  func daysOldShort(_ days: Int) -> String { days == 1 ? "1 dag" : "\(days) dager" }
}
