import BankeyModel

/// Notes what becomes of each row of a file, in its order.
///
/// Only the end of a file tells of some rows what they are, and there may be a million: so they are noted in a table of the
/// connection, which goes when what was recorded is taken back.
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

  /// Notes a row; `id` is the transaction that it is, or has become.
  func note(_ row: StoredTransaction, _ verdict: RowVerdict, id: Int64) throws {
    try insertion.run {
      $0.add(id)
      $0.add(row.account)
      $0.add(verdict.rawValue)
      $0.add(row.record.nativeId)
      $0.add(row.record.status)
      $0.add(row.record.day)
      $0.add(row.amount.units)
      $0.add(row.amount.scale)
      $0.add(row.record.description)
    }
  }

  /// The row that was noted as the transaction `id` is something else.
  func change(_ id: Int64, to verdict: RowVerdict) throws {
    try database.run("UPDATE verdict SET verdict = ? WHERE id = ? AND verdict = 'new'", verdict.rawValue, id)
  }

  /// Forgets all rows, so that another log can begin.
  func close() throws { try database.execute("DROP TABLE verdict") }

  /// Hands over every row in the order of the file.
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

/// A row of a file that has not been imported, and what would become of it.
public struct PreviewedRow: Hashable, Sendable {
  /// The number that a person knows its account by, else the source's id.
  public var account: String
  /// What its amount is counted in.
  public var currency: Currency
  /// The day it counts on.
  public var day: Day
  /// Whether it is booked.
  public var status: TransactionStatus
  /// Its amount.
  public var amount: Amount
  /// Its text, as it came.
  public var description: String
  /// What would become of it.
  public var verdict: RowVerdict
  /// What is odd about it.
  public var doubt: RowDoubt?
}

extension StoreWriter {
  /// Records an answer as `record` does, hands over what became of each of its rows, in their order, and then takes all of it
  /// back: what is shown before an import is what the import does.
  ///
  /// Throws `StoreError` when the database cannot be read. What `body` and `rows` throw passes through.
  public func preview(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void,
    rows: (PreviewedRow) throws -> Void
  ) throws -> FetchSummary {
    try rehearse {
      try joinPending()
      let log = try VerdictLog(database)
      let recorder = try Recorder(
        fetch, in: database, directory: directory, clock: clock, wishes: sameAccounts)
      recorder.verdicts = log
      try body(recorder.take)
      let summary = try recorder.finish()
      try Doubts(database: database, today: clock.localNow.day).note()
      try log.each(rows)
      return summary
    }
  }

  /// A writer for previews where there is no database yet: one in memory, so that none is made.
  ///
  /// Throws `StoreError` when there is no memory for it.
  public static func rehearsing(clock: Clock, version: String) throws -> StoreWriter {
    try StoreWriter(inMemory: clock, version: version)
  }
}
