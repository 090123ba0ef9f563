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
      "Open this address, log in to your bank and agree. Then paste the address that you land on, even if the page does not load. You can also do that later: press \(keyNames[.sources, default: "s"]), then \(keyNames[.reconnectSource, default: "A"])."
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
    case .noFile: "There is no such file."
    case .unreadableFile(let reason): "bankey cannot read that file: \(reason)"
    case .key(let fault): self.problem(fault)
    }
  }

  var setupKeys: String { "Enter continues, Esc goes back" }
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
      "Åpne denne adressen, logg inn i banken og godkjenn. Lim så inn adressen du havner på, også om siden ikke blir vist. Du kan også gjøre det senere: trykk \(keyNames[.sources, default: "s"]) og så \(keyNames[.reconnectSource, default: "A"])."
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
    case .noFile: "Det finnes ingen slik fil."
    case .unreadableFile(let reason): "bankey kan ikke lese den filen: \(notice(reason))"
    case .key(let fault): self.problem(fault)
    }
  }

  var setupKeys: String { "Enter går videre, Esc går tilbake" }
}
