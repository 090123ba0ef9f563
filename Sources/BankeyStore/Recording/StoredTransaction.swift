import BankeyCore

/// A transaction as a row: what a source says of it, with its amount in the form in which it is kept.
struct StoredTransaction: Equatable {
  let account: Int64
  var record: TransactionRecord

  var amount: Amount { record.amount }

  /// The two sums by day that it counts in.
  var totalKeys: [DayTotalKey] {
    [totalKey(.booked, record.day), totalKey(.authorized, record.authorizedDay ?? record.day)]
  }

  /// Whether the key of both is the same, but for the ordinal.
  func hasKey(of other: StoredTransaction) -> Bool {
    (account, record.nativeId, record.day, amount.units, amount.scale)
      == (other.account, other.record.nativeId, other.record.day, other.amount.units, other.amount.scale)
  }

  private func totalKey(_ grouping: GroupingDate, _ day: Day) -> DayTotalKey {
    DayTotalKey(account: account, grouping: grouping, status: record.status, day: day, scale: amount.scale)
  }
}
