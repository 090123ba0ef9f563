import BankeyCore

extension StoreWriter {
  /// Says that a posted transaction is not what an authorized one has become; they are not matched again.
  ///
  /// An authorized transaction that only the match has taken away is one again. One that the bank itself has dropped, or
  /// posted under the same id, is not.
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
      v.counterparty, v.raw, (SELECT file IS NULL FROM fetch WHERE id = v.by_fetch)
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
      description: row[10], counterparty: row[11], raw: row[12])
    self.row = StoredTransaction(account: row[3], record: record)
    isBankTruth = row[13]
  }
}
