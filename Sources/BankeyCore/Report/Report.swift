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
    output.detail(.rejected(number: row, reason: rejected[row - 1].text), of: .rejected, .even)
  }

  private func write(_ row: Int, of group: ReportGroup, after changes: Int, to output: inout some ReportOutput) {
    let (section, days) = (group.section, group.outline.days)
    func band(_ day: Int) -> ReportBand { ReportBand(after: changes + day + 1) }
    switch group.outline.entry(at: row) {
    case .title: output.header(group)
    case .noTransactions: output.noTransactions(in: section)
    case .notAvailable: output.notAvailable(section)
    case .day(let day): output.subheader(days[day], of: section, band(day))
    case .transaction(let number, let day):
      output.detail(details.detail(number, day: day, of: section), of: section, band(day))
    case .spacer(let day): output.subfooter(days[day], of: section, band(day))
    case .total: output.footer(group.outline.total, of: section, band(days.count))
    }
  }
}

extension StatementProblem {
  /// The sentence with its line.
  fileprivate var text: String { line.map { "line \($0): \(message)" } ?? message }
}
