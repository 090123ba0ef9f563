import BankeyCore

/// The part of a page's SQL that says where it begins.
struct PageQuery {
  /// Which rows come into question.
  private(set) var condition = "TRUE"
  /// The values in the condition.
  private(set) var values: [any Storable] = []
  /// Whether it walks from old to new.
  private(set) var isBackward = false
  /// How many rows are skipped.
  private(set) var offset = 0
  /// The date that orders the rows, and what it is in SQL.
  let grouping: GroupingDate
  var date: String { grouping.column }

  init(_ start: PageStart, by grouping: GroupingDate) {
    self.grouping = grouping
    switch start {
    case .first: break
    case .last: isBackward = true
    case .after(let key): (condition, values) = ("(\(date), id) < (?, ?)", [key.day, key.id])
    case .before(let key): (condition, values, isBackward) = ("(\(date), id) > (?, ?)", [key.day, key.id], true)
    case .day(let day, let skipping): (condition, values, offset) = ("\(date) <= ?", [day], max(0, skipping))
    }
  }

  /// The whole statement; its values are account, status, those of the condition, limit and offset.
  var sql: String { unlimited + " LIMIT ? OFFSET ?" }

  /// The statement without a limit; its values are account, status and those of the condition.
  var unlimited: String {
    let order = isBackward ? "ASC" : "DESC"
    return """
      SELECT \(Transaction.columns) FROM transactions
      WHERE account = ? AND status = ? AND deleted IS NULL AND \(condition)
      ORDER BY \(date) \(order), id \(order)
      """
  }
}

extension GroupingDate {
  /// What orders the rows of a group.
  var column: String {
    switch self {
    case .booked: "day"
    case .authorized: "coalesce(authorized_day, day)"
    }
  }
}
