/// A report as the rows of a screen, every text final.
public struct ReportRows: ReportOutput {
  /// The rows that were written.
  public private(set) var rows: [ReportRow] = []
  private let presenter: Presenter
  private let currency: Currency
  private let options: ReportOptions

  /// No rows yet.
  public init(_ presenter: Presenter, in currency: Currency, _ options: ReportOptions = ReportOptions()) {
    (self.presenter, self.currency, self.options) = (presenter, currency, options)
  }

  /// The title of a group with its sum.
  public mutating func header(_ group: ReportGroup) {
    rows.append(presenter.title(group, showsBalance: Report.runs(group.section, options), in: currency))
  }

  /// The date line of a day with its subtotal.
  public mutating func subheader(_ day: DayTotal, of section: ReportSection, _ band: ReportBand) {
    rows.append(presenter.day(day, section, band, in: currency))
  }

  /// A transaction, or why it cannot be read.
  public mutating func detail(_ detail: ReportDetail, of section: ReportSection, _ band: ReportBand) {
    switch detail {
    case .transaction(let transaction, let balance):
      rows.append(presenter.row(of: transaction, by: options.grouping, balance: balance, band))
    case .rejected(let number, let reason): rows.append(presenter.rejected(section, number, reason, band))
    }
  }

  /// The blank line after a day.
  public mutating func subfooter(_ day: DayTotal, of section: ReportSection, _ band: ReportBand) {
    rows.append(.spacer(section, day.day, band))
  }

  /// The total of a group.
  public mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand) {
    rows.append(presenter.total(section, total, band, in: currency))
  }

  /// The total of all groups.
  public mutating func grandFooter(_ total: Amount?) {
    rows.append(presenter.total(.grandTotal, total, .even, in: currency))
  }

  /// That there are none, or no matches.
  public mutating func noTransactions(in section: ReportSection) {
    let strings = presenter.strings
    rows.append(.message(section, options.isFiltered ? strings.noMatches : strings.noTransactions(section)))
  }

  /// That nothing is known of them.
  public mutating func notAvailable(_ section: ReportSection) {
    rows.append(.message(section, presenter.strings.notAvailable(section)))
  }
}
