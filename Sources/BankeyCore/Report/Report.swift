import BankeyModel
import BankeyText

/// The transactions of an account: for each group its days and its total, at the end what could not be read and the grand total.
///
/// Which row stands where follows from the days' counts, so any row can be written alone. `write(to:)` writes them all, in the same
/// order. docs/report.md draws it.
public struct Report {
  /// What all amounts are counted in.
  public let currency: Currency
  /// The groups, in their order.
  public let groups: [ReportGroup]
  /// What could not be read.
  public let rejected: [StatementProblem]
  /// The groups, what could not be read if there is such, and the grand total.
  public let sections: [ReportSection]
  private let details: any ReportDetails
  /// How often the ground has changed before each group.
  private let changes: [Int]

  /// The report of groups whose transactions are found in `details`.
  public init(
    _ groups: [ReportGroup], of details: any ReportDetails, in currency: Currency, rejected: [StatementProblem] = []
  ) {
    (self.groups, self.details, self.currency, self.rejected) = (groups, details, currency, rejected)
    sections = groups.map(\.section) + (rejected.isEmpty ? [] : [.rejected]) + [.grandTotal]
    var sum = 0
    changes = groups.map { group in
      defer { sum += group.bandChanges }
      return sum
    }
  }

  /// How many rows a section has.
  public func count(in section: Int) -> Int {
    if section < groups.count { return groups[section].outline.count }
    return sections[section] == .rejected ? 1 + rejected.count : 1
  }

  /// How many transactions there are.
  public var transactions: Int { groups.reduce(0) { $0 + $1.outline.transactions } }

  /// What a section comes to; nil when that does not fit. What could not be read comes to nothing.
  public func total(of section: ReportSection) -> Amount? {
    switch section {
    case .rejected, .holdings: return .zero
    case .grandTotal:
      let totals = groups.map(\.outline.total)
      return totals.contains(nil) ? nil : totals.compactMap(\.self).sum
    case .group, .all: return groups.first { $0.section == section }.flatMap(\.outline.total)
    }
  }

  /// The transactions that stand first in a group, at most so many; what cannot be read is left out.
  public func first(_ count: Int, of group: Int) -> [Transaction] {
    let outline = groups[group].outline
    return (0..<min(count, outline.transactions)).compactMap { number in
      let day = outline.index(of: outline.place(of: number).day) ?? 0
      let detail = details.detail(number, day: day, of: groups[group].section)
      if case .transaction(let transaction, _) = detail { return transaction } else { return nil }
    }
  }

  /// Writes the whole report.
  public func write(to output: inout some ReportOutput) {
    for section in sections.indices {
      for row in 0..<count(in: section) { write(row, of: section, to: &output) }
    }
  }

  /// Writes one row: makes one call of the output.
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
  /// The sentence with its line.
  fileprivate var text: String { line.map { "line \($0): \(message)" } ?? message }
}

extension Report {
  /// The report of two sources: what is authorized and what is posted. Nil is a source that does not say; each may be empty.
  ///
  /// A transaction in another currency is rejected: nothing is added up across currencies.
  public init(
    authorized: [Transaction]?, posted: [Transaction]?, in currency: Currency, rejected: [StatementProblem] = []
  ) {
    self.init([(.group(.authorized), authorized), (.group(.posted), posted)], in: currency, rejected)
  }

  /// The report of one source whose transactions say themselves which group they belong to; nil when it does not say.
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
  /// The report of an account of any size: its days are known at once, its transactions are read by page when a row needs them.
  /// Throws what reading the days throws.
  public init(of account: Account, from pages: any TransactionPages, _ options: ReportOptions = ReportOptions()) throws
  {
    let details = PagedTransactions()
    let groups = try TransactionStatus.allCases.map { status in
      let section = ReportSection.group(status)
      let group = TransactionGroup(account: account.id, status: status, date: options.grouping)
      let days = status == .authorized && account.isFromFiles ? nil : try pages.dayTotals(of: group)
      let division: ReportDivision = status == .authorized ? .whole : .months
      let block = ReportGroup(section, days: days, by: division, hasSpacers: options.hasSpacers)
      let running = try days.flatMap { days in
        guard Report.runs(section, options) else { return nil as RunningBalance? }
        return RunningBalance(of: account, days: days, known: try pages.knownBalances(of: account.id))
      }
      details.add(group, block.outline, from: pages, running)
      return block
    }
    self.init(groups, of: details, in: account.currency)
  }

  /// Whether the transactions of a section have a balance beside them: only what is posted is in it.
  static func runs(_ section: ReportSection, _ options: ReportOptions) -> Bool {
    options.showsBalance && options.grouping == .booked && section == .group(.posted)
  }
}

/// How the report of an account is to be made.
public struct ReportOptions: Equatable, Sendable {
  /// Whether a blank line follows each month.
  public var hasSpacers: Bool
  /// Which date groups.
  public var grouping: GroupingDate
  /// Whether posted transactions show the balance after them; not when they stand under another day than it goes by.
  public var showsBalance: Bool
  /// Whether only what was found is in it: then an empty group has no match, and there is no balance after a row.
  public var isFiltered: Bool

  /// By booked day and without balances, if nothing else is said.
  public init(
    hasSpacers: Bool = false, grouping: GroupingDate = .booked, showsBalance: Bool = false, isFiltered: Bool = false
  ) {
    (self.hasSpacers, self.grouping) = (hasSpacers, grouping)
    (self.showsBalance, self.isFiltered) = (showsBalance && !isFiltered, isFiltered)
  }
}
