import BankeyModel

extension Store {
  /// The input for finding recurring payments: every transaction of the open accounts from a day on, with own
  /// transfers marked, and the occurrences that a person has dismissed.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func recurrences(since day: Day) throws -> RecurrenceRecord {
    try snapshot {
      var transactions: [Transaction] = []
      for account in try database.accountReferences(nil) {
        let rows = try database.prepare(
          """
          SELECT \(Transaction.columns) FROM transactions
          WHERE account = ? AND status IN (0, 1) AND day >= ? AND deleted IS NULL
          """)
        try rows.each([account.key, day]) { transactions.append(try Transaction(row: $0, of: account)) }
      }
      let refused = try database.all("SELECT first, second FROM unpaired") { TransactionPair($0[0], $0[1]) }
      let pairs = TransferPairs(try database.ownAccounts(), refused: Set(refused)).pairs(among: transactions)
      for index in transactions.indices { transactions[index].transfer = pairs[transactions[index].id] }
      let dismissed: [Int64] = try database.all("SELECT occurrence FROM dismissed") { $0[0] }
      return RecurrenceRecord(transactions: transactions, dismissed: Set(dismissed))
    }
  }
}
