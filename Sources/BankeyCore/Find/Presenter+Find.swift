extension Presenter {
  /// The row of a transaction beside the name of its account.
  public func row(of transaction: Transaction, in account: String?) -> ReportRow {
    let amount = formats.signed(Money(transaction.amount, transaction.currency))
    return .transaction(
      transaction.id,
      ReportLine(
        text: text(of: transaction), note: account, amount: amount, isIncome: transaction.amount > .zero))
  }

  /// "COFFEE ROASTERS, −$4.10"
  public func title(of transaction: Transaction) -> String {
    text(of: transaction) + ", " + formats.signed(Money(transaction.amount, transaction.currency))
  }

  /// "12 matches, −$123.45", with a sum for each currency.
  public func summary(of found: FoundTransactions) -> String {
    let sums = found.sums.map { sum in sum.amount.map { formats.signed(Money($0, sum.currency)) } ?? unknown }
    let count = found.count == 0 ? strings.noMatches : strings.matches(found.count, formats.count(found.count))
    return ([count] + sums).joined(separator: ", ")
  }
}
