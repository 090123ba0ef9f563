import BankeyModel

extension Store {
  /// Announces all that `AccountSlice` asks of an account, in a snapshot. A server then answers in two round trips: the account
  /// itself, then what completes its rows. Where rows are sides of transfers, their other sides take one or two more.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public func expect(opening account: Account.ID, by date: GroupingDate, limit: Int) throws {
    guard database.dialect == .server else { return }
    let groups = TransactionStatus.allCases.map { TransactionGroup(account: account, status: $0, date: date) }
    let pages = groups.map { PageQuery(.first, by: date).page(of: $0, min(limit, pageLimit)) }
    try database.expect(
      [
        Inquiry(AccountReference.byID, [account]), HoldingRecord.inquiry(of: account),
        StoredStatement.inquiry(account), PayeeReader.inquiry, Inquiry(MatchReader.any),
      ] + groups.map(totals) + pages)
    guard let known = try database.account(account) else { return }
    let rows = try pages.flatMap { page in try database.all(page) { try Transaction(row: $0, of: known) } }
    _ = try database.completed(rows)
  }
}
