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
  /// "there is no answer to undo"
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
  /// "a minus means money out", for the whole table
  func rule(_ sign: CSVProfile.Sign) -> String
  /// "what you owe"
  func balances(areOwed: Bool) -> String
  /// "not transactions: skip these rows"
  var noTransactions: String { get }
  /// "it is booked"
  var isBooked: String { get }
  /// "it is only pending"
  var isReserved: String { get }
  /// "it was canceled or declined"
  var didNotHappen: String { get }
  /// "a transaction"
  var isTransaction: String { get }
  /// "a balance or a sum, not a transaction"
  var isBalanceLine: String { get }
  /// "the amounts include them"
  func fees(_ fees: CSVProfile.Fees) -> String
  /// "rows are missing there; the amounts are right"
  var rowsAreMissing: String { get }
  /// "Product: each value is a separate account"
  func accounts(by column: String) -> String
  /// "none of them"
  var noneOfThem: String { get }
  /// "tell bankey what each column contains"
  var sayColumns: String { get }
  /// "What does each column contain? Choose a column to answer."
  var columnsHelp: String { get }
  /// "What does the column “Kr.” hold?"
  func columnHelp(_ name: String) -> String
  /// "that is all"
  var columnsAreSaid: String { get }
  /// "let bankey decide"
  var bankeyDecides: String { get }
  /// "the amount, with its sign"
  func field(_ field: CSVField) -> String
  /// "this is not a table"
  var hasNoColumns: String { get }
  /// "Space marks, Enter answers, Esc goes back"
  var markKeys: String { get }
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
    case .date: "Which column contains the transaction date?"
    case .amount: "Which column contains the amount?"
    case .columns: columnsHelp
    case .dates: "Does the day or the month come first in “\(value)”?"
    case .decimals: "How much is “\(value)”? The file does not show it."
    case .sign where value.isEmpty: "What does a minus mean here? The file does not show it."
    case .owed: "Are the balances what you have, or what you owe? They have no sign."
    case .sign: "Did “\(value)” come in or go out? The file does not show it."
    case .direction: "Which column says whether money came in or went out?"
    case .outgoing: "Which of these means that money went out?"
    case .unreadable: "In some rows (\(value)) the amount is unreadable. What are these rows?"
    case .fees: "Do the amounts include the fees in column “\(value)”?"
    case .status: "What does “\(value)” mean for a transaction?"
    case .line: "What is the row “\(value)”?"
    case .oldest: "Did the “\(value)” in this row come in or go out? No balance shows it."
    case .gaps: "\(value) does not follow from the balance before it. Why?"
    case .year: "Which year are the dates in? They look like “\(value)”, and the file does not state the year."
    case .account: "The file does not name its account. Type the account's number, or a name for it."
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

  var questionKeys: String { "Enter answers, Esc imports nothing" }
  var questionKeysBack: String { "Enter answers, Esc goes back" }
  var nothingAnswered: String { "there is no answer to undo" }
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
  func rule(_ sign: CSVProfile.Sign) -> String {
    switch sign {
    case .asWritten: "a minus means money out"
    case .reversed: "a minus means money in"
    default: self.sign(sign)
    }
  }
  func balances(areOwed: Bool) -> String { areOwed ? "what you owe" : "what you have" }
  var noTransactions: String { "not transactions: skip these rows" }
  var isBooked: String { "it is booked" }
  var isReserved: String { "it is only pending" }
  var didNotHappen: String { "it was canceled or declined" }
  var isTransaction: String { "a transaction" }
  var isBalanceLine: String { "a balance or a sum, not a transaction" }
  func fees(_ fees: CSVProfile.Fees) -> String {
    fees == .included ? "the amounts include them" : "they were charged on top of the amounts"
  }
  var rowsAreMissing: String { "rows are missing there; the amounts are right" }
  func accounts(by column: String) -> String { "\(column): each value is a separate account" }
  var noneOfThem: String { "none of them" }
  var sayColumns: String { "none of these: let me describe the columns" }
  var columnsHelp: String { "What does each column contain? Choose a column to answer." }
  func columnHelp(_ name: String) -> String { "What does “\(name)” contain?" }
  var columnsAreSaid: String { "done: read the file" }
  var bankeyDecides: String { "let bankey decide" }
  func field(_ field: CSVField) -> String {
    switch field {
    case .date: "the date"
    case .authorized: "the date of purchase"
    case .amount: "the amount"
    case .debit: "money out"
    case .credit: "money in"
    case .direction: "a word for in or out"
    case .balance: "the balance"
    case .currency: "the currency"
    case .description: "a description"
    case .counterparty: "the counterparty"
    case .account: "your account"
    case .id: "the bank's id"
    case .status: "booked or pending"
    case .ignored: "nothing to import"
    }
  }
  var hasNoColumns: String { "this file is not a table" }
  var markKeys: String { "Space marks, Enter answers, Esc goes back" }
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
    case .gaps: "\(value) følger ikke av saldoen før den. Hvorfor?"
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
    case .account: "La feltet stå tomt for «\(suggestion)»."
    case .currency:
      suggestion == "XXX" ? "La feltet stå tomt hvis du ikke vet." : "La feltet stå tomt for \(suggestion)."
    default: nil
    }
  }

  var questionKeys: String { "Enter svarer, Esc importerer ingenting" }
  var questionKeysBack: String { "Enter svarer, Esc går tilbake" }
  var nothingAnswered: String { "det er ikke noe svar å angre" }
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
    case .byWord: "ordet gjelder, minustegnet ikke"
    case .byWordAndSign: "ordet gjelder, og et minustegn snur det"
    }
  }
  func rule(_ sign: CSVProfile.Sign) -> String {
    switch sign {
    case .asWritten: "et minustegn betyr penger ut"
    case .reversed: "et minustegn betyr penger inn"
    default: self.sign(sign)
    }
  }
  func balances(areOwed: Bool) -> String { areOwed ? "det du skylder" : "det du har" }
  var noTransactions: String { "ikke transaksjoner: hopp over disse radene" }
  var isBooked: String { "den er bokført" }
  var isReserved: String { "den er bare reservert" }
  var didNotHappen: String { "den ble kansellert eller avvist" }
  var isTransaction: String { "en transaksjon" }
  var isBalanceLine: String { "en saldo eller en sum, ikke en transaksjon" }
  func fees(_ fees: CSVProfile.Fees) -> String {
    fees == .included ? "de er med i beløpene" : "de kom i tillegg til beløpene"
  }
  var rowsAreMissing: String { "rader mangler der; beløpene er riktige" }
  func accounts(by column: String) -> String { "\(column): hver verdi er en egen konto" }
  var noneOfThem: String { "ingen av dem" }
  var sayColumns: String { "ingen av disse: la meg beskrive kolonnene" }
  var columnsHelp: String { "Hva inneholder hver kolonne? Velg en kolonne for å svare." }
  func columnHelp(_ name: String) -> String { "Hva inneholder «\(name)»?" }
  var columnsAreSaid: String { "ferdig: les filen" }
  var bankeyDecides: String { "la bankey avgjøre" }
  func field(_ field: CSVField) -> String {
    switch field {
    case .date: "datoen"
    case .authorized: "kjøpsdatoen"
    case .amount: "beløpet"
    case .debit: "penger ut"
    case .credit: "penger inn"
    case .direction: "et ord for inn eller ut"
    case .balance: "saldoen"
    case .currency: "valutaen"
    case .description: "en beskrivelse"
    case .counterparty: "motparten"
    case .account: "kontoen din"
    case .id: "bankens id"
    case .status: "bokført eller reservert"
    case .ignored: "ingenting å importere"
    }
  }
  var hasNoColumns: String { "denne filen er ikke en tabell" }
  var markKeys: String { "mellomrom merker, Enter svarer, Esc går tilbake" }
  var leaveFileOut: String { "hopp over denne filen" }
  var noYear: String { "Skriv et år med fire sifre, som 2026." }
  var noCurrency: String { "Skriv en valutakode på tre bokstaver, som NOK." }
  var noAccountName: String { "Skriv kontonummeret, eller et navn på kontoen." }
  func remembers(_ name: String) -> String { "y lagrer dette som [csv.\(name)]" }
  var notRemembered: String { "Importert, men svarene ble ikke lagret" }
  func remembered(_ name: String) -> String { "lagret i config.toml som [csv.\(name)]" }
}
