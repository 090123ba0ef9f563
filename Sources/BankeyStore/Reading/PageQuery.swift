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

  /// Where a page begins. When the days are known that its rows are of, and they are ordered by these days, nothing outside
  /// is walked over.
  init(_ start: PageStart, by grouping: GroupingDate, in days: ClosedRange<Day>? = nil) {
    self.grouping = grouping
    let days = grouping == .booked ? days : nil
    switch days.map(start.narrowed) ?? start {
    case .first: break
    case .last: isBackward = true
    case .after(let key): (condition, values) = ("(\(date), id) < (?, ?)", [key.day, key.id])
    case .before(let key): (condition, values, isBackward) = ("(\(date), id) > (?, ?)", [key.day, key.id], true)
    case .day(let day, let skipping): (condition, values, offset) = ("\(date) <= ?", [day], max(0, skipping))
    }
    if let days { bound(days) }
  }

  /// Ends the walk at the last day, or lets one from the oldest begin at the first. One bound of an index is enough for each
  /// end: SQLite takes the first that it finds.
  private mutating func bound(_ days: ClosedRange<Day>) {
    if !isBackward || values.isEmpty {
      condition += " AND \(date) >= ?"
      values.append(days.lowerBound)
    }
    if isBackward {
      condition += " AND \(date) <= ?"
      values.append(days.upperBound)
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

extension PageStart {
  /// The same page when all rows are of some days: it begins at the nearest of them.
  fileprivate func narrowed(to days: ClosedRange<Day>) -> PageStart {
    switch self {
    case .first: .day(days.upperBound, skipping: 0)
    case .after(let key) where key.day > days.upperBound: .day(days.upperBound, skipping: 0)
    case .day(let day, let skipping): .day(min(day, days.upperBound), skipping: skipping)
    case .before(let key) where key.day < days.lowerBound: .last
    case .last, .after, .before: self
    }
  }
}
