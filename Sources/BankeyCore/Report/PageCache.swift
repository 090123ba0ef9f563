/// The few pages of a group that are looked at.
final class PageCache {
  private let group: TransactionGroup
  private let outline: ReportOutline
  private let pages: any TransactionPages
  private var kept: [(number: Int, transactions: Result<[Transaction], any Error>)] = []

  /// How many transactions a page has, and how many pages are kept: more than the tallest screen shows.
  static let size = 64
  private static let limit = 8

  /// Pages of a group whose days are those of `outline`.
  init(group: TransactionGroup, outline: ReportOutline, pages: any TransactionPages) {
    self.group = group
    self.outline = outline
    self.pages = pages
  }

  /// The transaction that `number` others of the group stand before; nil when it is gone. Throws when it cannot be read.
  func transaction(_ number: Int) throws -> Transaction? {
    let page = try page(number / PageCache.size).get()
    let offset = number % PageCache.size
    return offset < page.count ? page[offset] : nil
  }

  private func page(_ number: Int) -> Result<[Transaction], any Error> {
    if let page = kept.first(where: { $0.number == number }) { return page.transactions }
    let place = outline.place(of: number * PageCache.size)
    let start = PageStart.day(place.day, skipping: place.skipping)
    let transactions = Result { try pages.page(of: group, from: start, limit: PageCache.size) }
    kept.append((number, transactions))
    if kept.count > PageCache.limit { kept.removeFirst() }
    return transactions
  }
}
