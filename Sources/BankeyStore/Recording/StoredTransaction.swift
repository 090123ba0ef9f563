import BankeyCore

/// A transaction as a row: what a source says of it, with its amount in the form in which it is kept.
struct StoredTransaction: Equatable {
  let account: Int64
  var record: TransactionRecord

  var amount: Amount { record.amount }

  /// The sum by day that it counts in, by one of its dates.
  func totalKey(_ grouping: GroupingDate) -> DayTotalKey {
    let day = grouping == .booked ? record.day : record.authorizedDay ?? record.day
    return DayTotalKey(account: account, grouping: grouping, status: record.status, day: day, scale: amount.scale)
  }

  /// Whether the key of both is the same, but for the ordinal.
  func hasKey(of other: StoredTransaction) -> Bool {
    (account, record.nativeId, record.day, amount.units, amount.scale)
      == (other.account, other.record.nativeId, other.record.day, other.amount.units, other.amount.scale)
  }
}
