import BankeyModel
import BankeyText

extension Presenter {
  /// The row of a match on a day, with the name of its account.
  public func row(of transaction: Transaction, on day: Day?, in account: String?) -> ReportRow {
    let amount = formats.signed(Money(transaction.amount, transaction.currency))
    return .transaction(
      transaction.id,
      ReportLine(
        text: text(of: transaction), date: day.map(date), counterparty: counterparty(of: transaction), note: account,
        amount: amount, isIncome: transaction.amount > .zero))
  }

  /// "COFFEE ROASTERS, −$4.10"
  public func title(of transaction: Transaction) -> String {
    text(of: transaction) + ", " + formats.signed(Money(transaction.amount, transaction.currency))
  }

  /// "2 accounts, 12 matches", and one sum for each currency: "−$123.45".
  public func summary(of found: FoundTransactions, accounts: Int = 0) -> (counts: String, sums: [String]) {
    let sums = found.sums.map { sum in sum.amount.map { formats.signed(Money($0, sum.currency)) } ?? unknown }
    let others = accounts == 0 ? nil : strings.accountsFound(accounts, formats.count(accounts))
    let count = strings.matches(found.count, formats.count(found.count))
    let matches = found.count > 0 ? count : others == nil ? strings.noMatches : nil
    return ([others, matches].compactMap(\.self).joined(separator: ", "), sums)
  }

  /// The row of a counterparty with its number of transactions and their sum.
  public func row(of total: CounterpartyTotal) -> FigureRow {
    FigureRow(
      id: .counterparty(total.name, total.currency),
      label: total.name.isEmpty ? strings.noText : formats.foreign(total.name),
      note: strings.transactions(total.count, formats.count(total.count)),
      figure: total.total.map { formats.signed(Money($0, total.currency)) } ?? unknown,
      copy: total.total.flatMap { ($0.canonical(in: total.currency) ?? $0).description })
  }
}
