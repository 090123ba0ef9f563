import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What an account holds and the report of its transactions as a table's content: nothing is read that is not shown.
final class ReportContent: TableContent {
  /// Whose transactions they are.
  let account: Account
  /// How they are shown.
  let options: ReportOptions
  /// Which row stands where.
  let report: Report
  /// What the account holds; stands above its transactions.
  let holdings: [HoldingRecord]
  /// Where they are read from.
  let pages: any TransactionPages
  /// Whether figures are masked.
  var isMasked: Bool { presenter.formats.isMasked }
  /// The row that shows its figures under the mask.
  var peeked: ReportRow.ID?
  private let presenter: Presenter

  /// The report of an account as the database knows it now.
  init(
    of account: Account, holding holdings: [HoldingRecord] = [], pages: any TransactionPages, presenter: Presenter,
    _ options: ReportOptions
  ) throws {
    (self.account, self.options, self.pages, self.presenter) = (account, options, pages, presenter)
    self.holdings = holdings
    report = try Report(of: account, from: pages, options)
  }

  /// Whether posted transactions have a balance beside them.
  var showsBalance: Bool {
    options.showsBalance && options.grouping == .booked && account.balance != nil
  }

  /// What is held if anything is, the groups, and the grand total.
  var sectionCount: Int { firstGroup + report.sections.count }

  /// What is held, a group, or the grand total.
  func section(_ section: Int) -> ReportSection {
    section < firstGroup ? .holdings : report.sections[section - firstGroup]
  }

  /// How many rows a section has; the grand total is one.
  func count(in section: Int) -> Int {
    section < firstGroup ? heldRows : report.count(in: section - firstGroup)
  }

  /// In which section the groups begin.
  var firstGroup: Int { holdings.isEmpty ? 0 : 1 }

  /// How many rows what is held has, its title with it.
  private var heldRows: Int { holdings.isEmpty ? 0 : 1 + holdings.count }

  /// The row at a place.
  func row(_ row: Int, in section: Int) -> ReportRow {
    let shown = self.row(row, in: section, presenter)
    return shown.id == peeked ? self.row(row, in: section, presenter.unmasked) : shown
  }

  private func row(_ row: Int, in section: Int, _ presenter: Presenter) -> ReportRow {
    if section < firstGroup { return heldRow(row, presenter) }
    var shown = options
    shown.showsBalance = showsBalance
    var rows = ReportRows(presenter, in: account.currency, shown)
    report.write(row, of: section - firstGroup, to: &rows)
    return rows.rows[0]
  }

  private func heldRow(_ row: Int, _ presenter: Presenter) -> ReportRow {
    row == 0
      ? presenter.title(of: holdings, in: account.currency)
      : presenter.row(of: holdings[row - 1], number: row - 1, in: account.currency)
  }

  /// Where a row is now.
  func find(_ id: ReportRow.ID, near place: Place) -> Place? {
    switch id {
    case .title(.holdings): holdings.isEmpty ? nil : Place(0, 0)
    case .holding(let number): number < holdings.count ? Place(0, 1 + number) : nil
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
    return row(report.groups[index].outline).map { Place(firstGroup + index, $0) }
  }

  /// Which transaction, counted from 1, the row is that so many others stand before; nil when it is none.
  func number(ofRow row: Int) -> Int? {
    var (row, before) = (row - heldRows, 0)
    if row < 0 { return nil }
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

extension ReportContent {
  /// What a row stands under: its date, or the title of its group where it is a date itself; nil of a title.
  func heading(ofRow row: Int) -> ReportRow? {
    let held = holdings.isEmpty ? 0 : count(in: 0)
    if row < held { return row == 0 ? nil : self.row(0, in: 0) }
    var row = row - held
    for (section, outline) in report.groups.map(\.outline).enumerated() {
      if row < outline.count {
        switch outline.entry(at: row) {
        case .title: return nil
        case .transaction(_, let day), .spacer(let day):
          return self.row(outline.row(ofDay: day), in: firstGroup + section)
        case .day, .total, .noTransactions, .notAvailable: return self.row(0, in: firstGroup + section)
        }
      }
      row -= outline.count
    }
    return nil
  }

  /// The exact amount of a row in plain digits; nil when it has none.
  func amount(of id: ReportRow.ID) -> String? {
    switch id {
    case .transaction(let id): transaction(id).map { account.copyable($0.amount) }
    case .holding(let number): holdings[number].value.map(account.copyable)
    case .total(let section): report.total(of: section).map(account.copyable)
    case .title, .day, .rejected, .message, .spacer: nil
    }
  }

  /// What a transaction is called by its source, or else by bankey; nil of other rows.
  func number(of id: ReportRow.ID) -> String? {
    if case .transaction(let id) = id { transaction(id)?.copyableNumber } else { nil }
  }

  /// A transaction by its id; nil when it is gone.
  func transaction(_ id: Transaction.ID) -> Transaction? {
    try? pages.transaction(id, by: options.grouping)
  }
}

/// What a line of the report shows, and whether there is a column of balances beside it.
nonisolated struct ReportRowViewModel: Equatable {
  let row: ReportRow
  let showsBalance: Bool
}
