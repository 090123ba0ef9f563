/// What a report is written to, row by row in its order: the rows of the screen, a file.
public protocol ReportOutput {
  /// The title of a group.
  mutating func header(_ group: ReportGroup)
  /// A day, before its transactions.
  mutating func subheader(_ day: DayTotal, of section: ReportSection, _ band: ReportBand)
  /// A transaction, or a record that could not be read.
  mutating func detail(_ detail: ReportDetail, of section: ReportSection, _ band: ReportBand)
  /// The end of a day.
  mutating func subfooter(_ day: DayTotal, of section: ReportSection, _ band: ReportBand)
  /// The total of a group with transactions; nil when it does not fit.
  mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand)
  /// The total of all groups, once; nil when it does not fit.
  mutating func grandFooter(_ total: Amount?)
  /// A group has no transactions.
  mutating func noTransactions(in section: ReportSection)
  /// The source does not say which transactions a group has.
  mutating func notAvailable(_ section: ReportSection)
}
