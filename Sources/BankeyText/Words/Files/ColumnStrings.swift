import BankeyModel

/// The texts about the columns of a table: choosing one, and saying what each contains.
public protocol ColumnStrings: Sendable {
  /// "column 3"
  func numberedColumn(_ number: Int) -> String
  /// "out: Debit, in: Credit"
  func columns(out: String, in: String) -> String
  /// "Product: each value is a separate account"
  func accounts(by column: String) -> String
  /// "other: describe the columns"
  var describeColumns: String { get }
  /// "What does each column contain? Choose a column to answer."
  var columnsHelp: String { get }
  /// "What does “Kr.” contain?"
  func columnHelp(_ name: String) -> String
  /// "done: read the file"
  var columnsDone: String { get }
  /// "let bankey decide"
  var automaticColumn: String { get }
  /// "the amount", "money out"
  func field(_ field: CSVField) -> String
  /// "this file is not a table"
  var isNotTable: String { get }
}

extension English {
  func numberedColumn(_ number: Int) -> String { "column \(number)" }
  func columns(out: String, in: String) -> String { "out: \(out), in: \(`in`)" }
  func accounts(by column: String) -> String { "\(column): each value is a separate account" }
  var describeColumns: String { "other: describe the columns" }
  var columnsHelp: String { "What does each column contain? Choose a column to answer." }
  func columnHelp(_ name: String) -> String { "What does “\(name)” contain?" }
  var columnsDone: String { "done: read the file" }
  var automaticColumn: String { "let bankey decide" }

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

  var isNotTable: String { "this file is not a table" }
}

extension Norwegian {
  func numberedColumn(_ number: Int) -> String { "kolonne \(number)" }
  func columns(out: String, in: String) -> String { "ut: \(out), inn: \(`in`)" }
  func accounts(by column: String) -> String { "\(column): hver verdi er en egen konto" }
  var describeColumns: String { "annet: beskriv kolonnene" }
  var columnsHelp: String { "Hva inneholder hver kolonne? Velg en kolonne for å svare." }
  func columnHelp(_ name: String) -> String { "Hva inneholder «\(name)»?" }
  var columnsDone: String { "ferdig: les filen" }
  var automaticColumn: String { "la bankey avgjøre" }

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

  var isNotTable: String { "denne filen er ikke en tabell" }
}
