import BankeyModel

/// The database, opened for writing. Only `bankey-sync` does this.
///
/// A writer must not be used by two threads at the same time. When two processes write, the second waits up to 15
/// seconds and then throws `busy`.
public final class StoreWriter {
  /// The schema version before migration; nil when the schema was current.
  public let migratedFrom: Int?
  let database: Database
  let directory: AccountDirectory
  let clock: Clock
  /// The folder of the database; nil for one in memory.
  let folder: DataFolder?
  /// Accounts that the user has declared to be the same: the number or id of one, without blanks, mapped to that of the
  /// other. Applied when an account is first named, and by `joinAccounts` to stored accounts.
  public var sameAccounts: [String: String] = [:]

  /// Opens the database in a folder, creating it when there is none and migrating an older one after a backup.
  ///
  /// `version` is the program's version, which the database records so that an older program can name it.
  ///
  /// - Throws: `StoreError` if the folder or the file cannot be used, is not bankey's, is newer or damaged, or
  ///   another process is writing.
  public convenience init(writing folder: DataFolder, clock: Clock, version: String) throws {
    try self.init(writing: folder, clock: clock, version: version, schema: .current)
  }

  /// Opens the database as a program with another `schema` would, for tests.
  init(writing folder: DataFolder, clock: Clock, version: String, schema: Schema) throws {
    try folder.make()
    try folder.checkPrivacy()
    try folder.checkFiles()
    try folder.makePrivate(folder.database)
    database = try Database.writing(folder.database)
    directory = AccountDirectory(database)
    (self.clock, self.folder) = (clock, folder)
    try database.checkSchema(knowing: schema, program: version)
    let migrator = Migrator(
      database: database, folder: folder, schema: schema, program: version, now: clock.localNow)
    migratedFrom = try migrator.run()
  }

  /// Creates a database in memory with the newest schema.
  init(inMemory clock: Clock, version: String) throws {
    database = try Database.inMemory()
    directory = AccountDirectory(database)
    (self.clock, folder) = (clock, nil)
    let migrator = Migrator(
      database: database, folder: nil, schema: .current, program: version, now: clock.localNow)
    migratedFrom = try migrator.run()
  }

  /// The last connection to close writes the log back and truncates it. Otherwise the log of a long import would stay
  /// forever.
  deinit {
    guard folder != nil else { return }
    try? database.execute("PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Records an answer in one transaction: everything that `body` passes to the sink, or nothing if it throws.
  /// If a refresh throws, its source records the error's message.
  ///
  /// - Throws: Errors of `body`, and `StoreError` if the database cannot be written.
  public func record(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void
  ) throws -> FetchSummary {
    do {
      return try write {
        let recorder = try Recorder(
          fetch, in: database, directory: directory, clock: clock, sameAccounts: sameAccounts)
        try body(recorder.record)
        return try recorder.finish()
      }
    } catch {
      // Reports only the first error. While another process writes, recording it would just wait again.
      if fetch.isRefresh, (error as? StoreError)?.code != .busy { try? recordFailure(Self.sentence(error), of: fetch) }
      throw error
    }
  }

  /// Records that a source did not answer: the reason in one sentence, and when it may be asked again.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func recordFailure(_ failure: String, of fetch: Fetch, until next: Timestamp? = nil) throws {
    try database.recordFailure(failure, of: fetch, at: clock.now, until: next.map(bounded))
  }

  /// From now on, throws `busy` immediately while another process writes.
  ///
  /// - Throws: `StoreError` if the database cannot be used.
  public func waitNoLonger() throws { try database.execute("PRAGMA busy_timeout = 0") }

  /// Runs `body` in a transaction. After a rollback, the account directory is invalid.
  func write<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try database.transaction(body: body)
    } catch {
      directory.forget()
      throw error
    }
  }

  /// Runs `body` in a transaction that is always rolled back.
  func rehearse<Value>(_ body: () throws -> Value) throws -> Value {
    defer { directory.forget() }
    return try database.rehearsal(body)
  }

  private static func sentence(_ failure: any Error) -> String {
    (failure as? StatementError)?.message ?? (failure as? StoreError)?.message ?? String(describing: failure)
  }
}

extension StoreWriter {
  /// Deletes a transaction permanently: it is no longer shown or counted, and later imports do not bring it back.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   transaction.
  public func delete(_ id: Transaction.ID) throws {
    try change(id, where: "deleted IS NULL", to: clock.now) { _ = try $0.remove($1) }
  }

  /// Restores a deleted transaction.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   transaction.
  public func restore(_ id: Transaction.ID) throws {
    try change(id, where: "deleted IS NOT NULL", to: nil) { totals, row in
      guard try totals.add(row) else {
        throw StoreError(.failed, "the day's sum would be larger than bankey can count")
      }
    }
  }

  private func change(
    _ id: Transaction.ID, where condition: String, to moment: Timestamp?,
    _ count: (DayTotals, StoredTransaction) throws -> Void
  ) throws {
    try database.transaction {
      let known = try database.first(
        "SELECT \(KnownTransaction.columns) FROM transactions t WHERE id = ? AND \(condition)", id,
        read: KnownTransaction.init(row:))
      guard let known else { throw StoreError(.unknown, "there is no transaction \(id)") }
      let totals = DayTotals(database)
      try count(totals, known.row)
      try totals.flush()
      try database.run("UPDATE transactions SET deleted = ? WHERE id = ?", moment, id)
    }
  }
}

extension StoreWriter {
  /// Undoes the match of a posted transaction with an authorized one. The two are not matched again.
  ///
  /// Restores the authorized transaction if only the match removed it, but not one that the bank itself has dropped
  /// or posted under the same id.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   match.
  public func unmatch(_ posted: Transaction.ID) throws {
    try database.transaction {
      let match = try database.first(
        "SELECT \(UndoneMatch.columns) WHERE m.posted = ? AND m.undone IS NULL", posted, read: UndoneMatch.init(row:))
      guard let match else { throw StoreError(.unknown, "there is no matched transaction \(posted)") }
      try database.run(
        "UPDATE match SET undone = ? WHERE authorized = ? AND posted = ?", clock.now, match.version, posted)
      if !match.isBankTruth, match.id != posted { try restore(match) }
    }
  }

  private func restore(_ match: UndoneMatch) throws {
    let table = try TransactionTable(database, fetch: match.fetch, now: clock.now, keepsSightings: false)
    guard try table.restore(match.row, as: match.id, by: match.fetch) else {
      throw StoreError(.failed, "the day's sum would be larger than bankey can count")
    }
    try table.flush()
  }
}

/// An authorized transaction that was matched to a posted one.
private struct UndoneMatch {
  /// The columns and tables from which it is read.
  static let columns = """
    v.key, v.id, v.fetch, v.account, v.native_id, v.status, v.day, v.authorized_day, v.units, v.scale, v.description,
      v.counterparty, v.raw, (SELECT file IS NULL FROM fetch WHERE id = v.by_fetch), v.counterparty_account
    FROM match m JOIN transaction_version v ON v.key = m.authorized
    """
  let version: Int64
  let id: Int64
  let fetch: Int64
  let row: StoredTransaction
  /// Whether a feed no longer had it. Files say nothing about that.
  let isBankTruth: Bool

  init(row: Row) throws {
    (version, id, fetch) = (row[0], row[1], row[2])
    let record = TransactionRecord(
      nativeId: row[4], status: row[5], day: row[6], authorizedDay: row[7], amount: try row.amount(8),
      description: row[10], counterparty: row[11], counterpartyAccount: row[14], raw: row[12])
    self.row = StoredTransaction(account: row[3], record: record)
    isBankTruth = row[13]
  }
}

extension StoreWriter {
  /// Records an answer like `record`, calls `rows` with the verdict on each of its rows in order, and rolls
  /// everything back. A preview therefore shows exactly what the import does. Rethrows errors from `body` and
  /// `rows`.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public func preview(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void,
    rows: (PreviewedRow) throws -> Void
  ) throws -> FetchSummary {
    try rehearse {
      try joinPending()
      let log = try VerdictLog(database)
      let recorder = try Recorder(
        fetch, in: database, directory: directory, clock: clock, sameAccounts: sameAccounts)
      recorder.verdicts = log
      try body(recorder.record)
      let summary = try recorder.finish()
      try DoubtFinder(database: database, today: clock.localNow.day).recordDoubts()
      try log.each(rows)
      return summary
    }
  }

  /// Creates a writer for previews without a database, using one in memory.
  ///
  /// - Throws: `StoreError` if there is not enough memory.
  public static func rehearsing(clock: Clock, version: String) throws -> StoreWriter {
    try StoreWriter(inMemory: clock, version: version)
  }
}
