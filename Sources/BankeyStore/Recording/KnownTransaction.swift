import BankeyCore

/// A transaction that the database holds, without its raw record: that says nothing a person sees.
struct KnownTransaction {
  /// The columns that it is read from, of a table called t.
  static let columns = """
    t.id, t.account, t.native_id, t.status, t.day, t.authorized_day, t.units, t.scale, t.description, t.counterparty,
    t.deleted IS NOT NULL
    """
  let id: Int64
  let row: StoredTransaction
  let isDeleted: Bool

  init(row: Row) throws {
    id = row[0]
    let record = TransactionRecord(
      nativeId: row[2], status: row[3], day: row[4], authorizedDay: row[5], amount: try row.amount(6),
      description: row[8], counterparty: row[9])
    self.row = StoredTransaction(account: row[1], record: record)
    isDeleted = row[10]
  }

  /// Whether a source says the same of it now.
  func says(_ row: StoredTransaction) -> Bool {
    var said = row
    said.record.raw = ""
    return said == self.row
  }
}
