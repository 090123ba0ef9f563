import BankeyCore

/// What a sum by day is of. Amounts of different scales are kept apart, so that each sum is of whole numbers.
struct DayTotalKey: Hashable {
  let account: Int64
  let grouping: GroupingDate
  let status: TransactionStatus
  let day: Day
  let scale: Int

  /// All but the account fits one number: each row of an import is hashed twice.
  func hash(into hasher: inout Hasher) {
    hasher.combine(account)
    hasher.combine(((day.number * 32 + scale) * 2 + grouping.rawValue) * 2 + (status == .posted ? 1 : 0))
  }
}
