import BankeyCore

/// The transactions of one status as rows, read by page when they are looked at.
final class ReportGroup {
  let status: TransactionStatus
  let outline: ReportOutline
  private let isAvailable: Bool
  private let account: Account
  private let presenter: Presenter
  private let cache: PageCache

  /// The group of an account. One that is not available has no transactions and says so.
  init(
    _ status: TransactionStatus, of account: Account, isAvailable: Bool, pages: any TransactionPages,
    presenter: Presenter,
    hasSpacers: Bool
  ) throws {
    let group = TransactionGroup(account: account.id, status: status)
    let days = isAvailable ? try pages.dayTotals(of: group) : []
    self.status = status
    self.isAvailable = isAvailable
    self.account = account
    self.presenter = presenter
    outline = ReportOutline(days: days, hasSpacers: hasSpacers)
    cache = PageCache(group: group, outline: outline, pages: pages)
  }

  /// How many rows it has.
  var count: Int { outline.count }

  /// The row that stands at a place.
  func row(at index: Int) -> ReportRow {
    let currency = account.currency
    switch outline.entry(at: index) {
    case .title:
      return presenter.title(status, total: outline.total, isEmpty: outline.days.isEmpty, in: currency)
    case .message: return presenter.message(status, isAvailable: isAvailable)
    case .day(let day): return presenter.day(outline.days[day], status, in: currency)
    case .transaction(let number, _):
      return cache.transaction(number).map(presenter.row) ?? .unread(status, number)
    case .spacer(let day): return .spacer(status, outline.days[day].day)
    case .total: return presenter.total(.group(status), outline.total, in: currency)
    }
  }
}
