import BankeyModel

/// The texts that ask the user about a table.
public protocol QuestionStrings: Sendable {
  /// "What does may.csv mean?"
  func questionTitle(_ file: String) -> String
  /// The question in a sentence; `value` is the value that has several readings.
  func question(_ topic: CSVQuestion.Topic, _ value: String) -> String
  /// "Account: "
  func questionPrompt(_ topic: CSVQuestion.Topic) -> String
  /// The answer to an empty text; nil when an answer is required.
  func questionSuggestion(_ topic: CSVQuestion.Topic, _ suggestion: String) -> String?
  /// "Enter answers, Esc imports nothing"
  var questionKeys: String { get }
  /// "Enter answers, Esc goes back"
  var questionKeysBack: String { get }
  /// "there is no answer to take back"
  var nothingAnswered: String { get }
  /// "question 2 of 3"
  func questionNumber(_ number: String, of count: String) -> String
  /// "With this answer, the rows are:"
  var questionOutcome: String { get }
  /// "column 3"
  func numberedColumn(_ number: Int) -> String
  /// "out: Debit, in: Credit"
  func columns(out: String, in: String) -> String
  /// "the day first"
  func order(_ order: DateOrder) -> String
  /// "a decimal comma"
  func decimalMark(_ mark: DecimalMark) -> String
  /// "it came in"
  func sign(_ sign: CSVProfile.Sign) -> String
  /// "not transactions: skip these rows"
  var noTransactions: String { get }
  /// "none of them"
  var noneOfThem: String { get }
  /// "skip this file"
  var leaveFileOut: String { get }
  /// "Type a three-letter currency code, such as EUR."
  var noCurrency: String { get }
  /// "Type a year with four digits, such as 2026."
  var noYear: String { get }
  /// The message that an account needs a number or a name.
  var noAccountName: String { get }
  /// "y saves this as [csv.my-bank]"
  func remembers(_ name: String) -> String
  /// "saved in config.toml as [csv.my-bank]"
  func remembered(_ name: String) -> String
  /// "Imported, but the answers were not saved"
  var notRemembered: String { get }
}

extension English {
  func questionTitle(_ file: String) -> String { "What does \(file) mean?" }

  func question(_ topic: CSVQuestion.Topic, _ value: String) -> String {
    switch topic {
    case .date: "Which column holds the transaction date?"
    case .amount: "Which column holds the amount?"
    case .description: "Which columns hold the text of a transaction?"
    case .dates: "Does the day or the month come first in “\(value)”?"
    case .decimals: "How much is “\(value)”? The file does not show it."
    case .sign: "Did “\(value)” come in or go out? The file does not show it."
    case .direction: "Which column says whether money came in or went out?"
    case .outgoing: "Which of these means that money went out?"
    case .unreadable: "In some rows (\(value)) the amount cannot be read. What are these rows?"
    case .year: "Which year are the dates in? They look like “\(value)”, and the file does not give the year."
    case .account: "The file does not name its account. Type the account's number, or a name for it."
    case .currency: "The file names no currency. Type a three-letter code, such as EUR."
    }
  }

  func questionPrompt(_ topic: CSVQuestion.Topic) -> String {
    switch topic {
    case .account: "Account: "
    case .year: "Year: "
    default: "Currency: "
    }
  }

  func questionSuggestion(_ topic: CSVQuestion.Topic, _ suggestion: String) -> String? {
    switch topic {
    case .account: "Empty means “\(suggestion)”."
    case .currency: suggestion == "XXX" ? "Leave it empty if you do not know." : "Leave it empty for \(suggestion)."
    default: nil
    }
  }

  var questionKeys: String { "Enter answers, Esc imports nothing" }
  var questionKeysBack: String { "Enter answers, Esc goes back" }
  var nothingAnswered: String { "there is no answer to take back" }
  func questionNumber(_ number: String, of count: String) -> String { "question \(number) of \(count)" }
  var questionOutcome: String { "With this answer, the rows are:" }
  func numberedColumn(_ number: Int) -> String { "column \(number)" }
  func columns(out: String, in: String) -> String { "out: \(out), in: \(`in`)" }
  func order(_ order: DateOrder) -> String {
    switch order {
    case .dayFirst: "the day first"
    case .monthFirst: "the month first"
    case .yearFirst: "the year first"
    }
  }
  func decimalMark(_ mark: DecimalMark) -> String { mark == .dot ? "a decimal point" : "a decimal comma" }
  func sign(_ sign: CSVProfile.Sign) -> String {
    switch sign {
    case .asWritten: "it came in"
    case .reversed: "it went out"
    case .byWord: "the word counts, the minus does not"
    case .byWordAndSign: "the word counts, and a minus reverses it"
    }
  }
  var noTransactions: String { "not transactions: skip these rows" }
  var noneOfThem: String { "none of them" }
  var leaveFileOut: String { "skip this file" }
  var noYear: String { "Type a year with four digits, such as 2026." }
  var noCurrency: String { "Type a three-letter currency code, such as EUR." }
  var noAccountName: String { "Type the account's number, or a name for it." }
  func remembers(_ name: String) -> String { "y saves this as [csv.\(name)]" }
  var notRemembered: String { "Imported, but the answers were not saved" }
  func remembered(_ name: String) -> String { "saved in config.toml as [csv.\(name)]" }
}

extension Norwegian {
  func questionTitle(_ file: String) -> String { "Hva betyr \(file)?" }

  func question(_ topic: CSVQuestion.Topic, _ value: String) -> String {
    switch topic {
    case .date: "Hvilken kolonne har transaksjonsdatoen?"
    case .amount: "Hvilken kolonne har beløpet?"
    case .description: "Hvilke kolonner har teksten til en transaksjon?"
    case .dates: "Står dagen eller måneden først i «\(value)»?"
    case .decimals: "Hvor mye er «\(value)»? Filen viser det ikke."
    case .sign: "Kom «\(value)» inn, eller gikk det ut? Filen viser det ikke."
    case .direction: "Hvilken kolonne sier om pengene kom inn eller gikk ut?"
    case .outgoing: "Hva av dette betyr at penger gikk ut?"
    case .unreadable: "I noen rader (\(value)) kan ikke beløpet leses. Hva er disse radene?"
    case .year: "Hvilket år gjelder datoene? De er skrevet som «\(value)», og filen oppgir ikke årstallet."
    case .account: "Filen oppgir ikke kontoen. Skriv kontonummeret, eller et navn på kontoen."
    case .currency: "Filen oppgir ikke valutaen. Skriv en kode på tre bokstaver, som NOK."
    }
  }

  func questionPrompt(_ topic: CSVQuestion.Topic) -> String {
    switch topic {
    case .account: "Konto: "
    case .year: "År: "
    default: "Valuta: "
    }
  }

  func questionSuggestion(_ topic: CSVQuestion.Topic, _ suggestion: String) -> String? {
    switch topic {
    case .account: "Tomt betyr «\(suggestion)»."
    case .currency:
      suggestion == "XXX" ? "La feltet stå tomt hvis du ikke vet." : "La feltet stå tomt for \(suggestion)."
    default: nil
    }
  }

  var questionKeys: String { "Enter svarer, Esc importerer ingenting" }
  var questionKeysBack: String { "Enter svarer, Esc går tilbake" }
  var nothingAnswered: String { "det er ikke noe svar å ta tilbake" }
  func questionNumber(_ number: String, of count: String) -> String { "spørsmål \(number) av \(count)" }
  var questionOutcome: String { "Med dette svaret blir radene:" }
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
  func sign(_ sign: CSVProfile.Sign) -> String {
    switch sign {
    case .asWritten: "det kom inn"
    case .reversed: "det gikk ut"
    case .byWord: "ordet gjelder, minus gjør ikke"
    case .byWordAndSign: "ordet gjelder, og et minus snur det"
    }
  }
  var noTransactions: String { "ikke transaksjoner: hopp over disse radene" }
  var noneOfThem: String { "ingen av dem" }
  var leaveFileOut: String { "hopp over denne filen" }
  var noYear: String { "Skriv et år med fire sifre, som 2026." }
  var noCurrency: String { "Skriv en valutakode på tre bokstaver, som NOK." }
  var noAccountName: String { "Skriv kontonummeret, eller et navn på kontoen." }
  func remembers(_ name: String) -> String { "y lagrer dette som [csv.\(name)]" }
  var notRemembered: String { "Importert, men svarene ble ikke lagret" }
  func remembered(_ name: String) -> String { "lagret i config.toml som [csv.\(name)]" }
}
