import BankeyCore

extension Store {
  /// At most `limit` matches (and never more than `pageLimit`) from `start` on, newest first whatever the start.
  public func matches(
    of query: FindQuery, in scope: FindScope = FindScope(), from start: PageStart = .first, limit: Int
  ) throws -> [Transaction] {
    try snapshot {
      try MatchReader(database).filled(
        Search(query, in: scope, database).page(from: start, limit: min(limit, pageLimit)))
    }
  }

  /// All matches with their count and sums.
  public func all(of query: FindQuery, in scope: FindScope = FindScope()) throws -> FoundTransactions {
    try snapshot { try Search(query, in: scope, database).all() }
  }
}

extension Store: TransactionLookup {
  /// The transactions of these ids, in this order; what is gone is left out.
  public func transactions(_ ids: [Transaction.ID]) throws -> [Transaction] {
    var accounts: [Int64: AccountReference] = [:]
    let found = try ids.compactMap { id in
      try database.first(
        "SELECT \(Transaction.columns), account FROM transactions WHERE id = ? AND deleted IS NULL", id
      ) {
        row in
        let key: Int64 = row[9]
        if accounts[key] == nil { accounts[key] = try database.accountReference(key) }
        return try accounts[key].map { try Transaction(row: row, of: $0) }
      } ?? nil
    }
    return try MatchReader(database).filled(found)
  }
}
