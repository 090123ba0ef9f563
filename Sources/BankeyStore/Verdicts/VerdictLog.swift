import BankeyModel

/// Records the verdict on each row of a file, in order.
///
/// Some verdicts depend on the end of the file, and there may be a million rows, so they are kept in a temporary table,
/// which disappears when the preview is rolled back.
final class VerdictLog {
  let database: Database
  private let insertion: Statement

  init(_ database: Database) throws {
    self.database = database
    try database.execute(
      """
      CREATE TEMP TABLE verdict (
        number INTEGER PRIMARY KEY, id INTEGER, account INTEGER, verdict TEXT, doubt TEXT, native_id TEXT, status INTEGER,
        day INTEGER, units INTEGER, scale INTEGER, description TEXT);
      CREATE INDEX verdict_of ON verdict (id);
      """)
    insertion = try database.prepare(
      """
      INSERT INTO verdict (id, account, verdict, native_id, status, day, units, scale, description)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Records a row of the account with key `account`; `id` is the transaction that it is or became.
  func log(_ row: TransactionRecord, in account: Int64, _ verdict: RowVerdict, id: Int64) throws {
    try insertion.run {
      $0.add(id)
      $0.add(account)
      $0.add(verdict.rawValue)
      $0.add(row.nativeId)
      $0.add(row.status)
      $0.add(row.day)
      $0.add(row.amount.units)
      $0.add(row.amount.scale)
      $0.add(row.description)
    }
  }

  /// Changes the verdict on the row recorded as transaction `id`.
  func change(_ id: Int64, to verdict: RowVerdict) throws {
    try database.run("UPDATE verdict SET verdict = ? WHERE id = ? AND verdict = 'new'", verdict.rawValue, id)
  }

  /// Discards all rows, so that another log can start.
  func close() throws { try database.execute("DROP TABLE verdict") }

  /// Calls `body` with every row in the order of the file.
  func each(_ body: (PreviewedRow) throws -> Void) throws {
    try database.prepare(
      """
      SELECT coalesce(a.number, l.native_id), a.currency, a.decimals, v.day, v.status, v.units, v.scale, v.description,
        iif(v.doubt IS NULL, v.verdict, 'suspicious'), v.doubt
      FROM verdict v JOIN account a ON a.key = v.account
      JOIN account_alias l ON l.key = (SELECT min(key) FROM account_alias WHERE account = a.key) ORDER BY v.number
      """
    ).each([]) { try body(PreviewedRow(row: $0)) }
  }
}

extension PreviewedRow {
  fileprivate init(row: Row) throws {
    self.init(
      account: row[0], currency: row.currency(1), day: row[3], status: row[4],
      amount: try row.amount(5), description: row[7], verdict: RowVerdict(rawValue: row[8]) ?? .new,
      doubt: (row[9] as String?).flatMap(RowDoubt.init))
  }
}

/// A row of a file in a preview, with what importing it would do.
public struct PreviewedRow: Hashable, Sendable {
  /// The number of its account, or else the source's id.
  public var account: String
  /// The currency of the amount.
  public var currency: Currency
  /// The day on which it counts.
  public var day: Day
  /// Authorized or posted.
  public var status: TransactionStatus
  /// The amount; money in is positive.
  public var amount: Amount
  /// The description, verbatim and not yet safe for a terminal.
  public var description: String
  /// The effect of importing the row.
  public var verdict: RowVerdict
  /// A reason to doubt the row; nil when there is none.
  public var doubt: RowDoubt?
}
