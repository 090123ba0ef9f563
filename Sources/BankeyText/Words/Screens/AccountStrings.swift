import BankeyModel

/// The texts of accounts and their sections.
public protocol AccountStrings: Sendable {
  /// "Credit card"
  func kind(_ kind: AccountKind) -> String
  /// "CREDIT CARDS"
  func section(_ kind: AccountKind) -> String
  /// "Accounts of unknown kind. Press R to set one."
  var otherFooter: String { get }
  /// "Current balance"
  var currentBalance: String { get }
  /// "Value", for investments.
  var value: String { get }
  /// "As of", above the date of a balance.
  var asOf: String { get }
  /// "file", in place of an institution.
  var file: String { get }
  /// "Account", before a number.
  var account: String { get }
  /// "bank data 3 days old"
  func daysOld(_ days: Int) -> String
  /// "3 days", where space is short.
  func daysOldShort(_ days: Int) -> String
  /// "not refreshed", for an account whose source failed.
  var notRefreshed: String { get }
  /// "failed", where space is short.
  var notRefreshedShort: String { get }
}

extension English {
  var otherFooter: String { "Accounts of unknown kind. Press \(keyNames[.changeAccount, default: "R"]) to set one." }
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
  func daysOldShort(_ days: Int) -> String { days == 1 ? "1 day" : "\(figure(days)) days" }
}

extension Norwegian {
  var otherFooter: String { "Kontoer av ukjent type. Trykk \(keyNames[.changeAccount, default: "R"]) for å velge en." }
  var currentBalance: String { "Saldo" }
  var value: String { "Verdi" }
  var asOf: String { "Per" }
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
  func daysOldShort(_ days: Int) -> String { days == 1 ? "1 dag" : "\(figure(days)) dager" }
}
