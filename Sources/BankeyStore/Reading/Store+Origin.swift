import BankeyCore

extension Store {
  /// Where and when a transaction came from, and what it was before; nil when it is gone.
  public func origin(of id: Transaction.ID) throws -> TransactionOrigin? {
    let found = try database.first(
      """
      SELECT s.name, f.file, f.started, g.started, t.raw
      FROM transactions t JOIN fetch f ON f.id = t.fetch JOIN source s ON s.key = f.source
      LEFT JOIN fetch g ON g.id = t.seen WHERE t.id = ? AND t.deleted IS NULL
      """, id
    ) { TransactionOrigin(source: $0[0], file: $0[1], received: $0[2], seen: $0[3], raw: $0[4]) }
    guard var origin = found else { return nil }
    origin.earlier = try database.all(
      """
      SELECT status, day, units, scale, description FROM transaction_version WHERE id = ?
      GROUP BY reason, native_id, status, day, units, scale, description ORDER BY min(key)
      """, id
    ) { row in
      TransactionOrigin.Earlier(status: row[0], day: row[1], amount: try row.amount(2), description: row[4])
    }
    return origin
  }

  /// The transaction that was deleted last and is not back; nil when there is none. Of those of one moment the one that was
  /// recorded last.
  public func lastDeletion() throws -> DeletionRecord? {
    try database.first(
      "SELECT id, deleted FROM transactions WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC LIMIT 1"
    ) { DeletionRecord(transaction: $0[0], deleted: $0[1]) }
  }
}
