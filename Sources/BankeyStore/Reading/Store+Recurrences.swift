import BankeyModel

extension Store {
  /// The input for finding recurring payments: every transaction of the open accounts from a day on, with own transfers
  /// marked, and the occurrences that the user has dismissed.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func recurrences(since day: Day) throws -> RecurrenceRecord {
    try snapshot {
      var transactions: [Transaction] = []
      let accounts = try database.accountReferences(nil)
      try database.expect(accounts.map { Inquiry(Self.recent, [$0.key, day]) })
      for account in accounts {
        try database.each(Self.recent, [account.key, day], limit: .max) {
          transactions.append(try Transaction(row: $0, of: account))
        }
      }
      transactions = try PayeeReader(database).filled(transactions)
      let refused = try database.all("SELECT first, second FROM unpaired") { TransactionPair($0[0], $0[1]) }
      let pairs = TransferPairs(try database.ownAccounts(), refused: Set(refused)).pairs(among: transactions)
      for index in transactions.indices { transactions[index].transfer = pairs[transactions[index].id] }
      let dismissed: [Int64] = try database.all("SELECT occurrence FROM dismissed") { $0[0] }
      return RecurrenceRecord(transactions: transactions, dismissed: Set(dismissed))
    }
  }

  /// Parameters: account, day. The ids come sorted, so that each page of the table is read once: in the order of the
  /// index, rows that were imported out of order take three times as long. SQLite would drop a sort without a limit.
  private static let recent = """
    SELECT \(Transaction.columns) FROM (
      SELECT id AS wanted FROM transactions
      WHERE account = ? AND status IN (0, 1) AND day >= ? AND deleted IS NULL
      ORDER BY id LIMIT \(Int64.max)
    ) AS recent CROSS JOIN transactions WHERE id = wanted
    """
}
