import BankeyModel

extension Store {
  /// Calls `body` with each transaction that passes a filter, newest first. Memory use does not depend on their
  /// number.
  ///
  /// Includes transactions of closed accounts. Rethrows errors from `body`.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func transactions(_ filter: TransactionFilter, _ body: (Transaction) throws -> Void) throws {
    try snapshot {
      let scope = FindScope(account: filter.account, status: filter.status, accounts: filter.accounts)
      let matches = try MatchReader(database)
      let transfers = filter.findsTransfers ? TransferReader(database) : nil
      let search = try search(for: filter.terms, in: scope)
      var rows: [Transaction] = []
      func fill() throws {
        if database.dialect == .server { try database.expect(matches.inquiries(for: rows)) }
        try transfers?.expect(rows)
        for row in rows {
          let matched = try matches.filled(row)
          try body(transfers?.filled(matched) ?? matched)
        }
        rows.removeAll(keepingCapacity: true)
      }
      try search.each(limit: filter.last ?? .max) { found in
        rows.append(search.book.naming(found))
        if rows.count == Self.filledTogether(database.dialect) { try fill() }
      }
      try fill()
    }
  }

  /// The number of rows that one question to a server covers.
  private static func filledTogether(_ dialect: SQLDialect) -> Int { dialect == .server ? 200 : 1 }
}

/// Selects transactions. A property that is nil does not restrict the selection.
public struct TransactionFilter: Hashable, Sendable {
  /// The id of their account.
  public var account: Account.ID?
  /// The status; nil for both.
  public var status: TransactionStatus?
  /// The first day; nil for the oldest.
  public var since: Day?
  /// The last day; nil for the newest.
  public var until: Day?
  /// The conditions that they must satisfy.
  public var query: FindQuery
  /// The accounts that the query allows; nil for all.
  public var accounts: Set<Account.ID>?
  /// The largest number of transactions, counted from the newest.
  public var last: Int?
  /// Whether to find the other sides of own transfers, which takes a little time for each transaction.
  public var findsTransfers = false

  /// Creates a filter; by default everything passes.
  public init(
    account: Account.ID? = nil, status: TransactionStatus? = nil, since: Day? = nil, until: Day? = nil,
    query: FindQuery = FindQuery([]), accounts: Set<Account.ID>? = nil, last: Int? = nil
  ) {
    self.accounts = accounts
    self.account = account
    self.status = status
    self.since = since
    self.until = until
    self.query = query
    self.last = last
  }
}

extension TransactionFilter {
  /// The filter as one query, with the days as a condition.
  var terms: FindQuery {
    guard since != nil || until != nil else { return query }
    let (first, last) = (since ?? Day(number: .min), until ?? Day(number: .max))
    return FindQuery(
      query.terms + (first <= last ? [.days(first...last)] : [.days(last...last), .days(first...first)]))
  }
}

extension Transaction {
  /// The columns that it is read from.
  static let columns =
    "id, native_id, status, day, authorized_day, units, scale, description, counterparty, counterparty_account"

  /// The columns of a table that is joined with others.
  static func columns(of table: String) -> String {
    columns.split(separator: ", ").map { "\(table).\($0)" }.joined(separator: ", ")
  }

  init(row: Row, of account: AccountReference) throws {
    self.init(
      id: row[0], account: account.id, nativeId: row[1], status: row[2], day: row[3], authorizedDay: row[4],
      amount: try row.amount(5), currency: account.currency, description: row[7], counterparty: row[8],
      counterpartyAccount: row[9])
  }
}

extension Store {
  /// The history of a transaction; nil when it no longer exists.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func origin(of id: Transaction.ID) throws -> TransactionOrigin? {
    let found = try database.first(
      """
      SELECT coalesce(s.title, s.name), f.file, f.started, g.started, t.raw
      FROM transactions t JOIN fetch f ON f.id = t.fetch JOIN source s ON s.key = f.source
      LEFT JOIN fetch g ON g.id = t.seen WHERE t.id = ? AND t.deleted IS NULL
      """, id
    ) { TransactionOrigin(source: $0[0], file: $0[1], received: $0[2], seen: $0[3], raw: $0[4]) }
    guard var origin = found else { return nil }
    origin.earlier = try database.all(
      """
      SELECT status, day, units, scale, description FROM transaction_version WHERE id = ?
      GROUP BY reason, native_id, status, day, units, scale, description ORDER BY min(key)
      """, id
    ) { row in
      TransactionOrigin.Earlier(status: row[0], day: row[1], amount: try row.amount(2), description: row[4])
    }
    return origin
  }

  /// The last deletion that the user has not restored; nil when there is none. Of several at the same moment, the one
  /// of the transaction recorded last.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func lastDeletion() throws -> DeletionRecord? {
    try database.first(
      "SELECT id, deleted FROM transactions WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC LIMIT 1"
    ) { DeletionRecord(transaction: $0[0], deleted: $0[1]) }
  }
}
