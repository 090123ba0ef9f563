import BankeyCore

extension StoreWriter {
  /// Deletes a transaction for good: it is shown and counted no more, and no import brings it back.
  public func delete(_ id: Transaction.ID) throws {
    try change(id, where: "deleted IS NULL", to: clock.now) { _ = try $0.remove($1) }
  }

  /// Brings a deleted transaction back.
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
