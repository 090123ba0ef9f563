import BankeyCore

extension Store {
  /// Hands over the transactions that pass a filter, newest first, one by one: a million take no more memory than one.
  ///
  /// Those of closed accounts are among them.
  public func transactions(_ filter: TransactionFilter, _ body: (Transaction) throws -> Void) throws {
    try snapshot {
      let accounts = try accountReferences(filter.account)
      let statuses = filter.status.map { [$0] } ?? TransactionStatus.allCases
      var merge = NewestFirst(
        try accounts.flatMap { account in
          try statuses.map { try TransactionCursor(of: account, $0, filter, in: database) }
        })
      let search = filter.search.map(TextSearch.init)
      var left = filter.last ?? .max
      while left > 0, let transaction = try merge.next() {
        guard search?.matches(transaction) ?? true else { continue }
        try body(transaction)
        left -= 1
      }
    }
  }

  private func accountReferences(_ id: Account.ID?) throws -> [AccountReference] {
    if let id { return try database.account(id).map { [$0] } ?? [] }
    return try database.all("SELECT \(AccountReference.columns) FROM account", read: AccountReference.init(row:))
  }
}
