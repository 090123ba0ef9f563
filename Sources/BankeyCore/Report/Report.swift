import BankeyModel
import BankeyText

/// The transactions of an account: each group with its days and total, then unreadable records and the grand total.
///
/// The position of every row follows from the number of transactions of each day, so any row can be written alone.
/// `write(to:)` writes all rows in the same order. docs/report.md shows the layout.
public struct Report {
  /// The number of transactions that it reads at once.
  public static var pageSize: Int { PageCache.size }

  /// The currency of all amounts.
  public let currency: Currency
  /// The groups in the order in which they are shown: authorized before posted.
  public let groups: [ReportGroup]
  /// The records that could not be read.
  public let rejected: [StatementProblem]
  /// The groups, the unreadable records if there are any, and the grand total, unless a filter matches nothing.
  public let sections: [ReportSection]
  private let details: any ReportDetails
  /// The number of background changes before each group.
  private let changes: [Int]

  /// Creates a report of groups whose transactions `details` provides. A filtered one that matches nothing has no total.
  public init(
    _ groups: [ReportGroup], of details: any ReportDetails, in currency: Currency, rejected: [StatementProblem] = [],
    isFiltered: Bool = false
  ) {
    (self.groups, self.details, self.currency, self.rejected) = (groups, details, currency, rejected)
    let isEmpty = groups.allSatisfy { $0.outline.transactions == 0 }
    sections =
      groups.map(\.section) + (rejected.isEmpty ? [] : [.rejected]) + (isFiltered && isEmpty ? [] : [.grandTotal])
    var sum = 0
    changes = groups.map { group in
      defer { sum += group.bandChanges }
      return sum
    }
  }

  /// The number of rows in a section.
  public func count(in section: Int) -> Int {
    if section < groups.count { return groups[section].outline.count }
    return sections[section] == .rejected ? 1 + rejected.count : 1
  }

  /// How many transactions all groups have together.
  public var transactions: Int { groups.reduce(0) { $0 + $1.outline.transactions } }

  /// The total of a section; nil when it does not fit. Unreadable records count as zero.
  public func total(of section: ReportSection) -> Amount? {
    switch section {
    case .rejected, .holdings: return .zero
    case .grandTotal:
      let totals = groups.map(\.outline.total)
      return totals.contains(nil) ? nil : totals.compactMap(\.self).sum
    case .group, .all: return groups.first { $0.section == section }.flatMap(\.outline.total)
    }
  }

  /// The first transactions of a group, at most `count`, leaving out unreadable ones.
  public func first(_ count: Int, of group: Int) -> [Transaction] {
    let outline = groups[group].outline
    return (0..<min(count, outline.transactions)).compactMap { number in
      let day = outline.index(of: outline.place(of: number).day) ?? 0
      let detail = details.detail(number, day: day, of: groups[group].section)
      if case .transaction(let transaction, _) = detail { return transaction } else { return nil }
    }
  }

  /// The group and the row of a transaction that is in memory; nil for any other, which may have a row too.
  public func place(of id: Transaction.ID) -> (group: Int, row: Int)? {
    for (index, group) in groups.enumerated() {
      guard let number = details.number(of: id, in: group.section), number < group.outline.transactions else {
        continue
      }
      return (index, group.outline.row(ofNumber: number))
    }
    return nil
  }

  /// Writes every row to `output`, section by section, and the grand total last.
  public func write(to output: inout some ReportOutput) {
    for section in sections.indices {
      for row in 0..<count(in: section) { write(row, of: section, to: &output) }
    }
  }

  /// Writes one row, by a single call of the output.
  public func write(_ row: Int, of section: Int, to output: inout some ReportOutput) {
    if section < groups.count { return write(row, of: groups[section], after: changes[section], to: &output) }
    guard sections[section] == .rejected else { return output.grandFooter(total(of: .grandTotal)) }
    if row == 0 { return output.header(ReportGroup(.rejected, days: [])) }
    output.detail(.rejected(number: row, reason: rejected[row - 1].text), at: nil, of: .rejected, .even)
  }

  private func write(_ row: Int, of group: ReportGroup, after changes: Int, to output: inout some ReportOutput) {
    let (section, outline) = (group.section, group.outline)
    func band(_ day: Int) -> ReportBand { ReportBand(after: changes + day + 1) }
    func band(of period: ReportPeriod) -> ReportBand { band(period.days.lowerBound) }
    switch outline.entry(at: row) {
    case .title: output.header(group)
    case .noTransactions: output.noTransactions(in: section)
    case .notAvailable: output.notAvailable(section)
    case .period(let index): output.subheader(outline.periods[index], of: section, band(of: outline.periods[index]))
    case .transaction(let number, let day):
      let place = PlaceInDay(day: outline.days[day], offset: number - outline.first(ofDay: day))
      output.detail(details.detail(number, day: day, of: section), at: place, of: section, band(day))
    case .spacer(let index): output.subfooter(outline.periods[index], of: section, band(of: outline.periods[index]))
    case .total: output.footer(outline.total, of: section, band(outline.days.count))
    }
  }
}

extension StatementProblem {
  /// The message with its line.
  fileprivate var text: String { line.map { "line \($0): \(message)" } ?? message }
}

extension Report {
  /// Creates a report from authorized and posted transactions. Nil means that the source does not say; an empty array
  /// means that there are none.
  ///
  /// Rejects transactions in other currencies, because amounts are never added across currencies.
  public init(
    authorized: [Transaction]?, posted: [Transaction]?, in currency: Currency, rejected: [StatementProblem] = []
  ) {
    self.init([(.group(.authorized), authorized), (.group(.posted), posted)], in: currency, rejected)
  }

  /// Creates a report of transactions that state their own status; nil means that the source does not say.
  public init(all: [Transaction]?, in currency: Currency, rejected: [StatementProblem] = []) {
    let groups = TransactionStatus.allCases.map { status in
      (ReportSection.group(status), all?.filter { $0.status == status })
    }
    self.init(all == nil ? [(.all, nil)] : groups, in: currency, rejected)
  }

  private init(_ lists: [(ReportSection, [Transaction]?)], in currency: Currency, _ rejected: [StatementProblem]) {
    var details = ListedTransactions()
    let groups = lists.map { section, list in
      ReportGroup(section, days: list.map { details.add($0.filter { $0.currency == currency }, to: section) })
    }
    let others = lists.flatMap { $0.1 ?? [] }.filter { $0.currency != currency }
    self.init(groups, of: details, in: currency, rejected: rejected + others.map { Report.problem($0, currency) })
  }

  private static func problem(_ transaction: Transaction, _ currency: Currency) -> StatementProblem {
    StatementProblem(
      .rejected, "\(transaction.day) is in \(transaction.currency.code), not in \(currency.code) like the others")
  }
}

extension Report {
  /// Creates a report of an account of any size. Loads its days immediately and its transactions page by page on
  /// demand.
  ///
  /// - Throws: Errors from loading the days.
  public init(of account: Account, from pages: any TransactionPages, _ options: ReportOptions = ReportOptions()) throws
  {
    let details = PagedTransactions()
    let groups = try TransactionStatus.allCases.map { status in
      let section = ReportSection.group(status)
      let group = TransactionGroup(account: account.id, status: status, date: options.grouping)
      var days: [DayTotal]? = try pages.dayTotals(of: group)
      // Few files contain authorized transactions, so none means nothing.
      if status == .authorized, account.isFromFiles, days?.isEmpty == true { days = nil }
      let division: ReportDivision = status == .authorized ? .whole : .months
      let block = ReportGroup(section, days: days, by: division, hasSpacers: options.hasSpacers)
      let running = try days.flatMap { days in
        guard Report.runs(section, options) else { return nil as RunningBalance? }
        return RunningBalance(of: account, days: days, known: try pages.knownBalances(of: account.id))
      }
      details.add(group, block.outline, from: pages, running)
      return block
    }
    self.init(groups, of: details, in: account.currency, isFiltered: options.isFiltered)
  }

  /// The least and the greatest balance at the end of a day, if balances are shown.
  public var balanceBounds: [Amount] { groups.flatMap { details.balanceBounds(of: $0.section) } }

  /// Whether transactions of a section show running balances, which include only posted ones.
  static func runs(_ section: ReportSection, _ options: ReportOptions) -> Bool {
    options.showsBalance && options.grouping == .booked && section == .group(.posted)
  }
}

/// The options of an account's report.
public struct ReportOptions: Equatable, Sendable {
  /// Whether a blank line follows each month.
  public var hasSpacers: Bool
  /// The date by which transactions are grouped.
  public var grouping: GroupingDate
  /// Whether posted transactions show the balance after them. Has no effect when they are grouped by the day of
  /// authorization.
  public var showsBalance: Bool
  /// Whether it contains only matches of a search. Empty groups then say so, and there are no running balances.
  public var isFiltered: Bool

  /// Creates options; by default grouped by booking day and without balances.
  public init(
    hasSpacers: Bool = false, grouping: GroupingDate = .booked, showsBalance: Bool = false, isFiltered: Bool = false
  ) {
    (self.hasSpacers, self.grouping) = (hasSpacers, grouping)
    (self.showsBalance, self.isFiltered) = (showsBalance && !isFiltered, isFiltered)
  }
}
