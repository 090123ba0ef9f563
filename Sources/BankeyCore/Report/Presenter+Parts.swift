extension Presenter {
  /// How many parts a section of a report has: the groups of the grand total, the days of a group.
  public func parts(of section: ReportSection, in report: Report) -> Int {
    section == .grandTotal ? report.groups.count : days(of: section, in: report).count
  }

  /// A part of what a section comes to.
  public func part(_ number: Int, of section: ReportSection, in report: Report) -> FigureRow {
    if section == .grandTotal {
      let group = report.groups[number].section
      return row(
        .group(group), strings.total(group), report.groups[number].outline.transactions, report.total(of: group), report
      )
    }
    let day = days(of: section, in: report)[number]
    var row = row(.day(section, day.day), formats.mediumDate(day.day), day.count, day.total, report)
    row.shortLabel = formats.shortDate(day.day)
    return row
  }

  /// What the parts of a section come to.
  public func whole(_ section: ReportSection, in report: Report) -> (title: String, figure: String) {
    let total = report.total(of: section)
    return (strings.total(section), total.map { formats.signed(Money($0, report.currency)) } ?? unknown)
  }

  private func days(of section: ReportSection, in report: Report) -> [DayTotal] {
    report.groups.first { $0.section == section }?.outline.days ?? []
  }

  private func row(_ id: FigureRow.ID, _ label: String, _ count: Int, _ total: Amount?, _ report: Report) -> FigureRow {
    FigureRow(
      id: id, label: label, note: strings.transactions(count, formats.count(count)),
      figure: total.map { formats.signedPlain($0, decimals: report.currency.decimals) } ?? unknown,
      copy: total.flatMap { ($0.canonical(in: report.currency) ?? $0).description })
  }
}
