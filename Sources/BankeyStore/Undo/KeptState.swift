import BankeyCore

/// A state of a transaction that is kept, and what it was matched to.
struct KeptState {
  /// What it is read from.
  static let tables = "transaction_version v LEFT JOIN match m ON m.authorized = v.key AND m.undone IS NULL"
  /// The columns that it is read from.
  static let columns = """
    v.key, v.id, v.reason, v.by_fetch, v.fetch, m.posted, v.account, v.native_id, v.status, v.day, v.authorized_day,
    v.units, v.scale, v.description, v.counterparty, v.raw
    """
  let version: Int64
  let id: Int64
  let reason: String
  /// Which answer has put something else in its place.
  let by: Int64
  /// Which answer has brought it.
  let fetch: Int64
  /// What it has become.
  let posted: Int64?
  let row: StoredTransaction

  init(row: Row) throws {
    (version, id, reason, by, fetch, posted) = (row[0], row[1], row[2], row[3], row[4], row[5])
    let record = TransactionRecord(
      nativeId: row[7], status: row[8], day: row[9], authorizedDay: row[10], amount: try row.amount(11),
      description: row[13], counterparty: row[14], raw: row[15])
    self.row = StoredTransaction(account: row[6], record: record)
  }
}
