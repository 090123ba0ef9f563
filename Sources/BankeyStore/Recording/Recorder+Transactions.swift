import BankeyModel

extension Recorder {
  /// Records a transaction of the current account.
  func record(_ record: TransactionRecord) throws {
    let account = try named()
    guard let amount = record.amount.canonical(in: account.currency) else { return reject(record) }
    account.span(record.day)
    var row = StoredTransaction(account: account.key, record: record)
    row.record.amount = amount
    // Most rows of most files are new and have a unique key: one statement handles them.
    if record.status == .posted, !account.goesByID(row), try add(row, ordinal: 0, to: account) { return }
    if let known = try recognizer.match(row, of: account) { return try recognize(known, as: row) }
    _ = try add(row, ordinal: table.freeOrdinal(of: row), to: account)
  }

  /// At the end of a complete answer of a feed: authorized rows that it no longer contains were posted under another
  /// id, or dropped by the bank.
  func dropMissing(in account: AccountRecording) throws {
    let missing = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 0 AND deleted IS NULL AND seen <> ?
      """, account.key, summary.fetch, read: KnownTransaction.init(row:))
    let gone = missing.filter { account.period?.contains($0.row.record.day) ?? true }
    for known in try settle(gone) {
      try table.drop(known)
      summary.dropped += 1
    }
  }

  /// Posts authorized rows that a file does not contain but has booked. Unmatched rows stay, because files do not
  /// report what was dropped.
  func settleUnnamed(in account: AccountRecording) throws {
    guard account.added > 0, !account.isNew, let covered = account.covered else { return }
    let unnamed = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 0 AND deleted IS NULL AND seen <> ? AND day <= ?
      """, account.key, summary.fetch, covered.upperBound, read: KnownTransaction.init(row:))
    _ = try settle(unnamed)
  }

  /// Merges reserved rows of a file that a newer file, imported before, has booked.
  func mergeReserved(in account: AccountRecording) throws {
    guard account.added > 0, !account.isNew else { return }
    try AuthorizedDuplicates(database: database, table: table, fetch: summary.fetch).merge(in: account, takeTwin)
  }

  private func settle(_ authorized: [KnownTransaction]) throws -> [KnownTransaction] {
    if authorized.isEmpty { return [] }
    let left = try Settlement(database: database) { [table] in try table.settle($0, as: $1) }.settle(authorized)
    summary.posted += authorized.count - left.count
    return left
  }

  /// Merges rows that repeat an earlier state of a stored row.
  func mergeFormerDuplicates(in account: AccountRecording) throws {
    try VersionDuplicates(database: database, table: table, fetch: summary.fetch).merge(in: account, takeTwin)
  }

  /// Replaces a new row by the older one that it duplicates.
  private func takeTwin(_ new: KnownTransaction, _ older: KnownTransaction) throws {
    summary.added -= 1
    let verdict = try count(older, as: new.row)
    try verdicts?.change(new.id, to: verdict)
  }

  /// Merges rows that are stored under another id or text.
  func mergeDuplicates(in account: AccountRecording) throws {
    try Duplicates(database: database, table: table, fetch: summary.fetch).merge(in: account, takeRewordedTwin)
  }

  /// Merges rows that another source of the account has.
  func mergeCrossSourceDuplicates(in account: AccountRecording) throws {
    try CrossSourceDuplicates(database: database, table: table, fetch: summary.fetch)
      .merge(in: account, takeRewordedTwin)
  }

  /// Replaces a new row by the older one that it duplicates. A statement's text replaces a feed's, but the feed's id
  /// stays, by which the feed recognizes the row.
  private func takeRewordedTwin(_ new: KnownTransaction, _ older: KnownTransaction) throws {
    guard isStatement, !older.isDeleted, new.row.record.status == .posted, !(try isSaidByStatement(older.id)) else {
      return try takeTwin(new, older)
    }
    summary.added -= 1
    var row = new.row
    row.record.nativeId = older.row.record.nativeId
    row.record.raw = try table.twinRaw(of: older.id)
    guard try table.replace(older, with: row) else { return reject(row.record) }
    summary.unchanged += 1
    summary.reworded += 1
    try verdicts?.change(new.id, to: .changed)
  }

  /// Whether the answer is a bank's statement: neither a feed's answer nor a file with one.
  private var isStatement: Bool { !fetch.isRefresh && fetch.format != Fetch.feedFormat }

  /// Whether a statement contains a booked row, which a feed then does not change.
  private func isOfStatement(_ known: KnownTransaction) throws -> Bool {
    try fetch.isRefresh && known.row.record.status == .posted && isSaidByStatement(known.id)
  }

  private func isSaidByStatement(_ id: Int64) throws -> Bool {
    let found: Int? = try database.value(
      """
      SELECT 1 FROM (SELECT fetch FROM transactions WHERE id = ?1 UNION ALL SELECT fetch FROM sighting WHERE id = ?1) s
      JOIN fetch f ON f.id = s.fetch WHERE f.file IS NOT NULL AND f.format IS NOT ?2 AND f.id <> ?3 LIMIT 1
      """, id, Fetch.feedFormat, summary.fetch)
    return found != nil
  }

  /// Adds a row. Returns false when a row with its key exists.
  private func add(_ row: StoredTransaction, ordinal: Int, to account: AccountRecording) throws -> Bool {
    switch try table.insert(row, ordinal: ordinal) {
    case .conflict: return false
    case .misfit: reject(row.record)
    case .added(let id):
      account.added += 1
      summary.added += 1
      account.book(row)
      try verdicts?.log(row.record, in: row.account, .new, id: id)
    }
    return true
  }

  private func recognize(_ known: KnownTransaction, as row: StoredTransaction) throws {
    try table.markSeen(known.id)
    if let account = accounts[row.account], account.isUnproven, try table.raw(of: known.id) == row.record.raw {
      account.seam += 1
    }
    if let other = row.record.counterpartyAccount, known.row.record.counterpartyAccount == nil,
      try table.raw(of: known.id) == row.record.raw
    {
      try table.complete(known.id, with: other)
    }
    let verdict = try count(known, as: row)
    if verdict == .changed, !fetch.isRefresh { try table.keepState(row, of: known.id) }
    accounts[row.account]?.book(row)
    try verdicts?.log(row.record, in: row.account, verdict, id: known.id)
  }

  /// Counts a stored row and updates it where allowed: from a feed with stable ids, and when an authorized row is now
  /// posted.
  private func count(_ known: KnownTransaction, as row: StoredTransaction) throws -> RowVerdict {
    let isPosted = known.row.record.status == .authorized && row.record.status == .posted
    let hasStableIds = accounts[row.account]?.hasStableIds ?? fetch.hasStableIds
    if known.isDeleted {
      summary.deleted += 1
      return .deleted
    }
    if try known.says(row) || !(hasStableIds || isPosted) || isOfStatement(known) || known.wasPosted(before: row) {
      summary.unchanged += 1
      guard !known.says(row) else { return .same }
      if !fetch.isRefresh { summary.reworded += 1 }
      return .changed
    }
    guard try table.replace(known, with: row) else {
      reject(row.record)
      return .same
    }
    if isPosted { summary.posted += 1 } else { summary.changed += 1 }
    return isPosted ? .posted : .changed
  }

  private func reject(_ record: TransactionRecord) { reject("a transaction on \(record.day)", record.amount) }
}

extension KnownTransaction {
  /// Whether an answer, arriving late, reports as authorized what has been posted under another id.
  fileprivate func wasPosted(before row: StoredTransaction) -> Bool {
    self.row.record.status == .posted && row.record.status == .authorized
      && self.row.record.nativeId != row.record.nativeId
  }
}
