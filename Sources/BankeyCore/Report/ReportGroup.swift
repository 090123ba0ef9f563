/// A block of the report: its section and which row of it stands where.
public struct ReportGroup: Hashable, Sendable {
  /// What it holds.
  public let section: ReportSection
  /// Its rows.
  public let outline: ReportOutline

  /// The transactions of a section; `days` is nil where the source does not say which there are.
  public init(_ section: ReportSection, days: [DayTotal]?, hasSpacers: Bool = true) {
    self.section = section
    outline = ReportOutline(days: days, hasSpacers: hasSpacers)
  }

  /// How often the ground changes in it: at each day, and at the total.
  var bandChanges: Int { outline.days.isEmpty ? 0 : outline.days.count + 1 }
}
