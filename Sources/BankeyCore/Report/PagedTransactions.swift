import BankeyModel
import BankeyText

/// The transactions of a report, read page by page on demand.
final class PagedTransactions: ReportDetails {
  /// The number of transactions of one day that are summed for a running balance; those further down the day show none.
  static let countable = 4 * PageCache.size

  private struct Group {
    let outline: ReportOutline
    let cache: PageCache
    let running: RunningBalance?
    /// The last sum of a day's newer transactions. A screen asks row by row, so the next sum mostly continues it.
    var newer: NewerSum?
  }
  private var groups: [ReportSection: Group] = [:]

  /// Adds a group, with running balances if they are shown.
  func add(
    _ group: TransactionGroup, _ outline: ReportOutline, from pages: any TransactionPages, _ running: RunningBalance?
  ) {
    groups[.group(group.status)] = Group(
      outline: outline, cache: PageCache(group: group, outline: outline, pages: pages, isSummed: running != nil),
      running: running)
  }

  func detail(_ number: Int, day: Int, of section: ReportSection) -> ReportDetail {
    guard let group = groups[section] else { return .rejected(number: number, reason: "") }
    do {
      guard let transaction = try group.cache.transaction(number) else { return .rejected(number: number, reason: "") }
      return .transaction(transaction, balance: balance(after: number, day: day, of: section))
    } catch {
      return .rejected(number: number, reason: String(describing: error))
    }
  }

  func number(of id: Transaction.ID, in section: ReportSection) -> Int? { groups[section]?.cache.number(of: id) }

  func balanceBounds(of section: ReportSection) -> [Amount] { groups[section]?.running?.bounds ?? [] }

  /// The balance after a transaction. Reads only the newer transactions of its day.
  private func balance(after number: Int, day: Int, of section: ReportSection) -> Amount? {
    guard let group = groups[section], let running = group.running else { return nil }
    let first = group.outline.first(ofDay: day)
    guard number - first <= PagedTransactions.countable else { return nil }
    let known = group.newer.flatMap { first...number ~= $0.end ? $0 : nil }
    guard let newer = (known ?? NewerSum(end: first)).continued(to: number, in: group.cache) else { return nil }
    groups[section]?.newer = newer
    return running.balance(day: day, newer: newer.sum)
  }
}

/// The sum of a day's transactions up to an index of the group.
private struct NewerSum {
  let end: Int
  var sum = Amount.zero

  /// Adds the transactions up to another index; nil when one cannot be read, or the sum does not fit.
  func continued(to number: Int, in cache: PageCache) -> NewerSum? {
    let sum = (end..<number).reduce(sum as Amount?) { sum, number in
      guard let amount = (try? cache.transaction(number))?.amount else { return nil }
      return sum?.adding(amount)
    }
    return sum.map { NewerSum(end: number, sum: $0) }
  }
}

/// Caches the pages of a group that are on the screen.
final class PageCache {
  private let group: TransactionGroup
  private let outline: ReportOutline
  private let pages: any TransactionPages
  /// Whether callers need the sums of a day's newer transactions.
  private let isSummed: Bool
  private var kept: [(number: Int, transactions: Result<[Transaction], any Error>)] = []

  /// The number of transactions in a page, and of pages kept: more than the tallest screen shows.
  static let size = 64
  private static let limit = 8

  /// Creates a cache for a group whose days are those of `outline`.
  init(group: TransactionGroup, outline: ReportOutline, pages: any TransactionPages, isSummed: Bool) {
    self.group = group
    self.outline = outline
    self.pages = pages
    self.isSummed = isSummed
  }

  /// The transaction at an index of the group; nil when it no longer exists. Throws when it cannot be read.
  func transaction(_ number: Int) throws -> Transaction? {
    let page = try page(number / PageCache.size).get()
    let offset = number % PageCache.size
    return offset < page.count ? page[offset] : nil
  }

  /// The index of a transaction in the group, if it is in a cached page.
  func number(of id: Transaction.ID) -> Int? {
    for page in kept {
      guard let offset = try? page.transactions.get().firstIndex(where: { $0.id == id }) else { continue }
      return page.number * PageCache.size + offset
    }
    return nil
  }

  private func page(_ number: Int) -> Result<[Transaction], any Error> {
    if let page = kept.first(where: { $0.number == number }) { return page.transactions }
    let first = first(beside: number)
    let read = Result {
      try pages.page(of: group, from: start(ofPage: first), limit: (number - first + 1) * PageCache.size)
    }
    for page in first...number {
      keep(page, read.map { Array($0.dropFirst((page - first) * PageCache.size).prefix(PageCache.size)) })
    }
    return kept[kept.count - 1].transactions
  }

  /// The first page to read together with a page, which costs a server no more round trips. The last page may have few
  /// rows, so the page before it is on the same screen. If callers need a day's sums, also the pages from the beginning
  /// of the first day on.
  private func first(beside number: Int) -> Int {
    let isLast = (number + 1) * PageCache.size >= outline.transactions
    let shown = isLast ? max(0, number - 1) : number
    let newer = outline.place(of: shown * PageCache.size).skipping
    let isWanted = isSummed && newer <= PagedTransactions.countable
    let wanted = isWanted ? (shown * PageCache.size - newer) / PageCache.size : shown
    let known = kept.map(\.number).filter { $0 < number }.max() ?? -1
    return max(wanted, known + 1, number + 1 - pages.pageLimit / PageCache.size)
  }

  private func keep(_ number: Int, _ transactions: Result<[Transaction], any Error>) {
    kept.append((number, transactions))
    if kept.count > PageCache.limit { kept.removeFirst() }
  }

  private func start(ofPage number: Int) -> PageStart {
    guard number > 0 else { return .first }
    let place = outline.place(of: number * PageCache.size)
    return .day(place.day, skipping: place.skipping)
  }
}

/// The transactions of a report in memory by section, newest day first and grouped by day.
struct ListedTransactions: ReportDetails {
  private(set) var lists: [ReportSection: [Transaction]] = [:]

  /// Adds the transactions of a section, ordered by day and otherwise as given, and returns the totals of their days.
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

  func number(of id: Transaction.ID, in section: ReportSection) -> Int? {
    lists[section]?.firstIndex { $0.id == id }
  }

  func balanceBounds(of section: ReportSection) -> [Amount] { [] }
}

extension [Transaction] {
  /// Runs of transactions of the same day.
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
