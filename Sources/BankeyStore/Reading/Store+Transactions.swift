import BankeyCore

extension Store {
  /// Hands over the transactions that pass a filter, newest first, one by one: a million take no more memory than one.
  ///
  /// Those of closed accounts are among them.
  public func transactions(_ filter: TransactionFilter, _ body: (Transaction) throws -> Void) throws {
    try snapshot {
      let scope = FindScope(account: filter.account, status: filter.status)
      let matches = try MatchReader(database)
      try Search(filter.terms, in: scope, database).each(limit: filter.last ?? .max) { try body(matches.filled($0)) }
    }
  }
}
