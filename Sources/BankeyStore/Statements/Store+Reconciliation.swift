import BankeyCore

extension Store {
  /// What the statements of every account prove: opening + booked = closing in each, and each begins with what the one before
  /// ended with. Accounts without such statements are left out.
  public func reconciliation() throws -> [AccountReconciliation] {
    let accounts = try database.all(
      "SELECT key, id, currency, decimals FROM account WHERE key IN (SELECT account FROM statement) ORDER BY key",
      read: AccountReference.init(row:))
    return try accounts.map { account in
      let chain = try StatementChain(database, account: account.key)
      return AccountReconciliation(
        account: account.id, currency: account.currency, statements: chain.statements.count,
        lastDay: chain.statements.compactMap(\.lastDay).max(), faults: try chain.faults())
    }
  }
}
