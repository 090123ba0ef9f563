extension Norwegian {
  func questionTitle(_ file: String) -> String { "Hva betyr \(file)?" }

  func question(_ topic: CSVQuestion.Topic, _ value: String) -> String {
    switch topic {
    case .date: "Hvilken kolonne er dagen som en transaksjon gjelder fra?"
    case .amount: "Hvilken kolonne er beløpet?"
    case .description: "Hvilke kolonner er teksten til en transaksjon?"
    case .dates: "Står dagen eller måneden først i «\(value)»?"
    case .decimals: "Hva er «\(value)»? Ingenting i filen avgjør det."
    case .sign: "Ingen beløp har minus. Kom «\(value)» inn, eller gikk det ut?"
    case .account: "Filen sier ikke hvilken konto den er for. Skriv nummeret, eller et navn på den."
    case .currency: "Filen sier ikke hvilken valuta det er. Skriv koden på tre bokstaver, som NOK."
    }
  }

  func questionPrompt(_ topic: CSVQuestion.Topic) -> String { topic == .account ? "Konto: " : "Valuta: " }
  func questionSuggestion(_ topic: CSVQuestion.Topic, _ suggestion: String) -> String? {
    switch topic {
    case .account: "Tomt betyr «\(suggestion)»."
    case .currency: "Tomt betyr at den ikke er kjent."
    default: nil
    }
  }

  var questionKeys: String { "Enter svarer, Esc importerer ingenting" }
  func numberedColumn(_ number: Int) -> String { "kolonne \(number)" }
  func columns(out: String, in: String) -> String { "ut: \(out), inn: \(`in`)" }
  func order(_ order: DateOrder) -> String {
    switch order {
    case .dayFirst: "dagen først"
    case .monthFirst: "måneden først"
    case .yearFirst: "året først"
    }
  }
  func decimalMark(_ mark: DecimalMark) -> String { mark == .dot ? "desimalpunktum" : "desimalkomma" }
  func sign(_ sign: CSVProfile.Sign) -> String { sign == .asWritten ? "det kom inn" : "det gikk ut" }
  var leaveFileOut: String { "la denne filen være" }
  var noCurrency: String { "En valuta er en kode på tre bokstaver, som NOK." }
  func remembers(_ name: String) -> String { "y husker dette som [csv.\(name)]" }
  var notRemembered: String { "Importert, men svarene er ikke husket" }
  func remembered(_ name: String) -> String { "husket i config.toml som [csv.\(name)]" }
}
