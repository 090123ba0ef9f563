import BankeyModel

extension Store {
  /// The records since a mark, and the mark to keep once the user has seen them at `time`. Reads only what came after
  /// the mark.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func news(since mark: NewsMark, at time: Timestamp? = nil) throws -> NewsRecord {
    try snapshot {
      var now = try newsMark()
      now.time = time
      now.unproven = Set(try reconciliation().filter { !$0.faults.isEmpty }.map(\.account))
      let reader = NewsReader(database: database, mark: mark, payees: try PayeeReader(database))
      let new = try reader.new()
      let items = try new + reader.replaced() + reader.dropped()
      let count: Int =
        try database.value(
          """
          SELECT count(*) FROM transactions t\(database.dialect.hint("NOT INDEXED")) WHERE id > ? AND deleted IS NULL AND account <= ?
          """, mark.transaction, mark.account) ?? 0
      return NewsRecord(mark: now, items: items, first: try reader.first(), more: max(0, count - new.count))
    }
  }

  /// The transactions recorded since a mark, at most `NewsRecord.limit`, the last recorded ones. Reads only the last
  /// `NewsRecord.examined` transactions, because after the import of a long account all others belong to it.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func newRows(since mark: NewsMark) throws -> NewRows {
    guard mark.account > 0 else { return NewRows() }
    let rows = try database.all(
      """
      SELECT t.id, a.id FROM (
        SELECT id, account, deleted FROM transactions\(database.dialect.hint("NOT INDEXED"))
        WHERE id > ? ORDER BY id DESC LIMIT ?) t
      JOIN account a ON a.key = t.account WHERE t.deleted IS NULL AND t.account <= ? ORDER BY t.id DESC LIMIT ?
      """, mark.transaction, NewsRecord.examined, mark.account, NewsRecord.limit
    ) { ($0[0] as Transaction.ID, $0[1] as Account.ID) }
    return NewRows(Dictionary(rows, uniquingKeysWith: { $1 }), since: mark.time)
  }

  /// The mark of a user who has seen everything up to now.
  private func newsMark() throws -> NewsMark {
    let balances = try database.all(
      """
      SELECT a.id, f.balance_units, f.balance_scale FROM account a JOIN figures f ON f.key = a.figures
      WHERE f.balance_units IS NOT NULL
      """
    ) { (id: $0[0] as Account.ID, balance: try $0.amount(1)) }
    return NewsMark(
      transaction: try database.value(
        "SELECT max(id) FROM (SELECT max(id) AS id FROM transactions UNION ALL SELECT max(id) FROM transaction_version) ids"
      )
        ?? 0,
      version: try database.value("SELECT max(key) FROM transaction_version") ?? 0,
      account: try database.value("SELECT max(key) FROM account") ?? 0,
      balances: Dictionary(balances.map { ($0.id, $0.balance) }, uniquingKeysWith: { $1 }))
  }
}

/// Reads how transactions have changed since a mark, in accounts that existed at the mark.
private struct NewsReader {
  let database: any ReadingConnection
  let mark: NewsMark
  let payees: PayeeReader

  private static let columns = """
    t.id, t.native_id, t.status, t.day, t.authorized_day, t.units, t.scale, t.description, t.counterparty,
    t.counterparty_account, t.account
    """
  /// The columns of an earlier state, after those of a transaction.
  private static let earlier = "v.status, v.day, v.units, v.scale, v.description"

  /// New rows. A row that an authorized one became counts as posted.
  func new() throws -> [NewsRecord.Item] {
    try items(
      """
      SELECT \(Self.columns), \(Self.earlier) FROM transactions t\(database.dialect.hint("NOT INDEXED"))
      LEFT JOIN transaction_version v ON v.key = (
        SELECT min(m.authorized) FROM match m JOIN transaction_version w ON w.key = m.authorized
        WHERE m.posted = t.id AND m.undone IS NULL AND w.id <= ?1)
      WHERE t.id > ?1 AND t.deleted IS NULL AND t.account <= ?2 ORDER BY t.id DESC LIMIT ?3
      """, mark.transaction, mark.account, NewsRecord.limit
    ) { $0.map { .posted($0) } ?? .new }
  }

  /// Rows that have changed since the mark, with the state that the user saw: the first one after the mark.
  func replaced() throws -> [NewsRecord.Item] {
    try items(
      """
      SELECT \(Self.columns), \(Self.earlier) FROM transactions t JOIN transaction_version v ON v.key = (
        SELECT min(key) FROM transaction_version WHERE id = t.id AND key > ?1 AND reason = 'replaced')
      WHERE t.id IN (SELECT id FROM transaction_version WHERE key > ?1 AND reason = 'replaced')
        AND t.id <= ?2 AND t.deleted IS NULL AND t.account <= ?3 ORDER BY v.key DESC LIMIT ?4
      """, mark.version, mark.transaction, mark.account, NewsRecord.limit
    ) { earlier in
      earlier.map { $0.status == .authorized ? .posted($0) : .changed($0) }
    }
  }

  /// Rows that the bank has dropped.
  func dropped() throws -> [NewsRecord.Item] {
    try items(
      """
      SELECT t.id, t.native_id, t.status, t.day, t.authorized_day, t.units, t.scale, t.description, t.counterparty,
        t.counterparty_account, t.account, NULL, NULL, NULL, NULL, NULL FROM transaction_version t
      WHERE t.key > ?1 AND t.reason = 'dropped' AND t.id <= ?2 AND t.account <= ?3
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE id = t.id) ORDER BY t.key DESC LIMIT ?4
      """, mark.version, mark.transaction, mark.account, NewsRecord.limit
    ) { _ in .dropped }
  }

  /// The accounts that are new since the mark, and how many transactions each has.
  func first() throws -> [Account.ID: Int] {
    let found = try database.all(
      """
      SELECT a.id, coalesce((SELECT sum(count) FROM day_total WHERE account = a.key AND grouping = 0), 0) FROM account a
      WHERE a.key > ? AND a.closed IS NULL
      """, mark.account
    ) { ($0[0] as Account.ID, $0[1] as Int) }
    return Dictionary(found, uniquingKeysWith: { $1 })
  }

  private func items(
    _ sql: String, _ values: any Storable..., event: (TransactionOrigin.Earlier?) -> NewsRecord.Event?
  ) throws -> [NewsRecord.Item] {
    var accounts: [Int64: AccountReference] = [:]
    return try database.all(sql, values) { row -> NewsRecord.Item? in
      let key: Int64 = row[10]
      if accounts[key] == nil { accounts[key] = try database.accountReference(key) }
      guard let account = accounts[key] else { return nil }
      let earlier = try (row[11] as TransactionStatus?).map {
        TransactionOrigin.Earlier(status: $0, day: row[12], amount: try row.amount(13), description: row[15])
      }
      return try event(earlier).map { NewsRecord.Item(payees.filled(try Transaction(row: row, of: account)), $0) }
    }.compactMap(\.self)
  }
}
