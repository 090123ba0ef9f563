import BankeyModel

/// A field of a source or a connection.
public enum SourceFieldName: Hashable, Sendable {
  case type, lastSuccess, lastImport, lastFailure, error, nextAllowed, calls(String), consent, nativeId
  case account(Account.ID), fault(Account.ID, Int), message
}

/// The texts of the screens about sources.
public protocol SourceStrings: Sendable {
  /// How to see the whole message of a source that failed.
  var howToReadFault: String { get }
  /// How to connect a source again whose consent has ended.
  var howToReconnect: String { get }
  /// "Sources"
  var sources: String { get }
  /// The message that there are no sources, with the keys that help.
  var noSources: String { get }
  /// "SimpleFIN", the name of a type of source; nil when it is not known.
  func sourceType(_ type: String) -> String?
  /// "Statement files", the name of their source.
  var statementFiles: String { get }
  /// "answered today 07:12"
  func answered(_ moment: String) -> String
  /// "failed today 09:01"
  func failed(_ moment: String) -> String
  /// "not refreshed yet"
  var neverRefreshed: String { get }
  /// "last import today 07:12"
  func imported(_ moment: String) -> String
  /// "nothing imported"
  var neverImported: String { get }
  /// "5 accounts"
  func accounts(_ count: Int, _ figure: String) -> String
  /// "21 of 24 calls left until today 18:00"
  func callsLeft(_ left: Int, of allowed: Int, until moment: String) -> String
  /// "all 24 calls left"
  func allCallsLeft(_ allowed: Int) -> String
  /// "not before today 10:15"
  func notBefore(_ moment: String) -> String
  /// "consent for 40 more days"
  func consentLeft(_ days: Int) -> String
  /// "consent expired Nov 18"
  func consentEnded(_ day: String) -> String
  /// "ACCOUNTS", above the accounts of a source.
  var accountsTitle: String { get }
  /// "no date", for a balance without one.
  var noBalanceDate: String { get }
  /// "never"
  var never: String { get }
  /// "Last answer", the label of a field.
  func label(_ field: SourceFieldName) -> String
  /// "This source no longer exists. Esc goes back."
  var sourceGone: String { get }
  /// Explains that statement files cannot be refreshed, and what to do instead.
  var filesCannotBeRefreshed: String { get }
  /// "2 accounts do not add up", according to their statements.
  func doNotAddUp(_ accounts: Int) -> String
  /// "WHAT DOES NOT ADD UP", the title above the faults.
  var faultsTitle: String { get }
  /// "Nov 3 to Nov 18: −$12.00 is missing from a statement"
  func fault(_ kind: ReconciliationFault.Kind, _ difference: String, _ firstDay: String?, _ lastDay: String?) -> String
  /// "tomorrow"
  var tomorrow: String { get }
}

extension English {
  var howToReadFault: String {
    "run bankey refresh; press \(keyNames[.sources, default: "s"]) in bankey to see the whole message"
  }
  var howToReconnect: String {
    "reconnect the source: press \(keyNames[.sources, default: "s"]), then \(keyNames[.reconnectSource, default: "A"]), or run bankey source reconnect"
  }
  var sources: String { "Sources" }
  var noSources: String {
    "There are no sources yet. Press \(keyNames[.addSource, default: "a"]) to connect a bank, or import statement files."
  }
  var statementFiles: String { "Statement files" }
  var neverRefreshed: String { "not refreshed yet" }
  var neverImported: String { "nothing imported" }
  var accountsTitle: String { "ACCOUNTS" }
  var noBalanceDate: String { "no date" }
  var never: String { "never" }
  var sourceGone: String { "This source no longer exists. Esc goes back." }
  var filesCannotBeRefreshed: String {
    "bankey cannot refresh statement files. Download newer ones from your bank and import them: bankey import FILE"
  }
  var tomorrow: String { "tomorrow" }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "command": "a program"
    case "demo": "demo bank"
    case SourceStatus.ratesType: referenceRates
    case "files": "files"
    default: SetupType(rawValue: type)?.title
    }
  }

  func answered(_ moment: String) -> String { "answered \(moment)" }
  func failed(_ moment: String) -> String { "failed \(moment)" }
  func imported(_ moment: String) -> String { "last import \(moment)" }
  func accounts(_ count: Int, _ figure: String) -> String { figure + (count == 1 ? " account" : " accounts") }
  func callsLeft(_ left: Int, of allowed: Int, until moment: String) -> String {
    "\(left) of \(allowed) calls left until \(moment)"
  }
  func allCallsLeft(_ allowed: Int) -> String { "all \(allowed) calls left" }
  func notBefore(_ moment: String) -> String { "not before \(moment)" }
  func consentLeft(_ days: Int) -> String {
    switch days {
    case 0: "consent expires today"
    case 1: "consent for 1 more day"
    default: "consent for \(figure(days)) more days"
    }
  }
  func consentEnded(_ day: String) -> String { "consent expired \(day)" }

  var faultsTitle: String { "WHAT DOES NOT ADD UP" }
  func doNotAddUp(_ accounts: Int) -> String {
    accounts == 1 ? "1 account does not add up" : "\(figure(accounts)) accounts do not add up"
  }
  func fault(_ kind: ReconciliationFault.Kind, _ difference: String, _ firstDay: String?, _ lastDay: String?) -> String
  {
    let days = [firstDay, lastDay].compactMap(\.self).joined(separator: " to ")
    let text =
      switch kind {
      case .statement: "\(difference) is missing from a statement"
      case .step: "\(difference) is missing between two rows"
      case .between: "\(difference) is missing between two statements"
      case .stated: "\(difference) is missing between your balance and its source's"
      }
    return days.isEmpty ? text : days + ": " + text
  }

  func label(_ field: SourceFieldName) -> String {
    switch field {
    case .type: "Kind"
    case .lastSuccess: "Last answer"
    case .lastImport: "Last import"
    case .lastFailure: "Last failure"
    case .error: "Message"
    case .nextAllowed: "No calls before"
    case .calls: "Calls"
    case .consent: "Consent"
    case .nativeId: "Source id"
    case .account, .fault, .message: ""
    }
  }
}

extension Norwegian {
  var howToReadFault: String {
    "kjør bankey refresh; trykk \(keyNames[.sources, default: "s"]) i bankey for å se hele meldingen"
  }
  var howToReconnect: String {
    "koble til kilden igjen: trykk \(keyNames[.sources, default: "s"]) og så \(keyNames[.reconnectSource, default: "A"]), eller kjør bankey source reconnect"
  }
  var sources: String { "Kilder" }
  var noSources: String {
    "Det er ingen kilder ennå. Trykk \(keyNames[.addSource, default: "a"]) for å koble til en bank, eller importer kontoutskrifter."
  }
  var statementFiles: String { "Kontoutskrifter" }
  var neverRefreshed: String { "ikke oppdatert ennå" }
  var neverImported: String { "ingenting importert" }
  var accountsTitle: String { "KONTOER" }
  var noBalanceDate: String { "uten dato" }
  var never: String { "aldri" }
  var sourceGone: String { "Denne kilden finnes ikke lenger. Esc går tilbake." }
  var filesCannotBeRefreshed: String {
    "bankey kan ikke oppdatere kontoutskrifter. Last ned nyere fra banken og importer dem: bankey import FIL"
  }
  var tomorrow: String { "i morgen" }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "command": "et program"
    case "demo": "demobank"
    case SourceStatus.ratesType: referenceRates
    case "files": "filer"
    default: SetupType(rawValue: type)?.title
    }
  }

  func answered(_ moment: String) -> String { "svarte \(moment)" }
  func failed(_ moment: String) -> String { "feilet \(moment)" }
  func imported(_ moment: String) -> String { "siste import \(moment)" }
  func accounts(_ count: Int, _ figure: String) -> String { figure + (count == 1 ? " konto" : " kontoer") }
  func callsLeft(_ left: Int, of allowed: Int, until moment: String) -> String {
    "\(left) av \(allowed) oppslag igjen til \(moment)"
  }
  func allCallsLeft(_ allowed: Int) -> String { "alle \(allowed) oppslag igjen" }
  func notBefore(_ moment: String) -> String { "ikke før \(moment)" }
  func consentLeft(_ days: Int) -> String {
    switch days {
    case 0: "samtykket utløper i dag"
    case 1: "samtykke i 1 dag til"
    default: "samtykke i \(figure(days)) dager til"
    }
  }
  func consentEnded(_ day: String) -> String { "samtykket utløp \(day)" }

  var faultsTitle: String { "DET SOM IKKE STEMMER" }
  func doNotAddUp(_ accounts: Int) -> String {
    accounts == 1 ? "1 konto stemmer ikke" : "\(figure(accounts)) kontoer stemmer ikke"
  }
  func fault(_ kind: ReconciliationFault.Kind, _ difference: String, _ firstDay: String?, _ lastDay: String?) -> String
  {
    let days = [firstDay, lastDay].compactMap(\.self).joined(separator: " til ")
    let text =
      switch kind {
      case .statement: "\(difference) mangler i en kontoutskrift"
      case .step: "\(difference) mangler mellom to rader"
      case .between: "\(difference) mangler mellom to kontoutskrifter"
      case .stated: "\(difference) mangler mellom saldoen din og kildens"
      }
    return days.isEmpty ? text : days + ": " + text
  }

  func label(_ field: SourceFieldName) -> String {
    switch field {
    case .type: "Type"
    case .lastSuccess: "Siste svar"
    case .lastImport: "Siste import"
    case .lastFailure: "Siste feil"
    case .error: "Melding"
    case .nextAllowed: "Ingen oppslag før"
    case .calls: "Oppslag"
    case .consent: "Samtykke"
    case .nativeId: "Id hos kilden"
    case .account, .fault, .message: ""
    }
  }
}
