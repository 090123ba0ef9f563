/// Makes the rows of a list of accounts.
final class AccountRows: Sendable {
  private let presenter: Presenter
  private let snapshot: AccountsSnapshot
  private let choice: ListChoice
  /// Columns that the widest figure of the list takes right of its whole digits.
  let fractionColumns: Int

  init(_ presenter: Presenter, _ snapshot: AccountsSnapshot, _ choice: ListChoice, fractionColumns: Int) {
    self.presenter = presenter
    self.snapshot = snapshot
    self.choice = choice
    self.fractionColumns = fractionColumns
  }

  /// The row of an account, with what is new in it.
  func row(of account: Account) -> AccountRowViewModel {
    var row = presenter.row(of: account, fractionColumns: fractionColumns)
    let news = choice.news
    row.trend = presenter.trend(of: account, choice.days)
    row.change = presenter.change(of: account, in: news.changes)
    if !news.changes.added.contains(account.id) {
      row.news = news.unread[account.id].map(presenter.strings.newTransactions)
    }
    return row
  }
}
