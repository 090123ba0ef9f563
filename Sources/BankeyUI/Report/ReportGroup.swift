import BankeyCore

/// The transactions of one status as rows, read by page when they are looked at.
final class ReportGroup {
  /// How many transactions of a day are added up for a balance; those further down in the day have none.
  static let countable = 4 * PageCache.size

  let status: TransactionStatus
  let outline: ReportOutline
  private let isAvailable: Bool
  private let account: Account
  private let options: ReportOptions
  private let cache: PageCache
  private let running: RunningBalance?

  /// The group of an account. One that is not available has no transactions and says so.
  init(
    _ status: TransactionStatus, of account: Account, isAvailable: Bool, pages: any TransactionPages,
    _ options: ReportOptions
  ) throws {
    let group = TransactionGroup(account: account.id, status: status, date: options.grouping)
    let days = isAvailable ? try pages.dayTotals(of: group) : []
    self.status = status
    self.isAvailable = isAvailable
    self.account = account
    self.options = options
    outline = ReportOutline(days: days, hasSpacers: options.hasSpacers)
    cache = PageCache(group: group, outline: outline, pages: pages)
    let hasBalance = options.showsBalance && options.grouping == .booked && status == .posted
    running = hasBalance ? RunningBalance(of: account, days: days) : nil
  }

  /// Whether its transactions have a balance beside them.
  var showsBalance: Bool { running != nil }

  /// How many rows it has.
  var count: Int { outline.count }

  /// The row that stands at a place.
  func row(at index: Int, _ presenter: Presenter) -> ReportRow {
    let currency = account.currency
    switch outline.entry(at: index) {
    case .title:
      return presenter.title(
        status, total: outline.total, isEmpty: outline.days.isEmpty, showsBalance: running != nil, in: currency)
    case .message: return presenter.message(status, isAvailable: isAvailable)
    case .day(let day): return presenter.day(outline.days[day], status, in: currency)
    case .transaction(let number, let day): return row(of: number, day: day, presenter)
    case .spacer(let day): return .spacer(status, outline.days[day].day)
    case .total: return presenter.total(.group(status), outline.total, in: currency)
    }
  }

  private func row(of number: Int, day: Int, _ presenter: Presenter) -> ReportRow {
    guard let transaction = cache.transaction(number) else { return .unread(status, number) }
    return presenter.row(of: transaction, by: options.grouping, balance: balance(after: number, day: day))
  }

  /// The balance after a transaction. Only those of its own day are read for it.
  private func balance(after number: Int, day: Int) -> Amount? {
    guard let running else { return nil }
    let newer = outline.first(ofDay: day)..<number
    guard newer.count <= ReportGroup.countable else { return nil }
    let amounts = newer.compactMap { cache.transaction($0)?.amount }
    return amounts.count == newer.count ? running.balance(day: day, newer: amounts) : nil
  }
}
