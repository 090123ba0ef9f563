import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The holdings and the report of an account as table content. Reads only rows that are shown.
final class ReportContent: TableContent {
  let account: Account
  let options: ReportOptions
  /// The layout of the report.
  let report: Report
  /// The holdings, which are above the transactions.
  let holdings: [HoldingRecord]
  /// The source of the transactions.
  let pages: any TransactionPages
  var isMasked: Bool { presenter.formats.isMasked }
  /// The row whose amounts are shown in privacy mode.
  var peeked: ReportRow.ID?
  let presenter: Presenter
  /// The columns that its rows need, according to the first of them.
  private(set) var form: ReportForm

  /// Creates the report of an account in its current state.
  init(
    of account: Account, holding holdings: [HoldingRecord] = [], pages: any TransactionPages, presenter: Presenter,
    _ options: ReportOptions
  ) throws {
    (self.account, self.options, self.pages, self.presenter) = (account, options, pages, presenter)
    self.holdings = holdings
    let report = try Report(of: account, from: pages, options)
    self.report = report
    var form = ReportForm(
      of: report.groups.indices.flatMap { report.first(ReportContent.looked, of: $0) }, presenter, options,
      hasBalance: account.balance != nil)
    for (number, holding) in holdings.enumerated() {
      form.add(presenter.row(of: holding, number: number, in: account.currency))
    }
    self.form = form
    for row in widestHeadings { self.form.add(sumsOf: row) }
    for balance in report.balanceBounds {
      self.form.add(balance: presenter.formats.plain(balance, decimals: account.currency.decimals))
    }
  }

  /// The headings of the months with most money in and most money out.
  private var widestHeadings: [ReportRow] {
    report.groups.enumerated().flatMap { index, group in
      let periods = group.outline.periods
      let widest = [
        periods.indices.max { (periods[$0].income ?? .zero) < (periods[$1].income ?? .zero) },
        periods.indices.min { (periods[$0].outgo ?? .zero) < (periods[$1].outgo ?? .zero) },
      ]
      return group.outline.division == .months
        ? Set(widest.compactMap(\.self)).map { row(group.outline.row(ofPeriod: $0), in: firstGroup + index) } : []
    }
  }

  /// The number of transactions of each group that determine the columns. Showing the report reads at least as many.
  private static let looked = 40

  /// Whether posted transactions show balances.
  var showsBalance: Bool { form.showsBalance }

  /// The holdings, if there are any, the groups, and the grand total.
  var sectionCount: Int { firstGroup + report.sections.count }

  /// The section at an index: the holdings, a group, or the grand total.
  func section(_ section: Int) -> ReportSection {
    section < firstGroup ? .holdings : report.sections[section - firstGroup]
  }

  /// The number of rows in a section; 1 for the grand total.
  func count(in section: Int) -> Int {
    section < firstGroup ? heldRows : report.count(in: section - firstGroup)
  }

  /// The index of the first group's section.
  var firstGroup: Int { holdings.isEmpty ? 0 : 1 }

  /// The number of rows of the holdings, including their title.
  private var heldRows: Int { holdings.isEmpty ? 0 : 1 + holdings.count }

  /// The row at an index of a section.
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

  /// The current place of a row; nil when it no longer exists.
  func find(_ id: ReportRow.ID, near place: Place) -> Place? {
    switch id {
    case .title(.holdings): holdings.isEmpty ? nil : Place(0, 0)
    case .holding(let number): number < holdings.count ? Place(0, 1 + number) : nil
    case .title(let section): self.place(section) { _ in 0 }
    case .message(let section): self.place(section) { $0.days.isEmpty ? 1 : nil }
    case .period(let section, let start), .spacer(let section, let start):
      self.place(section) { $0.row(ofPeriod: start) }
    case .rejected: nil
    case .total(.grandTotal): report.sections.last == .grandTotal ? Place(sectionCount - 1, 0) : nil
    case .total(let section): self.place(section) { $0.days.isEmpty ? nil : $0.count - 1 }
    case .transaction(let id): self.place(of: id)
    }
  }

  func place(of id: Transaction.ID) -> Place? {
    if let known = report.place(of: id) { return Place(firstGroup + known.group, known.row) }
    guard let place = try? pages.place(of: id, by: options.grouping) else { return nil }
    return self.place(.group(place.group.status)) { $0.row(of: place.day, offset: place.offset) }
  }

  private func place(_ section: ReportSection, row: (ReportOutline) -> Int?) -> Place? {
    guard let index = report.groups.firstIndex(where: { $0.section == section }) else { return nil }
    return row(report.groups[index].outline).map { Place(firstGroup + index, $0) }
  }

  /// The number, from 1, of the transaction at a row index; nil for other rows.
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
