/// Where a report takes its transactions from: a list, or pages of a database.
public protocol ReportDetails {
  /// The transaction of a section that `number` others stand before, of the day at an index.
  func detail(_ number: Int, day: Int, of section: ReportSection) -> ReportDetail
}
