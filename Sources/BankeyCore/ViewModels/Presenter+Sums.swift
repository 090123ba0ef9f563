extension Presenter {
  /// The currency that most accounts are in; of several, the one that comes first.
  func mainCurrency(of accounts: [ListedAccount]) -> Currency? {
    let counts = accounts.reduce(into: [Currency: Int]()) { $0[$1.account.currency, default: 0] += 1 }
    let most = counts.values.max()
    return accounts.first { counts[$0.account.currency] == most }?.account.currency
  }

  /// One sum for each currency, never across them, the main currency last. Excluded accounts, balances that are not known
  /// and sums that do not fit are left out.
  func sums(of accounts: [ListedAccount], main: Currency?) -> [Money] {
    let known = accounts.filter { !$0.isExcluded }.compactMap { listed in
      listed.account.balance.map { Money($0, listed.account.currency) }
    }
    let sums = known.sums.compactMap { sum in sum.amount.map { Money($0, sum.currency) } }
    return sums.filter { $0.currency != main } + sums.filter { $0.currency == main }
  }
}
