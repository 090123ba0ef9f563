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
  private let presenter: Presenter
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

  private func place(of id: Transaction.ID) -> Place? {
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

extension ReportContent {
  /// The heading for a row: its month, with the day if the row itself does not show it, or the title of its group. Nil
  /// for a title.
  func heading(ofRow row: Int) -> ReportRow? {
    guard let place = place(ofRow: row) else { return nil }
    if place.section < firstGroup { return place.row == 0 ? nil : self.row(0, in: 0) }
    let outline = report.groups[place.section - firstGroup].outline
    switch outline.entry(at: place.row) {
    case .title: return nil
    case .transaction(let number, let day):
      let heading = outline.division == .whole ? 0 : outline.row(ofPeriod: outline.period(ofDay: day))
      let row = self.row(heading, in: place.section)
      return number == outline.first(ofDay: day) ? row : presenter.naming(outline.days[day].day, in: row)
    case .period, .spacer, .total, .noTransactions, .notAvailable: return self.row(0, in: place.section)
    }
  }

  /// The place of a row of the holdings or a group; nil for the grand total.
  private func place(ofRow row: Int) -> Place? {
    var row = row
    for section in 0..<firstGroup + report.groups.count {
      if row < count(in: section) { return Place(section, row) }
      row -= count(in: section)
    }
    return nil
  }

  /// The first transaction of the next (older) or previous month, or of the adjacent group at the end of one; nil when
  /// there is none.
  func month(fromRow row: Int, isForward: Bool) -> ReportRow.ID? {
    guard let place = place(ofRow: row), place.section >= firstGroup else { return nil }
    let outline = report.groups[place.section - firstGroup].outline
    guard let period = period(at: place.row, of: outline) else { return nil }
    let isInside = !isForward && place.row > outline.firstRow(ofPeriod: period)
    let next = isForward ? period + 1 : isInside ? period : period - 1
    if outline.periods.indices.contains(next) {
      return self.row(outline.firstRow(ofPeriod: next), in: place.section).id
    }
    let sections = isForward ? Array(place.section + 1..<sectionCount) : (firstGroup..<place.section).reversed()
    for section in sections where section - firstGroup < report.groups.count {
      let outline = report.groups[section - firstGroup].outline
      guard let period = isForward ? outline.periods.indices.first : outline.periods.indices.last else { continue }
      return self.row(outline.firstRow(ofPeriod: period), in: section).id
    }
    return nil
  }

  /// The period of a row in a group; the last one for rows after it.
  private func period(at row: Int, of outline: ReportOutline) -> Int? {
    switch outline.entry(at: row) {
    case .transaction(_, let day): outline.period(ofDay: day)
    case .period(let index), .spacer(let index): index
    case .total: outline.periods.indices.last
    case .title, .noTransactions, .notAvailable: nil
    }
  }

  /// The newest posted transaction that is not after a day; nil when there is none.
  func posted(notAfter day: Day) -> ReportRow.ID? {
    guard let index = report.groups.firstIndex(where: { $0.section == .group(.posted) }) else { return nil }
    let outline = report.groups[index].outline
    let day = outline.index(notAfter: day)
    return day < outline.days.count ? row(outline.row(ofDay: day), in: firstGroup + index).id : nil
  }

  /// The transaction below or above another; nil at either end.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard var place = place(of: id) else { return nil }
    repeat {
      place.row += isForward ? 1 : -1
      if place.row < 0 {
        guard place.section > firstGroup else { return nil }
        place = Place(place.section - 1, count(in: place.section - 1) - 1)
      } else if place.row >= count(in: place.section) {
        guard place.section + 1 < firstGroup + report.groups.count else { return nil }
        place = Place(place.section + 1, 0)
      }
    } while !isTransaction(place)
    guard case .transaction(let id) = row(place.row, in: place.section).id else { return nil }
    return id
  }

  private func isTransaction(_ place: Place) -> Bool {
    if case .transaction = report.groups[place.section - firstGroup].outline.entry(at: place.row) {
      true
    } else {
      false
    }
  }

  /// The exact amount of a row in plain digits; nil when it has none.
  func amount(of id: ReportRow.ID) -> String? {
    switch id {
    case .transaction(let id): transaction(id).map { account.copyable($0.amount) }
    case .holding(let number): holdings[number].value.map(account.copyable)
    case .total(let section): report.total(of: section).map(account.copyable)
    case .title, .period, .rejected, .message, .spacer: nil
    }
  }

  /// The source's id of a transaction, or else bankey's; nil for other rows.
  func number(of id: ReportRow.ID) -> String? {
    if case .transaction(let id) = id { transaction(id)?.copyableNumber } else { nil }
  }

  /// The transaction with an id; nil when it no longer exists.
  func transaction(_ id: Transaction.ID) -> Transaction? {
    try? pages.transaction(id, by: options.grouping)
  }
}
