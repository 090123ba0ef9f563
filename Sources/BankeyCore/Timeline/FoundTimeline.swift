import BankeyModel

extension Timeline {
  /// Creates a timeline of matches alone. Each side of an own transfer is a line and counts, so that the sums equal
  /// those of the search.
  public convenience init(
    of found: FoundTransactions, in accounts: [Account], from pages: any TransactionLookup,
    within limits: ClosedRange<Day> = Day(number: .min)...Day(number: .max)
  ) {
    self.init(
      of: accounts, TimelineDays(of: found, in: accounts), rows: FoundTimeline(found, pages), foldsTransfers: false,
      within: limits)
  }
}

/// The matches of a search, day by day.
private struct FoundTimeline: TimelineRows {
  private let ids: [Timeline.Section: [Transaction.ID]]
  private let pages: any TransactionLookup

  init(_ found: FoundTransactions, _ pages: any TransactionLookup) {
    self.pages = pages
    var ids: [Timeline.Section: [Transaction.ID]] = [:]
    for (group, matches) in found.groups {
      for key in matches.keys { ids[Timeline.Section(status: group.status, day: key.day), default: []].append(key.id) }
    }
    self.ids = ids.mapValues { $0.sorted(by: >) }
  }

  func transactions(on day: Day, _ status: TransactionStatus) throws -> [Transaction] {
    try pages.transactions(ids[Timeline.Section(status: status, day: day)] ?? [])
  }

  func transfers(in days: ClosedRange<Day>) throws -> [OwnTransfer] { [] }
}
