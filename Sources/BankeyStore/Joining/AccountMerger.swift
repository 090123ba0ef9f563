import BankeyModel

/// Merges two accounts into one inside a transaction, as if all answers and files had named a single account from the
/// start.
///
/// Everything keeps the fetch that it came from, so that every import can still be undone.
final class AccountMerger {
  let database: Database
  let gone, kept: NamedAccount
  private let clock: Clock
  private let verdicts: VerdictLog?
  private var joined: AccountsJoined
  private var tables: [Int64: TransactionTable] = [:]

  init(_ pair: AccountPair, in database: Database, clock: Clock, verdicts: VerdictLog? = nil) {
    (self.database, self.clock, self.verdicts) = (database, clock, verdicts)
    (gone, kept) = (pair.gone, pair.kept)
    joined = AccountsJoined(name: pair.gone.shownName, account: pair.kept.shownName)
  }

  func run() throws -> AccountsJoined {
    try noteRows()
    for pair in try pairs() { try merge(pair.newer, into: pair.older) }
    try flush()
    try moveRows()
    try settle()
    try moveSaid()
    try database.run("DELETE FROM account WHERE key = ?", gone.key)
    return joined
  }

  /// Starts with the verdict that every row of the removed account is new to the other.
  private func noteRows() throws {
    guard let verdicts else {
      joined.transactions = try database.value("SELECT count(*) FROM transactions WHERE account = ?", gone.key) ?? 0
      return
    }
    let statement = try database.prepare(
      "SELECT \(KnownTransaction.columns) FROM transactions t WHERE account = ? ORDER BY day, id")
    try statement.each([gone.key]) { row in
      let known = try KnownTransaction(row: row)
      joined.transactions += 1
      try verdicts.log(known.row.record, in: kept.key, known.isDeleted ? .deleted : .new, id: known.id)
    }
  }

  private func pairs() throws -> [(newer: JoinedRow, older: JoinedRow)] {
    let rows = try JoinedRow.all(of: gone.key, near: kept.key, days: CrossSourceDuplicates.days, in: database)
    let others = try JoinedRow.all(of: kept.key, near: gone.key, days: CrossSourceDuplicates.days, in: database)
    let (spans, sourceSpans) = try spans()
    return RowPairs(spans: spans, sourceSpans: sourceSpans).pairs(rows, others).sorted {
      $0.newer.fetch < $1.newer.fetch
    }
  }

  /// The days of each fetch in both accounts, and of each source.
  private func spans() throws -> (fetches: [Int64: ClosedRange<Day>], sources: [JoinedSource: ClosedRange<Day>]) {
    var (fetches, sources) = ([Int64: ClosedRange<Day>](), [JoinedSource: ClosedRange<Day>]())
    let sql = """
      SELECT s.fetch, f.source, f.format, min(day), max(day) FROM (\(Self.said)) s LEFT JOIN fetch f ON f.id = s.fetch
      GROUP BY 1
      """
    let spans = try database.all(sql, gone.key, kept.key) {
      (fetch: $0[0] as Int64, source: $0[1] as Int64?, format: $0[2] as String?, days: $0.optionalDays(3))
    }
    for (fetch, source, format, days) in spans {
      guard let days else { continue }
      fetches[fetch] = days
      guard let source = source.map({ JoinedSource(source: $0, format: format) }) else { continue }
      sources[source] =
        sources[source].map { min($0.lowerBound, days.lowerBound)...max($0.upperBound, days.upperBound) } ?? days
    }
    return (fetches, sources)
  }

  /// The days on which each fetch has a row in either account.
  private static let said = """
    SELECT fetch, day FROM transactions WHERE account IN (?1, ?2)
    UNION ALL SELECT s.fetch, t.day FROM sighting s JOIN transactions t ON t.id = s.id WHERE t.account IN (?1, ?2)
    """

  /// Merges two rows. The older one stays, and keeps the newer one's data as what the newer one's fetch reported.
  private func merge(_ newer: JoinedRow, into older: JoinedRow) throws {
    let table = try table(of: newer.fetch)
    try moveVersions(of: newer.known.id, to: older.known.id)
    // A deleted row is not counted in the totals.
    if newer.known.isDeleted { try count(newer.known.row, in: table) }
    try table.merge(newer.known, into: older.known)
    var verdict = newer.known.says(older.known.row.of(newer.known.row.account)) ? RowVerdict.same : .changed
    if newer.known.isDeleted || older.known.isDeleted {
      try delete(older.known, in: table)
      verdict = .deleted
    } else if let row = try renewed(older, by: newer) {
      guard try table.replace(older.known, with: row) else { throw ImportUndo.misfit }
      if row.record.status != older.record.status { verdict = .posted }
    }
    try database.run(
      "UPDATE transactions SET seen = ? WHERE id = ?", max(older.seen, newer.seen), older.known.id)
    joined.shared += 1
    for id in [newer.known.id, older.known.id] { try verdicts?.change(id, to: verdict) }
  }

  /// The new contents of the older row, or nil when they do not change. A posted row replaces an authorized one, and a
  /// statement replaces a feed, whose id stays.
  private func renewed(_ older: JoinedRow, by newer: JoinedRow) throws -> StoredTransaction? {
    let isPosted = older.record.status == .authorized && newer.record.status == .posted
    let isStatement = try newer.record.status == .posted && isOfStatement(newer) && !isOfStatement(older)
    guard isPosted || isStatement else { return nil }
    var record = newer.record
    if !newer.sharesSource(with: older) { record.nativeId = older.record.nativeId }
    record.raw = try table(of: newer.fetch).twinRaw(of: older.known.id)
    return StoredTransaction(account: older.known.row.account, record: record)
  }

  private func isOfStatement(_ row: JoinedRow) throws -> Bool {
    try row.fetches.contains { fetch in
      let sql = "SELECT file IS NOT NULL AND format IS NOT ? FROM fetch WHERE id = ?"
      return try database.value(sql, Fetch.feedFormat, fetch) ?? false
    }
  }

  private func count(_ row: StoredTransaction, in table: TransactionTable) throws {
    guard try table.totals.add(row) else { throw ImportUndo.misfit }
  }

  /// Keeps a row deleted when the user has deleted it in either account.
  private func delete(_ known: KnownTransaction, in table: TransactionTable) throws {
    if known.isDeleted { return }
    try table.totals.remove(known.row)
    try database.run("UPDATE transactions SET deleted = ? WHERE id = ?", clock.now, known.id)
  }

  private func moveVersions(of id: Int64, to other: Int64) throws {
    try database.run("UPDATE transaction_version SET id = ?2 WHERE id = ?1", id, other)
    try database.run("UPDATE match SET posted = ?2 WHERE posted = ?1", id, other)
    try database.run("INSERT OR IGNORE INTO sighting SELECT ?2, fetch FROM sighting WHERE id = ?1", id, other)
    try database.run("DELETE FROM sighting WHERE id = ?", id)
    try database.run(
      "INSERT OR IGNORE INTO dismissed SELECT ?2 WHERE EXISTS (SELECT 1 FROM dismissed WHERE occurrence = ?1)", id,
      other)
    for (own, their) in [("first", "second"), ("second", "first")] {
      try database.run(
        """
        INSERT OR IGNORE INTO unpaired SELECT min(?2, \(their)), max(?2, \(their)) FROM unpaired
        WHERE \(own) = ?1 AND \(their) <> ?2
        """, id, other)
    }
  }

  /// The table that changes rows on behalf of a fetch.
  private func table(of fetch: Int64) throws -> TransactionTable {
    if let table = tables[fetch] { return table }
    try flush()
    let isFile: Bool = try database.value("SELECT file IS NOT NULL FROM fetch WHERE id = ?", fetch) ?? false
    let table = try TransactionTable(database, fetch: fetch, now: clock.now, keepsSightings: isFile)
    tables = [fetch: table]
    return table
  }

  private func flush() throws {
    for table in tables.values { try table.flush() }
  }

  /// Moves the remaining rows to the other account. Lookups use ordinal 0, so the first of several rows with the same
  /// key gets it.
  private func moveRows() throws {
    let equal = """
      account = ?1 AND native_id = t.native_id AND day = t.day AND units = t.units AND scale = t.scale
      """
    try database.run(
      """
      UPDATE transactions AS t SET account = ?1,
        ordinal = ordinal + (SELECT coalesce(max(ordinal) + 1, 0) FROM transactions WHERE \(equal)) WHERE account = ?2
      """, kept.key, gone.key)
    try database.run(
      """
      UPDATE transactions AS t SET ordinal = 0 WHERE account = ?1 AND ordinal > 0
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE \(equal) AND ordinal < t.ordinal)
      """, kept.key)
    try database.run("UPDATE transaction_version SET account = ? WHERE account = ?", kept.key, gone.key)
    try database.sumDays(of: kept.key, gone.key)
    // The tables cache which days had totals, which no longer holds.
    tables = [:]
  }

  /// Posts authorized transactions of one account that the other one has booked.
  private func settle() throws {
    let authorized = try database.all(
      "SELECT \(KnownTransaction.columns) FROM transactions t WHERE account = ? AND status = 0 AND deleted IS NULL",
      kept.key, read: KnownTransaction.init(row:))
    _ = try Settlement(database: database, settle: settle).settle(authorized)
    try flush()
  }

  /// Records the posting under the fetch that booked the transaction.
  private func settle(_ authorized: KnownTransaction, as posted: Int64) throws {
    let fetch: Int64? = try database.value("SELECT fetch FROM transactions WHERE id = ?", posted)
    try table(of: fetch ?? 0).settle(authorized, as: posted)
    joined.shared += 1
    for id in [authorized.id, posted] { try verdicts?.change(id, to: .posted) }
  }
}

extension StoredTransaction {
  /// The same transaction in another account.
  fileprivate func of(_ account: Int64) -> StoredTransaction { StoredTransaction(account: account, record: record) }
}

extension Database {
  /// Recomputes the daily totals of two accounts, of which the second has no rows left.
  fileprivate func sumDays(of account: Int64, _ empty: Int64) throws {
    try run("DELETE FROM day_total WHERE account IN (?, ?)", account, empty)
    for (grouping, day) in [(GroupingDate.booked, "day"), (.authorized, "coalesce(authorized_day, day)")] {
      try run(
        """
        INSERT INTO day_total (account, grouping, status, day, scale, units, count, income)
        SELECT account, ?2, status, \(day), scale, sum(units), count(*), \(Migration.income) FROM transactions
        WHERE account = ?1 AND deleted IS NULL GROUP BY status, 4, scale
        """, account, grouping.rawValue)
    }
  }
}
