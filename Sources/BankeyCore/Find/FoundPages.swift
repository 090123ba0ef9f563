/// The matches of a query as pages: a screen that shows transactions shows the matches alone with it, whatever they are.
public struct FoundPages: TransactionPages {
  /// What was found.
  public let found: FoundTransactions
  private let rows: any TransactionLookup

  /// What was found, and where the rows are read.
  public init(_ found: FoundTransactions, rows: any TransactionLookup) {
    self.found = found
    self.rows = rows
  }

  /// The days that have matches.
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] { found.groups[group]?.days ?? [] }

  /// The matches from `start` on; `skipping` counts matches.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    let keys = found.groups[group]?.keys ?? []
    let range = keys.range(from: start, limit: max(0, min(limit, pageLimit)))
    return try rows.transactions(keys[range].map(\.id))
  }

  /// Where a match stands among the matches; nil when it is none.
  public func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? {
    guard let place = try rows.place(of: id, by: date), let keys = found.groups[place.group]?.keys else { return nil }
    let index = keys.partition { $0 <= TransactionKey(day: place.day, id: id) }
    guard index < keys.count, keys[index].id == id else { return nil }
    let day = keys.partition { $0.day <= place.day }
    return TransactionPlace(group: place.group, day: place.day, offset: index - day)
  }
}
