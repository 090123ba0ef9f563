import BankeyCore

/// What a sum by day is of. Amounts of different scales are kept apart, so that each sum is of whole numbers.
struct DayTotalKey: Hashable, Comparable {
  let account: Int64
  let grouping: GroupingDate
  let status: TransactionStatus
  let day: Day
  let scale: Int

  /// All but the account in one number: each row of an import is hashed twice. It is in the order of the table.
  private var place: Int {
    let group = grouping.rawValue * 2 + (status == .posted ? 1 : 0)
    return group << 48 + day.number << 8 + scale
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(account)
    hasher.combine(place)
  }

  static func < (one: DayTotalKey, other: DayTotalKey) -> Bool {
    (one.account, one.place) < (other.account, other.place)
  }
}
