import BankeyCore

/// What a sum by day is of. Amounts of different scales are kept apart, so that each sum is of whole numbers.
struct DayTotalKey: Hashable {
  let account: Int64
  let grouping: GroupingDate
  let status: TransactionStatus
  let day: Day
  let scale: Int
}
