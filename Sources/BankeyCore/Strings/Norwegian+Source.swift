extension Norwegian {
  var sources: String { "Kilder" }
  var noSources: String { "Her er ingen kilder ennå. Trykk a for å koble til en bank, eller importer kontoutskrifter." }
  var statementFiles: String { "Kontoutskrifter" }
  var neverAsked: String { "ikke spurt ennå" }
  var neverImported: String { "ingenting importert" }
  var accountsTitle: String { "KONTOER" }
  var noBalanceDate: String { "uten dato" }
  var never: String { "aldri" }
  var sourceGone: String { "Denne kilden finnes ikke lenger. Esc går tilbake." }
  var filesAreNotAsked: String {
    "Kontoutskrifter kan ikke spørres om nytt. Last ned nyere fra banken og importer dem: bankey import FIL"
  }
  var tomorrow: String { "i morgen" }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "simplefin": "SimpleFIN"
    case "sbanken": "Sbanken"
    case "command": "et program"
    case "demo": "demobank"
    case "files": "filer"
    default: nil
    }
  }

  func answered(_ moment: String) -> String { "svarte \(moment)" }
  func failed(_ moment: String) -> String { "feilet \(moment)" }
  func imported(_ moment: String) -> String { "siste import \(moment)" }
  func accounts(_ count: Int) -> String { count == 1 ? "1 konto" : "\(count) kontoer" }
  func callsLeft(_ left: Int, of allowed: Int, until moment: String) -> String {
    "\(left) av \(allowed) kall igjen til \(moment)"
  }
  func allCallsLeft(_ allowed: Int) -> String { "alle \(allowed) kall igjen" }
  func notBefore(_ moment: String) -> String { "ikke før \(moment)" }
  func consentLeft(_ days: Int) -> String {
    switch days {
    case 0: "samtykket går ut i dag"
    case 1: "samtykke i 1 dag til"
    default: "samtykke i \(days) dager til"
    }
  }
  func consentEnded(_ day: String) -> String { "samtykket gikk ut \(day)" }

  var faultsTitle: String { "DET SOM IKKE STEMMER" }
  func doNotAddUp(_ accounts: Int) -> String {
    accounts == 1 ? "1 konto stemmer ikke" : "\(accounts) kontoer stemmer ikke"
  }
  func fault(_ kind: ReconciliationFault.Kind, _ difference: String, _ firstDay: String?, _ lastDay: String?) -> String
  {
    let days = [firstDay, lastDay].compactMap(\.self).joined(separator: " til ")
    let text =
      switch kind {
      case .statement: "\(difference) mangler i en kontoutskrift"
      case .step: "\(difference) mangler mellom to linjer"
      case .between: "\(difference) mangler mellom to kontoutskrifter"
      }
    return days.isEmpty ? text : days + ": " + text
  }

  func label(_ field: SourceField.Name) -> String {
    switch field {
    case .type: "Slag"
    case .lastSuccess: "Siste svar"
    case .lastImport: "Siste import"
    case .lastFailure: "Feilet"
    case .error: "Med egne ord"
    case .nextAllowed: "Spørres ikke før"
    case .calls: "Kall"
    case .consent: "Samtykke"
    case .nativeId: "Kildens id"
    case .account, .fault, .message: ""
    }
  }
}
