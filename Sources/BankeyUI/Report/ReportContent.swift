import BankeyCore
import TUIKit

/// The transactions report of an account as a table's content: nothing is read that is not shown.
final class ReportContent: TableContent {
  /// Whose transactions they are.
  let account: Account
  /// How they are shown.
  let options: ReportOptions
  /// Which row stands where.
  let report: Report
  /// Where they are read from.
  let pages: any TransactionPages
  /// Whether figures are masked.
  var isMasked: Bool { presenter.formats.isMasked }
  /// The row that shows its figures under the mask.
  var peeked: ReportRow.ID?
  private let presenter: Presenter

  /// The report of an account as the database knows it now.
  init(of account: Account, pages: any TransactionPages, presenter: Presenter, _ options: ReportOptions) throws {
    (self.account, self.options, self.pages, self.presenter) = (account, options, pages, presenter)
    report = try Report(of: account, from: pages, options)
  }

  /// Whether posted transactions have a balance beside them.
  var showsBalance: Bool {
    options.showsBalance && options.grouping == .booked && account.balance != nil
  }

  /// The groups, and the grand total.
  var sectionCount: Int { report.sections.count }

  /// A group, or the grand total.
  func section(_ section: Int) -> ReportSection { report.sections[section] }

  /// How many rows a group has; the grand total is one.
  func count(in section: Int) -> Int { report.count(in: section) }

  /// The row at a place.
  func row(_ row: Int, in section: Int) -> ReportRow {
    let shown = self.row(row, in: section, presenter)
    return shown.id == peeked ? self.row(row, in: section, presenter.unmasked) : shown
  }

  private func row(_ row: Int, in section: Int, _ presenter: Presenter) -> ReportRow {
    var shown = options
    shown.showsBalance = showsBalance
    var rows = ReportRows(presenter, in: account.currency, shown)
    report.write(row, of: section, to: &rows)
    return rows.rows[0]
  }

  /// Where a row is now.
  func find(_ id: ReportRow.ID, near place: Place) -> Place? {
    switch id {
    case .title(let section): self.place(section) { _ in 0 }
    case .message(let section): self.place(section) { $0.days.isEmpty ? 1 : nil }
    case .day(let section, let day), .spacer(let section, let day): self.place(section) { $0.row(of: day) }
    case .rejected: nil
    case .total(.grandTotal): Place(sectionCount - 1, 0)
    case .total(let section): self.place(section) { $0.days.isEmpty ? nil : $0.count - 1 }
    case .transaction(let id): self.place(of: id)
    }
  }

  private func place(of id: Transaction.ID) -> Place? {
    guard let place = try? pages.place(of: id, by: options.grouping) else { return nil }
    return self.place(.group(place.group.status)) { $0.row(of: place.day, offset: place.offset) }
  }

  private func place(_ section: ReportSection, row: (ReportOutline) -> Int?) -> Place? {
    guard let index = report.groups.firstIndex(where: { $0.section == section }) else { return nil }
    return row(report.groups[index].outline).map { Place(index, $0) }
  }

  /// Which transaction, counted from 1, the row is that so many others stand before; nil when it is none.
  func number(ofRow row: Int) -> Int? {
    var (row, before) = (row, 0)
    for outline in report.groups.map(\.outline) {
      if row < outline.count {
        guard case .transaction(let number, _) = outline.entry(at: row) else { return nil }
        return before + number + 1
      }
      row -= outline.count
      before += outline.transactions
    }
    return nil
  }
}
