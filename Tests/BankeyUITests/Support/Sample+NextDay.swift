import BankeyCore
import BankeyModel
import BankeyText
import TestSupport

extension Sample {
  /// The next day: two changed balances, a new account, a removed one.
  static let nextDay: AccountsSnapshot = {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = Sample.amount("929586.23")
    snapshot.accounts[0].account.transactions = 2
    snapshot.accounts[4].account.balance = Sample.amount("10578.09")
    snapshot.accounts[3].account.name = "Rainy Day Fund"
    snapshot.accounts[3] = ListedAccount(copy(snapshot.accounts[3].account, id: "rainy"))
    return snapshot
  }()

  private static func copy(_ account: Account, id: String) -> Account {
    Account(
      id: id, source: account.source, nativeId: id, number: "719***440", name: account.name,
      institution: account.institution, kind: account.kind, currency: account.currency, balance: account.balance,
      balanceDate: account.balanceDate)
  }
}
