/// The transactions of a report as lists in memory, by section, each day's together and the newest day first.
struct ListedTransactions: ReportDetails {
  private(set) var lists: [ReportSection: [Transaction]] = [:]

  /// Takes the transactions of a section in, in the order of their days and else as they came, and gives their days.
  mutating func add(_ transactions: [Transaction], to section: ReportSection) -> [DayTotal] {
    let list = transactions.enumerated().sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }
      .map(\.element)
    lists[section] = list
    return list.chunked.map { day in
      DayTotal(day: day[day.startIndex].day, count: day.count, total: day.map(\.amount).sum)
    }
  }

  func detail(_ number: Int, day: Int, of section: ReportSection) -> ReportDetail {
    .transaction(lists[section, default: []][number], balance: nil)
  }
}

extension [Transaction] {
  /// Its runs of equal days.
  fileprivate var chunked: [ArraySlice<Transaction>] {
    var rest = self[...]
    var runs: [ArraySlice<Transaction>] = []
    while let first = rest.first {
      let run = rest.prefix { $0.day == first.day }
      runs.append(run)
      rest = rest.dropFirst(run.count)
    }
    return runs
  }
}
