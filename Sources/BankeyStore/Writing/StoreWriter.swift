import BankeyModel

/// The database, for writing: `bankey-sync` alone has one.
///
/// Not for two threads at once. Of two processes that write, the second waits a quarter of a minute, as an import takes its
/// time, and then throws `busy`.
public final class StoreWriter {
  /// The schema that the database had when it was opened, when it was older and has been brought up to date.
  public let migratedFrom: Int?
  let database: Database
  let directory: AccountDirectory
  let clock: Clock
  /// Where the database is; nil for one in memory.
  let folder: DataFolder?
  /// What the user has said to be the same account: a number or an id without blanks, and that of the account which it is.
  /// It counts when an account is named for the first time, and in `joinAccounts` for those that are there.
  public var sameAccounts: [String: String] = [:]

  /// Opens the database in a folder; makes it when there is none; brings an older one up to date, after a backup.
  ///
  /// `version` is the program's own, written into the database so that an older program can name it.
  ///
  /// Throws `StoreError` when the folder or the file may not be used, is not bankey's, is newer or damaged, or somebody else writes.
  public convenience init(writing folder: DataFolder, clock: Clock, version: String) throws {
    try self.init(writing: folder, clock: clock, version: version, schema: .current)
  }

  /// Opens the database as a program would that knows `schema`.
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

  /// One without a file, with the newest schema.
  init(inMemory clock: Clock, version: String) throws {
    database = try Database.inMemory()
    directory = AccountDirectory(database)
    (self.clock, folder) = (clock, nil)
    let migrator = Migrator(
      database: database, folder: nil, schema: .current, program: version, now: clock.localNow)
    migratedFrom = try migrator.run()
  }

  /// Whoever leaves last writes what is in the log into the database, and empties it: a long import's would stay for ever.
  deinit {
    guard folder != nil else { return }
    try? database.execute("PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Records an answer in one transaction: all that `body` hands over, or nothing when it throws.
  ///
  /// A refresh that throws is noted in its source with the error's words.
  public func record(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void
  ) throws -> FetchSummary {
    do {
      return try write {
        let recorder = try Recorder(
          fetch, in: database, directory: directory, clock: clock, wishes: sameAccounts)
        try body(recorder.take)
        return try recorder.finish()
      }
    } catch {
      // The first error is the one to tell; a database that cannot take the note has its own trouble.
      // Nor can it while somebody else writes: to try would only take as long again.
      if fetch.isRefresh, (error as? StoreError)?.code != .busy { try? note(Self.sentence(error), of: fetch) }
      throw error
    }
  }

  /// Notes that a source did not answer: why, in one sentence, and until when it must not be asked again.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func note(_ failure: String, of fetch: Fetch, until next: Timestamp? = nil) throws {
    try database.note(failure, of: fetch, at: clock.now, until: next.map(bounded))
  }

  /// From now on gives up at once where another program writes.
  ///
  /// Throws `StoreError` when the database cannot be used.
  public func waitNoLonger() throws { try database.execute("PRAGMA busy_timeout = 0") }

  /// Writes in one transaction. What is known of the accounts is not so when nothing of it stays.
  func write<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try database.transaction(body: body)
    } catch {
      directory.forget()
      throw error
    }
  }

  /// Runs `body` in a transaction of which nothing stays.
  func rehearse<Value>(_ body: () throws -> Value) throws -> Value {
    defer { directory.forget() }
    return try database.rehearsal(body)
  }

  private static func sentence(_ failure: any Error) -> String {
    (failure as? StatementError)?.message ?? (failure as? StoreError)?.message ?? String(describing: failure)
  }
}

extension StoreWriter {
  /// Deletes a transaction for good: it is shown and counted no more, and no import brings it back.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then, and `unknown` where there is no such
  /// transaction.
  public func delete(_ id: Transaction.ID) throws {
    try change(id, where: "deleted IS NULL", to: clock.now) { _ = try $0.remove($1) }
  }

  /// Brings a deleted transaction back.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then, and `unknown` where there is no such
  /// transaction.
  public func restore(_ id: Transaction.ID) throws {
    try change(id, where: "deleted IS NOT NULL", to: nil) { totals, row in
      guard try totals.add(row) else {
        throw StoreError(.failed, "the sum of its day would be more than bankey can count")
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
  /// Says that a posted transaction is not what an authorized one has become; they are not matched again.
  ///
  /// An authorized transaction that only the match has taken away is one again. One that the bank itself has dropped, or
  /// posted under the same id, is not.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then, and `unknown` where there is no such match.
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
      throw StoreError(.failed, "the sum of its day would be more than bankey can count")
    }
    try table.flush()
  }
}

/// An authorized transaction that was taken for a posted one.
private struct UndoneMatch {
  /// What it is read from.
  static let columns = """
    v.key, v.id, v.fetch, v.account, v.native_id, v.status, v.day, v.authorized_day, v.units, v.scale, v.description,
      v.counterparty, v.raw, (SELECT file IS NULL FROM fetch WHERE id = v.by_fetch), v.counterparty_account
    FROM match m JOIN transaction_version v ON v.key = m.authorized
    """
  let version: Int64
  let id: Int64
  let fetch: Int64
  let row: StoredTransaction
  /// Whether a source that was asked did not have it any more. A file says nothing of that.
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
