import BankeyCore
import TUIKit

/// The transactions report of an account as a table's content: nothing is read that is not shown.
final class ReportContent: TableContent {
  /// Whose transactions they are.
  let account: Account
  /// How they are shown.
  let options: ReportOptions
  /// Where they are read from.
  let pages: any TransactionPages
  /// The row that shows its figures under the mask.
  var peeked: ReportRow.ID?
  private let groups: [ReportGroup]
  private let presenter: Presenter

  /// The report of an account as the database knows it now.
  init(of account: Account, pages: any TransactionPages, presenter: Presenter, _ options: ReportOptions) throws {
    (self.account, self.options, self.pages, self.presenter) = (account, options, pages, presenter)
    groups = try TransactionStatus.allCases.map { status in
      try ReportGroup(
        status, of: account, isAvailable: status == .posted || !account.isFromFiles, pages: pages, options)
    }
  }

  /// What a group comes to, or all of them; nil when it does not fit.
  func total(of section: ReportSection) -> Amount? {
    switch section {
    case .group(let status): return groups.first { $0.status == status }?.outline.total
    case .grandTotal:
      let totals = groups.map(\.outline.total)
      return totals.contains(nil) ? nil : totals.compactMap(\.self).sum
    }
  }

  /// Whether posted transactions have a balance beside them.
  var showsBalance: Bool { groups.contains(where: \.showsBalance) }

  /// How many transactions there are.
  var transactions: Int { groups.reduce(0) { $0 + $1.outline.transactions } }

  /// Authorized, posted, and the grand total.
  var sectionCount: Int { groups.count + 1 }

  /// A group, or the grand total.
  func section(_ section: Int) -> ReportSection {
    section < groups.count ? .group(groups[section].status) : .grandTotal
  }

  /// How many rows a group has; the grand total is one.
  func count(in section: Int) -> Int { section < groups.count ? groups[section].count : 1 }

  /// The row at a place.
  func row(_ row: Int, in section: Int) -> ReportRow {
    let shown = self.row(row, in: section, presenter)
    return shown.id == peeked ? self.row(row, in: section, presenter.unmasked) : shown
  }

  private func row(_ row: Int, in section: Int, _ presenter: Presenter) -> ReportRow {
    section < groups.count
      ? groups[section].row(at: row, presenter)
      : presenter.total(.grandTotal, total(of: .grandTotal), in: account.currency)
  }

  /// Where a row is now.
  func find(_ id: ReportRow.ID, near place: Place) -> Place? {
    switch id {
    case .title(let status), .message(let status): self.place(status) { _ in 0 }
    case .day(let status, let day), .spacer(let status, let day): self.place(status) { $0.row(of: day) }
    case .unread(let status, _): self.place(status) { _ in nil }
    case .total(.group(let status)): self.place(status) { $0.count - 1 }
    case .total(.grandTotal): Place(groups.count, 0)
    case .transaction(let id): self.place(of: id)
    }
  }

  private func place(of id: Transaction.ID) -> Place? {
    guard let place = try? pages.place(of: id, by: options.grouping) else { return nil }
    return self.place(place.group.status) { $0.row(of: place.day, offset: place.offset) }
  }

  private func place(_ status: TransactionStatus, row: (ReportOutline) -> Int?) -> Place? {
    guard let section = groups.firstIndex(where: { $0.status == status }) else { return nil }
    return row(groups[section].outline).map { Place(section, $0) }
  }

  /// Which transaction, counted from 1, the row is that so many others stand before; nil when it is none.
  func number(ofRow row: Int) -> Int? {
    var (row, before) = (row, 0)
    for group in groups {
      if row < group.count {
        guard case .transaction(let number, _) = group.outline.entry(at: row) else { return nil }
        return before + number + 1
      }
      row -= group.count
      before += group.outline.transactions
    }
    return nil
  }
}
