extension English {
  var sources: String { "Sources" }
  var noSources: String { "There are no sources yet. Press a to connect a bank, or import statement files." }
  var statementFiles: String { "Statement files" }
  var neverAsked: String { "not asked yet" }
  var neverImported: String { "nothing imported" }
  var accountsTitle: String { "ACCOUNTS" }
  var noBalanceDate: String { "no date" }
  var never: String { "never" }
  var sourceGone: String { "This source is no longer there. Esc goes back." }
  var filesAreNotAsked: String {
    "Statement files cannot be asked for news. Download newer ones from your bank and import them: bankey import FILE"
  }
  var tomorrow: String { "tomorrow" }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "simplefin": "SimpleFIN"
    case "sbanken": "Sbanken"
    case "command": "a program"
    case "demo": "demo bank"
    case "files": "files"
    default: nil
    }
  }

  func answered(_ moment: String) -> String { "answered \(moment)" }
  func failed(_ moment: String) -> String { "failed \(moment)" }
  func imported(_ moment: String) -> String { "last import \(moment)" }
  func accounts(_ count: Int) -> String { count == 1 ? "1 account" : "\(count) accounts" }
  func callsLeft(_ left: Int, of allowed: Int, until moment: String) -> String {
    "\(left) of \(allowed) calls left until \(moment)"
  }
  func allCallsLeft(_ allowed: Int) -> String { "all \(allowed) calls left" }
  func notBefore(_ moment: String) -> String { "not before \(moment)" }
  func consentLeft(_ days: Int) -> String {
    switch days {
    case 0: "consent ends today"
    case 1: "consent for 1 more day"
    default: "consent for \(days) more days"
    }
  }
  func consentEnded(_ day: String) -> String { "consent ended \(day)" }

  var faultsTitle: String { "WHAT DOES NOT ADD UP" }
  func doNotAddUp(_ accounts: Int) -> String {
    accounts == 1 ? "1 account does not add up" : "\(accounts) accounts do not add up"
  }
  func fault(_ kind: ReconciliationFault.Kind, _ difference: String, _ firstDay: String?, _ lastDay: String?) -> String
  {
    let days = [firstDay, lastDay].compactMap(\.self).joined(separator: " to ")
    let text =
      switch kind {
      case .statement: "\(difference) is missing in a statement"
      case .step: "\(difference) is missing between two rows"
      case .between: "\(difference) is missing between two statements"
      }
    return days.isEmpty ? text : days + ": " + text
  }

  func label(_ field: SourceField.Name) -> String {
    switch field {
    case .type: "Kind"
    case .lastSuccess: "Last answer"
    case .lastImport: "Last import"
    case .lastFailure: "Failed"
    case .error: "In its own words"
    case .nextAllowed: "Not asked before"
    case .calls: "Calls"
    case .consent: "Consent"
    case .nativeId: "The source's id"
    case .account, .fault, .message: ""
    }
  }
}
