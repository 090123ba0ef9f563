import BankeyModel

/// The texts of the dialog that adds a source.
public protocol SetupStrings: Sendable {
  /// "Connect a bank"
  var setupTitle: String { get }
  /// The prompt of a question: "Setup token: ".
  func setupPrompt(_ step: SetupStep) -> String
  /// Explains how to answer a question.
  func setupHelp(_ step: SetupStep, suggestedName: String) -> String
  /// Describes a kind of source.
  func setupNote(_ type: SetupType) -> String
  /// The name of a place for secrets.
  func setupPlace(_ place: SetupPlace) -> String
  /// Explains what a place protects against.
  func setupNote(_ place: SetupPlace) -> String
  /// Explains why an answer is rejected.
  func setupProblem(_ problem: SetupError) -> String
  /// "Enter continues, Esc goes back"
  var setupKeys: String { get }
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
  /// "[a]gain, [s]ave anyway, or stop?", for the command line.
  var setupFailedQuestion: String { get }
  /// "[a]gain, or stop?", for the command line, when there is nothing to save yet.
  var setupAgainQuestion: String { get }
  /// "Remove …? [k]eep its accounts, [d]elete them, or stop?", for the command line.
  func setupRemoveQuestion(_ name: String) -> String
  /// "SimpleFIN is removed; its accounts stay, and are not refreshed any more"
  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String
  /// "again"
  var setupAgain: String { get }
  /// "save it anyway"
  var setupSaveAnyway: String { get }
  /// "change what I said"
  var setupChange: String { get }
  /// "Connect SimpleFIN again"
  func reconnectTitle(_ name: String) -> String
  /// "Remove SimpleFIN?"
  func removeTitle(_ name: String) -> String
  /// The consequence: the secret is deleted, and the accounts may stay.
  func removeQuestion(accounts: String) -> String
  /// "keep its accounts"
  var removeKeeping: String { get }
  /// "delete them"
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
  /// "the demo keeps nothing: leave it to connect a bank"
  var setupNotInDemo: String { get }
}

extension English {
  var setupTitle: String { "Connect a bank" }

  func setupPrompt(_ step: SetupStep) -> String {
    switch step {
    case .type: "Which one? "
    case .name: "Name: "
    case .clientId: "Client id: "
    case .program: "Program: "
    case .place: "Where? "
    case .secretCommand: "Command: "
    case .token: "Setup token: "
    case .clientSecret: "Client secret: "
    case .keyFile: "Key file: "
    case .application: "Application id: "
    case .country: "Country: "
    case .bank: "Bank: "
    case .consent: "Address: "
    }
  }

  func setupHelp(_ step: SetupStep, suggestedName: String) -> String {
    switch step {
    case .type: "Choose how bankey reads from your bank. None of these ways can move money."
    case .name: "Its name in bankey. Leave it empty for \(suggestedName)."
    case .clientId: "Your client id, from the bank's developer pages. It is not secret."
    case .program: "A program that prints accounts as SimpleFIN JSON, and its arguments."
    case .place: "Choose where to keep its secret. It is never in the database."
    case .secretCommand: "A command whose first line of output is the secret, such as: pass show bank"
    case .token:
      "Get a setup token at your SimpleFIN bridge (https://bridge.simplefin.org) and paste it. It works once."
    case .clientSecret: "Your client secret from the bank. It is not shown while you type."
    case .keyFile:
      "The .pem file that enablebanking.com/cp saved when you created your application. bankey copies the key."
    case .application: "The id of your application, from enablebanking.com/cp. It is not secret."
    case .country: "The country of your bank. Type to search."
    case .bank: "Your bank. Type to search."
    case .consent:
      "Open this address, log in to your bank and agree. Then paste the address that you land on, even if the page does not load. You can also do that later: press s, then A."
    }
  }

  func setupNote(_ type: SetupType) -> String {
    switch type {
    case .simplefin: "a bridge to many banks, with a setup token"
    case .enablebanking: "most banks in Europe, with a key of your own"
    case .sbanken: "the bank's own service, with a client id and secret"
    case .command: "any program that prints accounts"
    }
  }

  func setupPlace(_ place: SetupPlace) -> String {
    switch place {
    case .service: "keyring"
    case .command: "a command prints it"
    case .file: "a file"
    }
  }

  func setupNote(_ place: SetupPlace) -> String {
    switch place {
    case .service: "the Secret Service of your desktop; encrypted"
    case .command: "pass, age, your own; bankey stores nothing"
    case .file: "! not encrypted: a copy of your files exposes it"
    }
  }

  func setupProblem(_ problem: SetupError) -> String {
    switch problem {
    case .empty: "Type something, or go back with Esc."
    case .noChoice: "Choose one by its number or name."
    case .badName: "A name starts with a letter or a digit and has at most 60 bytes."
    case .nameTaken: "Another source already has that name."
    case .openQuote: "A quotation mark is not closed."
    case .manyMatches: "Several names contain that. Type more."
    case .noAddress: "Paste the whole address, from https:// to the end."
    }
  }

  var setupKeys: String { "Enter continues, Esc goes back" }
  func setupTesting(_ name: String) -> String { "contacting \(name)" }
  func setupFound(accounts: Int, banks: Int) -> String {
    "\(accounts) \(accounts == 1 ? "account" : "accounts") at \(banks) \(banks == 1 ? "bank" : "banks")"
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
      ? "Removed \(name). Its accounts stay, but are no longer refreshed."
      : "Removed \(name) and its accounts. Data from statement files stays."
  }
  var setupAgain: String { "again" }
  var setupSaveAnyway: String { "save anyway" }
  var setupChange: String { "change it" }
  func reconnectTitle(_ name: String) -> String { "Connect \(name) again" }
  func removeTitle(_ name: String) -> String { "Remove \(name)?" }
  func removeQuestion(accounts: String) -> String {
    "bankey deletes its secret and no longer refreshes it. Keep its \(accounts), or delete them with all their transactions. Data from statement files stays."
  }
  var removeKeeping: String { "Remove, keep accounts" }
  var removeDeleting: String { "Remove all" }
  func removing(_ name: String) -> String { "removing \(name)" }
  var removeFailed: String { "The source could not be removed" }
  func testFailed(_ name: String) -> String { "\(name) does not answer" }
  func testDone(_ name: String, found: String?) -> String { "\(name) answers" + (found.map { ": " + $0 } ?? "") }
  var notConnected: String { "statement files are not a source; press u on the accounts to undo an import" }
  var setupNotInDemo: String { "the demo saves nothing; leave it to connect a bank" }
}

extension Norwegian {
  var setupTitle: String { "Koble til en bank" }

  func setupPrompt(_ step: SetupStep) -> String {
    switch step {
    case .type: "Hvilken? "
    case .name: "Navn: "
    case .clientId: "Klient-id: "
    case .program: "Program: "
    case .place: "Hvor? "
    case .secretCommand: "Kommando: "
    case .token: "Oppsettkode: "
    case .clientSecret: "Klienthemmelighet: "
    case .keyFile: "Nøkkelfil: "
    case .application: "Applikasjons-id: "
    case .country: "Land: "
    case .bank: "Bank: "
    case .consent: "Adresse: "
    }
  }

  func setupHelp(_ step: SetupStep, suggestedName: String) -> String {
    switch step {
    case .type: "Velg hvordan bankey skal lese fra banken. Ingen av måtene kan flytte penger."
    case .name: "Navnet i bankey. La feltet stå tomt for \(suggestedName)."
    case .clientId: "Klient-id-en din, fra bankens sider for utviklere. Den er ikke hemmelig."
    case .program: "Et program som skriver kontoer som SimpleFIN-JSON, og argumentene til det."
    case .place: "Velg hvor hemmeligheten skal ligge. Den er aldri i databasen."
    case .secretCommand: "En kommando der første linje er hemmeligheten, for eksempel: pass show bank"
    case .token:
      "Hent en oppsettkode hos SimpleFIN-broen (https://bridge.simplefin.org) og lim den inn. Den virker én gang."
    case .clientSecret: "Klienthemmeligheten din fra banken. Den vises ikke mens du skriver."
    case .keyFile: ".pem-filen som enablebanking.com/cp lagret da du laget applikasjonen. bankey kopierer nøkkelen."
    case .application: "Id-en til applikasjonen din, fra enablebanking.com/cp. Den er ikke hemmelig."
    case .country: "Landet banken er i. Skriv for å søke."
    case .bank: "Banken din. Skriv for å søke."
    case .consent:
      "Åpne denne adressen, logg inn i banken og godkjenn. Lim så inn adressen du havner på, også om siden ikke blir vist. Du kan også gjøre det senere: trykk s og så A."
    }
  }

  func setupNote(_ type: SetupType) -> String {
    switch type {
    case .simplefin: "en bro til mange banker, med en oppsettkode"
    case .enablebanking: "de fleste banker i Europa, med din egen nøkkel"
    case .sbanken: "bankens egen tjeneste, med klient-id og hemmelighet"
    case .command: "et hvilket som helst program som skriver kontoer"
    }
  }

  func setupPlace(_ place: SetupPlace) -> String {
    switch place {
    case .service: "nøkkelring"
    case .command: "en kommando skriver den"
    case .file: "en fil"
    }
  }

  func setupNote(_ place: SetupPlace) -> String {
    switch place {
    case .service: "skrivebordets Secret Service; kryptert"
    case .command: "pass, age, din egen; bankey lagrer ingenting"
    case .file: "! ikke kryptert: en kopi av filene avslører den"
    }
  }

  func setupProblem(_ problem: SetupError) -> String {
    switch problem {
    case .empty: "Skriv noe, eller gå tilbake med Esc."
    case .noChoice: "Velg med nummer eller navn."
    case .badName: "Et navn begynner med en bokstav eller et siffer og har høyst 60 byte."
    case .nameTaken: "En annen kilde har allerede det navnet."
    case .openQuote: "Et anførselstegn er ikke lukket."
    case .manyMatches: "Flere navn inneholder dette. Skriv mer."
    case .noAddress: "Lim inn hele adressen, fra https:// til slutten."
    }
  }

  var setupKeys: String { "Enter går videre, Esc går tilbake" }
  func setupTesting(_ name: String) -> String { "kontakter \(name)" }
  func setupFound(accounts: Int, banks: Int) -> String {
    "\(accounts) \(accounts == 1 ? "konto" : "kontoer") i \(banks) \(banks == 1 ? "bank" : "banker")"
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
      ? "Fjernet \(name). Kontoene blir stående, men oppdateres ikke lenger."
      : "Fjernet \(name) og kontoene. Data fra kontoutskrifter blir stående."
  }
  var setupAgain: String { "igjen" }
  var setupSaveAnyway: String { "lagre likevel" }
  var setupChange: String { "endre det" }
  func reconnectTitle(_ name: String) -> String { "Koble til \(name) igjen" }
  func removeTitle(_ name: String) -> String { "Fjerne \(name)?" }
  func removeQuestion(accounts: String) -> String {
    "bankey sletter hemmeligheten og oppdaterer ikke lenger. Behold \(accounts), eller slett dem med alle transaksjonene. Data fra kontoutskrifter blir stående."
  }
  var removeKeeping: String { "Fjern, behold kontoene" }
  var removeDeleting: String { "Fjern alt" }
  func removing(_ name: String) -> String { "fjerner \(name)" }
  var removeFailed: String { "Kilden kunne ikke fjernes" }
  func testFailed(_ name: String) -> String { "\(name) svarer ikke" }
  func testDone(_ name: String, found: String?) -> String { "\(name) svarer" + (found.map { ": " + $0 } ?? "") }
  var notConnected: String { "kontoutskrifter er ikke en kilde; trykk u på kontoene for å angre en import" }
  var setupNotInDemo: String { "demoen lagrer ingenting; gå ut av den for å koble til en bank" }
}
