extension Norwegian {
  var newAccount: String { "ny" }
  var removedAccount: String { "borte" }
  var demoMessage: String { "Dette er demobanken: trykk r for neste dag" }
  var nextDayHint: String { "trykk r for neste dag" }
  var nextDayShort: String { "r: neste dag" }

  func newTransactions(_ count: Int) -> String { count == 1 ? "1 ny" : "\(count) nye" }
  func changed(_ noun: ChangeNoun, _ count: Int) -> String {
    let isOne = count == 1
    return switch noun {
    case .transactions: isOne ? "1 ny transaksjon" : "\(count) nye transaksjoner"
    case .balances: isOne ? "1 saldo endret" : "\(count) saldoer endret"
    case .accounts: isOne ? "1 ny konto" : "\(count) nye kontoer"
    case .removals: isOne ? "1 konto borte" : "\(count) kontoer borte"
    }
  }
}
