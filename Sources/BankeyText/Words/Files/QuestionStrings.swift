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
  /// "Enter answers, Esc cancels the import"
  var questionKeys: String { get }
  /// "Enter answers, Esc goes back"
  var questionKeysBack: String { get }
  /// "there is no answer to undo"
  var nothingAnswered: String { get }
  /// "question 2 of 3"
  func questionNumber(_ number: String, of count: String) -> String
  /// "With this answer, bankey reads these rows:"
  var questionOutcome: String { get }
  /// "Space marks, Enter answers, Esc goes back"
  var markKeys: String { get }
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
    case .date: "Which column contains the transaction date?"
    case .amount: "Which column contains the amount?"
    case .columns: columnsHelp
    case .dates: "Does the day or the month come first in “\(value)”?"
    case .decimals: "How much is “\(value)”? The file does not say."
    case .sign where value.isEmpty: "What does a minus mean here? The file does not say."
    case .owed: "Are the balances what you have, or what you owe? They have no sign."
    case .sign: "Did “\(value)” come in or go out? The file does not say."
    case .direction: "Which column says whether money came in or went out?"
    case .outgoing: "Which of these means that money went out?"
    case .unreadable: "bankey cannot read the amount in some rows (\(value)). What are these rows?"
    case .fees: "Do the amounts include the fees in column “\(value)”?"
    case .status: "What does “\(value)” mean for a transaction?"
    case .line: "What is the row “\(value)”?"
    case .oldest: "Did the “\(value)” in this row come in or go out? The balances do not show which."
    case .gaps: "The balance \(value) does not follow from the balance before it. Why not?"
    case .year: "Which year are the dates in? They look like “\(value)”, and the file does not state the year."
    case .account: "The file does not name its account. Type the account's number, or a name for it."
    case .currency where !value.isEmpty:
      "Are the amounts in the currencies of a column, or have the exchange rates converted them all to \(value)?"
    case .currency: "The file does not name its currency. Type a three-letter code, such as EUR."
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
    case .account: "Leave it empty for “\(suggestion)”."
    case .currency: suggestion == "XXX" ? "Leave it empty if you do not know." : "Leave it empty for \(suggestion)."
    default: nil
    }
  }

  var questionKeys: String { "Enter answers, Esc cancels the import" }
  var questionKeysBack: String { "Enter answers, Esc goes back" }
  var nothingAnswered: String { "there is no answer to undo" }
  func questionNumber(_ number: String, of count: String) -> String { "question \(number) of \(count)" }
  var questionOutcome: String { "With this answer, bankey reads these rows:" }
  var markKeys: String { "Space marks, Enter answers, Esc goes back" }
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
    case .date: "Hvilken kolonne inneholder transaksjonsdatoen?"
    case .amount: "Hvilken kolonne inneholder beløpet?"
    case .columns: columnsHelp
    case .dates: "Står dagen eller måneden først i «\(value)»?"
    case .decimals: "Hvor mye er «\(value)»? Filen viser det ikke."
    case .sign where value.isEmpty: "Hva betyr et minustegn her? Filen viser det ikke."
    case .owed: "Er saldoene det du har, eller det du skylder? De har ikke fortegn."
    case .sign: "Kom «\(value)» inn, eller gikk det ut? Filen viser det ikke."
    case .direction: "Hvilken kolonne sier om pengene kom inn eller gikk ut?"
    case .outgoing: "Hva av dette betyr at penger gikk ut?"
    case .unreadable: "I noen rader (\(value)) kan ikke beløpet leses. Hva er disse radene?"
    case .fees: "Er gebyrene i kolonnen «\(value)» med i beløpene?"
    case .status: "Hva betyr «\(value)» for en transaksjon?"
    case .line: "Hva er raden «\(value)»?"
    case .oldest: "Kom «\(value)» i denne raden inn, eller gikk det ut? Ingen saldo viser det."
    case .gaps: "Saldoen \(value) følger ikke av den forrige. Hvorfor ikke?"
    case .year: "Hvilket år gjelder datoene? De er skrevet som «\(value)», og filen oppgir ikke årstallet."
    case .account: "Filen oppgir ikke kontoen. Skriv kontonummeret, eller et navn på kontoen."
    case .currency where !value.isEmpty:
      "Er beløpene i valutaene i en kolonne, eller har kursene regnet alle om til \(value)?"
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
    case .account: "La feltet stå tomt for «\(suggestion)»."
    case .currency:
      suggestion == "XXX" ? "La feltet stå tomt hvis du ikke vet." : "La feltet stå tomt for \(suggestion)."
    default: nil
    }
  }

  var questionKeys: String { "Enter svarer, Esc avbryter importen" }
  var questionKeysBack: String { "Enter svarer, Esc går tilbake" }
  var nothingAnswered: String { "det er ikke noe svar å angre" }
  func questionNumber(_ number: String, of count: String) -> String { "spørsmål \(number) av \(count)" }
  var questionOutcome: String { "Med dette svaret blir radene:" }
  var markKeys: String { "mellomrom merker, Enter svarer, Esc går tilbake" }
  var noYear: String { "Skriv et år med fire sifre, som 2026." }
  var noCurrency: String { "Skriv en valutakode på tre bokstaver, som NOK." }
  var noAccountName: String { "Skriv kontonummeret, eller et navn på kontoen." }
  func remembers(_ name: String) -> String { "y lagrer dette som [csv.\(name)]" }
  var notRemembered: String { "Importert, men svarene ble ikke lagret" }
  func remembered(_ name: String) -> String { "lagret i config.toml som [csv.\(name)]" }
}
