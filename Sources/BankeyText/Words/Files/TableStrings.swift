import BankeyModel

/// The texts of plain tables.
public protocol TableStrings: Sendable {
  /// The title of a column.
  func column(_ column: TableColumn) -> String
  /// "authorized", for a transaction that is not posted yet.
  var authorized: String { get }
}

/// A column of a plain table.
public enum TableColumn: CaseIterable, Hashable, Sendable {
  case account, kind, number, bank, available, balance, asOf, settings
  case date, status, text, counterparty, amount
  case source, secret, lastSuccess, callsLeft, error
  case name, words, transactions
}

/// The texts of the findings of `bankey check`.
public protocol CheckStrings: Sendable {
  /// "$17.44, below $100.00"
  func low(_ balance: String, below limit: String) -> String
  /// "not refreshed since Nov 18 07:12", for an account whose balance has no date.
  func notRefreshed(since moment: String) -> String
}

extension English {
  var authorized: String { "authorized" }

  func column(_ column: TableColumn) -> String {
    switch column {
    case .account: account
    case .kind: "Kind"
    case .number: "Number"
    case .bank: "Bank"
    case .available: available
    case .balance: balance
    case .asOf: asOf
    case .settings: "Your settings"
    case .date: "Date"
    case .status: "Status"
    case .text: "Text"
    case .counterparty: "Counterparty"
    case .amount: "Amount"
    case .source: "Source"
    case .secret: "Secret in"
    case .lastSuccess: "Last answer"
    case .callsLeft: "Calls left"
    case .error: "Last error"
    case .name: "Name"
    case .words: "Words"
    case .transactions: "Transactions"
    }
  }
}

extension English {
  func low(_ balance: String, below limit: String) -> String { "\(balance), below \(limit)" }
  func notRefreshed(since moment: String) -> String { "not refreshed since \(moment)" }
}

extension Norwegian {
  var authorized: String { "reservert" }

  func column(_ column: TableColumn) -> String {
    switch column {
    case .account: account
    case .kind: "Type"
    case .number: "Nummer"
    case .bank: "Bank"
    case .available: available
    case .balance: balance
    case .asOf: asOf
    case .settings: "Dine valg"
    case .date: "Dato"
    case .status: "Status"
    case .text: "Tekst"
    case .counterparty: "Motpart"
    case .amount: "Beløp"
    case .source: "Kilde"
    case .secret: "Hemmeligheten er i"
    case .lastSuccess: "Siste svar"
    case .callsLeft: "Oppslag igjen"
    case .error: "Siste feil"
    case .name: "Navn"
    case .words: "Ord"
    case .transactions: "Transaksjoner"
    }
  }
}

extension Norwegian {
  func low(_ balance: String, below limit: String) -> String { "\(balance), under \(limit)" }
  func notRefreshed(since moment: String) -> String { "ikke oppdatert siden \(moment)" }
}
