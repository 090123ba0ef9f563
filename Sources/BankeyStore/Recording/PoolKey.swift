import BankeyCore

/// What rows have in common that may be the same transaction: account and id, and for files day and amount too.
struct PoolKey: Hashable {
  let account: Int64
  let nativeId: String
  let day: Day?
  let amount: Amount?

  /// The key of a row; `byIdAlone` where an id stands for one transaction for ever.
  init(_ row: StoredTransaction, byIdAlone: Bool) {
    account = row.account
    nativeId = row.record.nativeId
    day = byIdAlone ? nil : row.record.day
    amount = byIdAlone ? nil : row.amount
  }
}
