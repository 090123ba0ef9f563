extension Norwegian {
  var otherFooter: String { "Kontoer av ukjent type; velg en med `kind` i oppsettet." }
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
