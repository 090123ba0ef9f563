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
    }
  }

  func setupHelp(_ step: SetupStep, suggestedName: String) -> String {
    switch step {
    case .type: "bankey leser fra banken på en av disse måtene. Ingen av dem kan flytte penger."
    case .name: "Hva den skal hete her. Tomt betyr \(suggestedName)."
    case .clientId: "Klientens id hos banken, slik sidene for utviklere viser den. Den er ikke hemmelig."
    case .program: "Et program som skriver kontoer som SimpleFIN-JSON, og argumentene til det."
    case .place: "Hvor hemmeligheten skal ligge. Den er aldri i databasen."
    case .secretCommand: "En kommando der første linje er hemmeligheten, for eksempel: pass show bank"
    case .token:
      "Hent en oppsettkode hos SimpleFIN-broen (https://bridge.simplefin.org) og lim den inn. Den virker én gang."
    case .clientSecret: "Klientens hemmelighet hos banken. Den vises ikke mens du skriver."
    }
  }

  func setupNote(_ type: SetupType) -> String {
    switch type {
    case .simplefin: "en bro til mange banker, med en oppsettkode"
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
    case .file: "! ikke kryptert: den som kopierer filene, har den"
    }
  }

  func setupProblem(_ problem: SetupProblem) -> String {
    switch problem {
    case .empty: "Skriv noe, eller gå tilbake med Esc."
    case .noChoice: "Velg med nummer eller navn."
    case .badName: "Et navn begynner med en bokstav eller et siffer og har høyst 60 byte."
    case .nameTaken: "En kilde heter det allerede."
    case .openQuote: "Et anførselstegn er ikke lukket."
    }
  }

  var setupKeys: String { "Enter går videre, Esc går tilbake" }
  func setupTesting(_ name: String) -> String { "spør \(name)" }
  func setupFound(accounts: Int, banks: Int) -> String {
    "\(accounts) \(accounts == 1 ? "konto" : "kontoer") i \(banks) \(banks == 1 ? "bank" : "banker")"
  }
  func setupDone(_ name: String, found: String?) -> String {
    "\(name) er koblet til" + (found.map { ": " + $0 } ?? "")
  }
  func setupFailed(_ name: String) -> String { "\(name) kunne ikke kobles til" }
  func setupIsSaved(_ name: String) -> String {
    "Oppsettkoden er brukt opp, så \(name) er lagret med det den ga. Ingenting er tapt."
  }
  var setupFailedQuestion: String { "a prøver igjen, s lagrer likevel, Enter avbryter:" }
  func setupRemoveQuestion(_ name: String) -> String {
    "Fjerne \(name)? k beholder kontoene, d sletter dem, Enter avbryter:"
  }
  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String {
    keepsAccounts
      ? "\(name) er fjernet sammen med hemmeligheten. Kontoene blir, og oppdateres ikke lenger."
      : "\(name) er fjernet sammen med hemmeligheten og kontoene. Det kontoutskrifter sier, blir."
  }
  var setupAgain: String { "igjen" }
  var setupSaveAnyway: String { "lagre likevel" }
  var setupChange: String { "endre det" }
  var setupNotInDemo: String { "demoen lagrer ingenting: forlat den for å koble til en bank" }
}
