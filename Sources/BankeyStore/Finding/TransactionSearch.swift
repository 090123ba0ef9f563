import BankeyModel

/// One query in one scope, over one state of the data.
protocol TransactionSearch {
  /// The user's names for payees.
  var book: PayeeBook { get }
  /// At most `limit` matches from `start` on, newest first.
  func page(from start: PageStart, limit: Int) throws -> [Transaction]
  /// Calls `body` with at most `limit` matches, newest first, without holding them all in memory.
  func each(limit: Int, _ body: (Transaction) throws -> Void) throws
  /// All matches.
  func all() throws -> FoundTransactions
  /// All matches by payee, as the user or else the bank calls it. The matches of an account are added newest first.
  func counterparties() throws -> [CounterpartyTotal]
}

extension Store {
  /// The search for a query, as the engine does it best.
  func search(for query: FindQuery, in scope: FindScope) throws -> any TransactionSearch {
    if let file = database as? Database { return try Search(query, in: scope, file) }
    return try ServerSearch(query, in: scope, database)
  }
}

extension CounterpartySums {
  /// Adds a row; its columns are `Transaction.columns`.
  mutating func add(_ row: Row, _ currency: Currency, _ book: PayeeBook) throws {
    let (description, counterparty): (String, String?) = (row[7], row[8])
    let payee = book.rule(for: description, counterparty)?.name
    add(description, counterparty, called: payee, try row.amount(5), currency)
  }
}
