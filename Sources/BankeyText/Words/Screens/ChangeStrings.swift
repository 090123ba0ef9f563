import BankeyModel

/// The kinds of changes after a refresh.
public enum ChangeNoun: CaseIterable, Hashable, Sendable {
  case transactions, balances, accounts, removals
}

/// The texts about changes.
public protocol ChangeStrings: Sendable {
  /// "2 new transactions", "1 balance changed", "1 new account", "1 account gone"
  func changed(_ noun: ChangeNoun, _ count: Int, _ figure: String) -> String
  /// "2 new", beside an account with unseen transactions.
  func newTransactions(_ count: Int) -> String
  /// "new", for an account that was added.
  var newAccount: String { get }
  /// "gone", for an account that was removed.
  var removedAccount: String { get }
  /// Explains the demo bank and names the key that continues.
  var demoMessage: String { get }
  /// The hint after the demo bank's first two days.
  var nextDayHint: String { get }
  /// The same, where space is short.
  var nextDayShort: String { get }
}

extension English {
  var newAccount: String { "new" }
  var removedAccount: String { "gone" }
  var demoMessage: String { "This is the demo bank: press \(keyNames[.refresh, default: "r"]) for the next day" }
  var nextDayHint: String { "press \(keyNames[.refresh, default: "r"]) for the next day" }
  var nextDayShort: String { "\(keyNames[.refresh, default: "r"]): next day" }

  func newTransactions(_ count: Int) -> String { "\(figure(count)) new" }
  func changed(_ noun: ChangeNoun, _ count: Int, _ figure: String) -> String {
    let isOne = count == 1
    return switch noun {
    case .transactions: "\(figure) new \(isOne ? "transaction" : "transactions")"
    case .balances: "\(figure) \(isOne ? "balance" : "balances") changed"
    case .accounts: "\(figure) new \(isOne ? "account" : "accounts")"
    case .removals: "\(figure) \(isOne ? "account" : "accounts") gone"
    }
  }
}

extension Norwegian {
  var newAccount: String { "ny" }
  var removedAccount: String { "borte" }
  var demoMessage: String { "Dette er demobanken: trykk \(keyNames[.refresh, default: "r"]) for neste dag" }
  var nextDayHint: String { "trykk \(keyNames[.refresh, default: "r"]) for neste dag" }
  var nextDayShort: String { "\(keyNames[.refresh, default: "r"]): neste dag" }

  func newTransactions(_ count: Int) -> String { count == 1 ? "1 ny" : "\(figure(count)) nye" }
  func changed(_ noun: ChangeNoun, _ count: Int, _ figure: String) -> String {
    let isOne = count == 1
    return switch noun {
    case .transactions: isOne ? "1 ny transaksjon" : "\(figure) nye transaksjoner"
    case .balances: isOne ? "1 saldo endret" : "\(figure) saldoer endret"
    case .accounts: isOne ? "1 ny konto" : "\(figure) nye kontoer"
    case .removals: isOne ? "1 konto borte" : "\(figure) kontoer borte"
    }
  }
}
