extension English {
  var newAccount: String { "new" }
  var removedAccount: String { "gone" }
  var demoMessage: String { "This is the demo bank: press r for the next day" }
  var nextDayHint: String { "press r for the next day" }
  var nextDayShort: String { "r: next day" }

  func newTransactions(_ count: Int) -> String { "\(count) new" }
  func changed(_ noun: ChangeNoun, _ count: Int) -> String {
    let isOne = count == 1
    return switch noun {
    case .transactions: "\(count) new \(isOne ? "transaction" : "transactions")"
    case .balances: "\(count) \(isOne ? "balance" : "balances") changed"
    case .accounts: "\(count) new \(isOne ? "account" : "accounts")"
    case .removals: "\(count) \(isOne ? "account" : "accounts") gone"
    }
  }
}
