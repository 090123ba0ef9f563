import BankeyModel

/// The texts about a source that is tested, connected again or removed.
public protocol ConnectionStrings: Sendable {
  /// "contacting SimpleFIN"
  func setupTesting(_ name: String) -> String
  /// "12 accounts at 2 banks"
  func setupFound(accounts: Int, banks: Int) -> String
  /// "SimpleFIN is connected: 12 accounts at 2 banks"
  func setupDone(_ name: String, found: String?) -> String
  /// "SimpleFIN could not be connected"
  func setupFailed(_ name: String) -> String
  /// The message that the source is saved despite an error, because its token can be claimed only once.
  func setupIsSaved(_ name: String) -> String
  /// "a tries again, s saves it anyway, Enter stops:", for the command line.
  var setupFailedQuestion: String { get }
  /// "a tries again, Enter stops:", for the command line, when there is nothing to save yet.
  var setupAgainQuestion: String { get }
  /// "Remove SimpleFIN? k keeps its accounts, d deletes them, Enter stops:", for the command line.
  func setupRemoveQuestion(_ name: String) -> String
  /// "Removed SimpleFIN. Its accounts stay, but bankey no longer refreshes them."
  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String
  /// "again"
  var setupAgain: String { get }
  /// "save anyway"
  var setupSaveAnyway: String { get }
  /// "change it"
  var setupChange: String { get }
  /// "Connect SimpleFIN again"
  func reconnectTitle(_ name: String) -> String
  /// "Remove SimpleFIN?"
  func removeTitle(_ name: String) -> String
  /// The consequence: the secret is deleted, and the accounts may stay.
  func removeQuestion(accounts: Int) -> String
  /// "Remove", for a source without accounts.
  var remove: String { get }
  /// "Remove, keep accounts"
  func removeKeeping(accounts: Int) -> String
  /// "Remove all"
  var removeDeleting: String { get }
  /// "removing SimpleFIN"
  func removing(_ name: String) -> String
  /// "The source could not be removed"
  var removeFailed: String { get }
  /// "SimpleFIN does not answer"
  func testFailed(_ name: String) -> String
  /// "SimpleFIN answers: 12 accounts at 2 banks"
  func testDone(_ name: String, found: String?) -> String
  /// Says that this source cannot be connected, and what to do instead.
  var notConnected: String { get }
  /// "the demo saves nothing; quit the demo to connect a bank"
  var demoCannotConnect: String { get }
  /// "the demo bank needs no test"
  var demoNeedsNoTest: String { get }
}

extension English {
  func setupTesting(_ name: String) -> String { "contacting \(name)" }

  func setupFound(accounts: Int, banks: Int) -> String {
    "\(figure(accounts)) \(accounts == 1 ? "account" : "accounts") at \(figure(banks)) \(banks == 1 ? "bank" : "banks")"
  }

  func setupDone(_ name: String, found: String?) -> String {
    "\(name) is connected" + (found.map { ": " + $0 } ?? "")
  }

  func setupFailed(_ name: String) -> String { "\(name) could not be connected" }

  func setupIsSaved(_ name: String) -> String {
    "The setup token is used up, so bankey saved \(name) with the access it gave. Nothing is lost."
  }

  var setupFailedQuestion: String { "a tries again, s saves it anyway, Enter stops:" }
  var setupAgainQuestion: String { "a tries again, Enter stops:" }

  func setupRemoveQuestion(_ name: String) -> String {
    "Remove \(name)? k keeps its accounts, d deletes them, Enter stops:"
  }

  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String {
    keepsAccounts
      ? "Removed \(name). Its accounts stay, but bankey no longer refreshes them."
      : "Removed \(name) and its accounts. Data from statement files stays."
  }

  var setupAgain: String { "again" }
  var setupSaveAnyway: String { "save anyway" }
  var setupChange: String { "change it" }
  func reconnectTitle(_ name: String) -> String { "Connect \(name) again" }
  func removeTitle(_ name: String) -> String { "Remove \(name)?" }

  func removeQuestion(accounts: Int) -> String {
    let secret = "bankey will stop refreshing it, and delete its secret if it has one."
    return switch accounts {
    case 0: secret + " It has no accounts."
    case 1: secret + " Keep its account, or delete it with all its transactions. Data from statement files stays."
    default:
      secret
        + " Keep its \(figure(accounts)) accounts, or delete them with all their transactions. Data from statement files stays."
    }
  }
  var remove: String { "Remove" }

  func removeKeeping(accounts: Int) -> String { accounts == 1 ? "Remove, keep account" : "Remove, keep accounts" }
  var removeDeleting: String { "Remove all" }
  func removing(_ name: String) -> String { "removing \(name)" }
  var removeFailed: String { "The source could not be removed" }
  func testFailed(_ name: String) -> String { "\(name) does not answer" }
  func testDone(_ name: String, found: String?) -> String { "\(name) answers" + (found.map { ": " + $0 } ?? "") }
  var notConnected: String {
    "statement files are not a source; press \(keyNames[.undo, default: "u"]) on the accounts to undo an import"
  }
  var demoCannotConnect: String { "the demo saves nothing; quit the demo to connect a bank" }
  var demoNeedsNoTest: String { "the demo bank needs no test" }
}

extension Norwegian {
  func setupTesting(_ name: String) -> String { "kontakter \(name)" }

  func setupFound(accounts: Int, banks: Int) -> String {
    "\(figure(accounts)) \(accounts == 1 ? "konto" : "kontoer") i \(figure(banks)) \(banks == 1 ? "bank" : "banker")"
  }

  func setupDone(_ name: String, found: String?) -> String {
    "\(name) er koblet til" + (found.map { ": " + $0 } ?? "")
  }

  func setupFailed(_ name: String) -> String { "\(name) kunne ikke kobles til" }

  func setupIsSaved(_ name: String) -> String {
    "Oppsettkoden er brukt opp, så bankey lagret \(name) med tilgangen den ga. Ingenting er tapt."
  }

  var setupFailedQuestion: String { "a prøver igjen, s lagrer likevel, Enter avbryter:" }
  var setupAgainQuestion: String { "a prøver igjen, Enter avbryter:" }

  func setupRemoveQuestion(_ name: String) -> String {
    "Fjerne \(name)? k beholder kontoene, d sletter dem, Enter avbryter:"
  }

  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String {
    keepsAccounts
      ? "Fjernet \(name). Kontoene blir stående, men bankey oppdaterer dem ikke lenger."
      : "Fjernet \(name) og kontoene. Data fra kontoutskrifter blir stående."
  }

  var setupAgain: String { "igjen" }
  var setupSaveAnyway: String { "lagre likevel" }
  var setupChange: String { "endre det" }
  func reconnectTitle(_ name: String) -> String { "Koble til \(name) igjen" }
  func removeTitle(_ name: String) -> String { "Fjerne \(name)?" }

  func removeQuestion(accounts: Int) -> String {
    let secret = "bankey slutter å oppdatere den, og sletter hemmeligheten hvis den har en."
    return switch accounts {
    case 0: secret + " Kilden har ingen kontoer."
    case 1: secret + " Behold kontoen, eller slett den med alle transaksjonene. Data fra kontoutskrifter blir stående."
    default:
      secret
        + " Behold de \(figure(accounts)) kontoene, eller slett dem med alle transaksjonene. Data fra kontoutskrifter blir stående."
    }
  }
  var remove: String { "Fjern" }

  func removeKeeping(accounts: Int) -> String { accounts == 1 ? "Fjern, behold kontoen" : "Fjern, behold kontoene" }
  var removeDeleting: String { "Fjern alt" }
  func removing(_ name: String) -> String { "fjerner \(name)" }
  var removeFailed: String { "Kilden kunne ikke fjernes" }
  func testFailed(_ name: String) -> String { "\(name) svarer ikke" }
  func testDone(_ name: String, found: String?) -> String { "\(name) svarer" + (found.map { ": " + $0 } ?? "") }
  var notConnected: String {
    "kontoutskrifter er ikke en kilde; trykk \(keyNames[.undo, default: "u"]) på kontoene for å angre en import"
  }
  var demoCannotConnect: String { "demoen lagrer ingenting; gå ut av den for å koble til en bank" }
  var demoNeedsNoTest: String { "demobanken trenger ingen test" }
}
