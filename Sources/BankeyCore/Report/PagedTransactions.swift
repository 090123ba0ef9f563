/// The transactions of a report by page, read when they are asked for.
final class PagedTransactions: ReportDetails {
  /// How many transactions of a day are added up for a balance; those further down in the day have none.
  static let countable = 4 * PageCache.size

  private struct Group {
    let outline: ReportOutline
    let cache: PageCache
    let running: RunningBalance?
  }
  private var groups: [ReportSection: Group] = [:]

  /// Takes a group in, with the balances after its transactions where those are shown.
  func add(
    _ group: TransactionGroup, _ outline: ReportOutline, from pages: any TransactionPages, _ running: RunningBalance?
  ) {
    groups[.group(group.status)] = Group(
      outline: outline, cache: PageCache(group: group, outline: outline, pages: pages), running: running)
  }

  func detail(_ number: Int, day: Int, of section: ReportSection) -> ReportDetail {
    guard let group = groups[section] else { return .rejected(number: number, reason: "") }
    do {
      guard let transaction = try group.cache.transaction(number) else { return .rejected(number: number, reason: "") }
      return .transaction(transaction, balance: balance(after: number, day: day, in: group))
    } catch {
      return .rejected(number: number, reason: String(describing: error))
    }
  }

  /// The balance after a transaction. Only those of its own day are read for it.
  private func balance(after number: Int, day: Int, in group: Group) -> Amount? {
    guard let running = group.running else { return nil }
    let newer = group.outline.first(ofDay: day)..<number
    guard newer.count <= PagedTransactions.countable else { return nil }
    let amounts = newer.compactMap { (try? group.cache.transaction($0))?.amount }
    return amounts.count == newer.count ? running.balance(day: day, newer: amounts) : nil
  }
}
