import BankeyModel

extension Store {
  /// The open accounts, in the order in which they were first recorded. Closed accounts keep their transactions.
  ///
  /// With an `id`, `Account.transactions` counts only transactions recorded after it. Counting all would slow the
  /// start of the viewer a little more every year.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func accounts(countingAfter id: Int64? = nil) throws -> [Account] {
    guard let id else { return try counted(database.all(Store.accountsQuery, read: Account.init(row:))) }
    return try counted(database.all(Store.newsQuery(database.dialect), id, read: Account.init(row:)))
  }

  /// Reads accounts with the number of all their transactions. Looking up the total of one account after another is
  /// cheaper than grouping the totals of all and then finding each.
  private static let accountsQuery = query(
    count: "(SELECT coalesce(sum(count), 0) FROM day_total WHERE account = a.key AND grouping = 0)")

  /// Reads accounts with the number of new transactions.
  private static func newsQuery(_ dialect: SQLDialect) -> String {
    query(
      count: "coalesce(n.count, 0)", join: "LEFT JOIN (\(newTransactions(dialect))) n ON n.account = a.key")
  }

  /// New transactions have consecutive ids, so this reads no other rows.
  static func newTransactions(_ dialect: SQLDialect) -> String {
    """
    SELECT account, count(*) AS count FROM transactions\(dialect.hint("NOT INDEXED"))
    WHERE id > ? AND deleted IS NULL GROUP BY account
    """
  }

  private static func query(count: String, join: String = "") -> String {
    """
    SELECT a.id, l.source, l.connection, l.native_id, a.number, a.name, a.owner, a.institution, a.source_type, a.kind,
      a.currency, a.decimals, f.balance_units, f.balance_scale, f.available_units, f.available_scale,
      f.credit_limit_units, f.credit_limit_scale, f.day, f.minute, a.updated, 
      CASE WHEN \(hasErrors) THEN (\(error)) END, \(count),
      CASE WHEN a.number IS NULL AND (a.name = 'CSV' OR a.name LIKE 'CSV %') THEN (\(file)) END
    FROM account a
    JOIN account_alias l ON l.key = (SELECT min(key) FROM account_alias WHERE account = a.key)
    LEFT JOIN figures f ON f.key = a.figures
    \(join)
    WHERE a.closed IS NULL ORDER BY a.key
    """
  }

  /// Whether there are any errors. SQLite evaluates this once, and if there are none, need not look for the error of
  /// each account.
  private static let hasErrors = """
    (SELECT EXISTS (SELECT 1 FROM source WHERE last_error IS NOT NULL)
      OR EXISTS (SELECT 1 FROM connection WHERE last_error IS NOT NULL)
      OR EXISTS (SELECT 1 FROM account_alias WHERE last_error IS NOT NULL))
    """

  /// The error of the account, its connection, or its source, under any of the account's names.
  private static let error = """
    SELECT coalesce(e.last_error, c.last_error, s.last_error) FROM account_alias e
    JOIN source s ON s.name = e.source LEFT JOIN connection c ON c.source = s.key AND c.native_id = e.connection
    WHERE e.account = a.key AND coalesce(e.last_error, c.last_error, s.last_error) IS NOT NULL ORDER BY e.key LIMIT 1
    """

  /// The first file that mentions the account, so that its name stays when others follow.
  private static let file = """
    SELECT t.file FROM account_said d JOIN fetch t ON t.id = d.fetch WHERE d.alias = l.key ORDER BY d.fetch LIMIT 1
    """

  /// The id of the transaction recorded last, since ids increase; nil when there is none.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func newestTransaction() throws -> Int64? { try database.value("SELECT max(id) FROM transactions") }
}

extension Account {
  fileprivate init(row: Row) throws {
    let (name, sourceType): (String?, String?) = (row[5], row[8])
    self.init(
      id: row[0], source: row[1], connection: row[2], nativeId: row[3], number: row[4], name: name ?? "",
      owner: row[6], institution: row[7], sourceType: sourceType,
      kind: (row[9] as String?).flatMap(AccountKind.init) ?? .guess(sourceType: sourceType, name: name),
      currency: row.currency(10), balance: try row.optionalAmount(12),
      available: try row.optionalAmount(14), creditLimit: try row.optionalAmount(16),
      balanceDate: row.optionalLocalTime(18), updated: row[20], error: row[21], transactions: row[22])
    file = row[23]
  }
}

/// The properties of an account that turning its rows into transactions needs.
struct AccountReference {
  let key: Int64
  let id: Account.ID
  let currency: Currency

  /// The columns from which it is read.
  static let columns = "key, id, currency, decimals"
  /// The statement that reads one by id.
  static let byID = "SELECT \(columns) FROM account WHERE id = ?"
  /// The statement that reads one by key.
  static let byKey = "SELECT \(columns) FROM account WHERE key = ?"
  /// The key of the account whose id is the next parameter.
  static let named = "(SELECT key FROM account WHERE id = ?)"

  init(row: Row) { self.init(row: row, from: 0) }

  /// Reads it from its columns, which begin behind others.
  init(row: Row, from first: Int32) {
    key = row[first]
    id = row[first + 1]
    currency = row.currency(first + 2)
  }
}

extension ReadingConnection {
  /// An account by id, open or closed; nil when there is none.
  func account(_ id: Account.ID) throws -> AccountReference? {
    try first(AccountReference.byID, id, read: AccountReference.init(row:))
  }

  /// An account by primary key; nil when there is none.
  func accountReference(_ key: Int64) throws -> AccountReference? {
    try first(AccountReference.byKey, key, read: AccountReference.init(row:))
  }

  /// The account with an id, or all accounts for nil.
  func accountReferences(_ id: Account.ID?) throws -> [AccountReference] {
    if let id { return try account(id).map { [$0] } ?? [] }
    return try all("SELECT \(AccountReference.columns) FROM account", read: AccountReference.init(row:))
  }
}

extension Store {
  /// The holdings of an account as its source reports them, in the source's order; empty when it reports none.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func holdings(of account: Account.ID) throws -> [HoldingRecord] {
    try database.all(HoldingRecord.inquiry(of: account), read: HoldingRecord.init(row:))
  }

  /// The same for all accounts that have any.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func holdings() throws -> [Account.ID: [HoldingRecord]] {
    let holders: [(id: Account.ID, key: Int64)] = try database.all(
      "SELECT id, key FROM account WHERE key IN (SELECT account FROM holding)"
    ) { ($0[0], $0[1]) }
    return try Dictionary(uniqueKeysWithValues: holders.map { ($0.id, try database.holdings(of: $0.key)) })
  }
}

extension ReadingConnection {
  /// The holdings of an account according to the newest report.
  func holdings(of account: Int64) throws -> [HoldingRecord] {
    try all(HoldingRecord.inquiry("?1", account), read: HoldingRecord.init(row:))
  }
}

extension HoldingRecord {
  /// The newest holdings of an account.
  static func inquiry(of account: Account.ID) -> Inquiry { inquiry("(SELECT key FROM account WHERE id = ?1)", account) }

  /// The same for an account that an expression with one parameter names.
  fileprivate static func inquiry(_ account: String, _ value: any Storable) -> Inquiry {
    Inquiry(
      """
      SELECT h.native_id, h.name, quantity_units, quantity_scale, price_units, price_scale, value_units, value_scale,
        h.currency, day, CASE WHEN h.currency = a.currency THEN a.decimals END
      FROM holding h JOIN account a ON a.key = h.account WHERE account = \(account) AND fetch = (
        SELECT fetch FROM holding WHERE account = \(account) ORDER BY day DESC NULLS LAST, fetch DESC LIMIT 1) ORDER BY h.key
      """, [value])
  }

  fileprivate init(row: Row) throws {
    let decimals: Int? = (row[10] as Int?) == nil ? nil : row.number(10, in: 0...18)
    self.init(
      nativeId: row[0], name: row[1], quantity: try row.optionalAmount(2), price: try row.optionalAmount(4),
      value: try row.optionalAmount(6),
      currency: decimals.map { Currency(code: row[8], decimals: $0) } ?? Currency(code: row[8]), day: row[9])
  }
}
