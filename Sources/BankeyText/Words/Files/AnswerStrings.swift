import BankeyModel

/// The texts of the answers to choose from when bankey asks about a table.
public protocol AnswerStrings: Sendable {
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
  var wasCanceled: String { get }
  /// "a transaction"
  var isTransaction: String { get }
  /// "a balance or a sum, not a transaction"
  var isBalanceLine: String { get }
  /// "the amounts include them"
  func fees(_ fees: CSVProfile.Fees) -> String
  /// "rows are missing there; the amounts are right"
  var rowsAreMissing: String { get }
  /// "none of them"
  var noneOfThem: String { get }
  /// "skip this file"
  var skipFile: String { get }
}

extension English {
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
    case .byWord: "the word decides; ignore the minus"
    case .byWordAndSign: "the word decides, and a minus reverses it"
    case .plusIsIn: "a plus means money in, no sign means money out"
    case .swapped: "debit means money in, and credit money out"
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
  var wasCanceled: String { "it was canceled or declined" }
  var isTransaction: String { "a transaction" }
  var isBalanceLine: String { "a balance or a sum, not a transaction" }

  func fees(_ fees: CSVProfile.Fees) -> String {
    fees == .included ? "the amounts include them" : "they were charged on top of the amounts"
  }

  var rowsAreMissing: String { "rows are missing there; the amounts are right" }
  var noneOfThem: String { "none of them" }
  var skipFile: String { "skip this file" }
}

extension Norwegian {
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
    case .plusIsIn: "pluss betyr penger inn, uten fortegn penger ut"
    case .swapped: "debet betyr penger inn, kredit penger ut"
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
  var wasCanceled: String { "den ble kansellert eller avvist" }
  var isTransaction: String { "en transaksjon" }
  var isBalanceLine: String { "en saldo eller en sum, ikke en transaksjon" }

  func fees(_ fees: CSVProfile.Fees) -> String {
    fees == .included ? "de er med i beløpene" : "de kom i tillegg til beløpene"
  }

  var rowsAreMissing: String { "rader mangler der; beløpene er riktige" }
  var noneOfThem: String { "ingen av dem" }
  var skipFile: String { "hopp over denne filen" }
}
