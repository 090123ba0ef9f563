import BankeyModel

extension Recorder {
  /// Takes a transaction of the named account in.
  func take(_ record: TransactionRecord) throws {
    let account = try named()
    guard let amount = record.amount.canonical(in: account.currency) else { return reject(record) }
    account.span(record.day)
    var row = StoredTransaction(account: account.key, record: record)
    row.record.amount = amount
    // Most rows of most files are new and alone with their key: one statement settles them.
    if record.status == .posted, !recognizer.goesByID(row), try add(row, ordinal: 0, to: account) { return }
    if let known = try recognizer.take(row) { return try recognize(known, as: row) }
    _ = try add(row, ordinal: table.freeOrdinal(of: row), to: account)
  }

  /// At the end of a feed's whole answer: authorized rows that it no longer has were posted under another id, or dropped by the
  /// bank.
  func dropMissing(in account: AccountInAnswer) throws {
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

  /// Authorized rows that a file does not name may have been posted. What has no twin stays: files say
  /// nothing of what was dropped.
  func settleUnnamed(in account: AccountInAnswer) throws {
    guard account.added > 0, !account.isNew, let covered = account.covered else { return }
    let unnamed = try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 0 AND deleted IS NULL AND seen <> ? AND day <= ?
      """, account.key, summary.fetch, covered.upperBound, read: KnownTransaction.init(row:))
    _ = try settle(unnamed)
  }

  /// What a file has only reserved may have been booked in a newer one that came before it: that stays.
  func mergeReserved(in account: AccountInAnswer) throws {
    guard account.added > 0, !account.isNew else { return }
    try AuthorizedDuplicates(database: database, table: table, fetch: summary.fetch).merge(in: account, takeTwin)
  }

  private func settle(_ authorized: [KnownTransaction]) throws -> [KnownTransaction] {
    if authorized.isEmpty { return [] }
    let left = try Settlement(database: database) { [table] in try table.settle($0, as: $1) }.settle(authorized)
    summary.posted += authorized.count - left.count
    return left
  }

  /// Rows of which the same was said before.
  func mergeFormerTwins(in account: AccountInAnswer) throws {
    try VersionDuplicates(database: database, table: table, fetch: summary.fetch).merge(in: account, takeTwin)
  }

  /// Takes a new row for the older one that it is.
  private func takeTwin(_ new: KnownTransaction, _ older: KnownTransaction) throws {
    summary.added -= 1
    let verdict = try count(older, as: new.row)
    try verdicts?.change(new.id, to: verdict)
  }

  /// Rows that are known under another id or text.
  func mergeTwins(in account: AccountInAnswer) throws {
    try Duplicates(database: database, table: table, fetch: summary.fetch).merge(in: account, takeTwin)
  }

  /// Rows that another source of the account has. What a statement says of a booked transaction goes before what a feed says;
  /// the feed's id stays, by which it knows the row again.
  func mergeSourceTwins(in account: AccountInAnswer) throws {
    try CrossSourceDuplicates(database: database, table: table, fetch: summary.fetch).merge(in: account) { new, older in
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
  }

  /// Whether the answer is a bank's statement, not what a feed says, nor has said to a file.
  private var isStatement: Bool { !fetch.isRefresh && fetch.format != Fetch.feedFormat }

  /// Whether a statement has said a booked row, so that a feed does not change it.
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

  /// Adds a row. Returns false when there is one with its key already.
  private func add(_ row: StoredTransaction, ordinal: Int, to account: AccountInAnswer) throws -> Bool {
    switch try table.insert(row, ordinal: ordinal) {
    case .conflict: return false
    case .misfit: reject(row.record)
    case .added(let id):
      account.added += 1
      summary.added += 1
      account.book(row)
      try verdicts?.note(row, .new, id: id)
    }
    return true
  }

  private func recognize(_ known: KnownTransaction, as row: StoredTransaction) throws {
    try table.see(known.id)
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
    try verdicts?.note(row, verdict, id: known.id)
  }

  /// Counts a known row, and takes the newer state in where it may: from a feed whose ids last, and where an authorized
  /// row is posted now.
  private func count(_ known: KnownTransaction, as row: StoredTransaction) throws -> RowVerdict {
    let isPosted = known.row.record.status == .authorized && row.record.status == .posted
    if known.isDeleted {
      summary.deleted += 1
      return .deleted
    }
    if try known.says(row) || !(fetch.hasStableIds || isPosted) || isOfStatement(known) || known.wasPosted(before: row)
    {
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

  private func reject(_ record: TransactionRecord) { reject("a transaction of \(record.day)", record.amount) }
}

extension KnownTransaction {
  /// Whether a source that is late speaks of what it has become under another id.
  fileprivate func wasPosted(before row: StoredTransaction) -> Bool {
    self.row.record.status == .posted && row.record.status == .authorized
      && self.row.record.nativeId != row.record.nativeId
  }
}
