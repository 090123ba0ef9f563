/// A row of the transactions report.
public enum ReportRow: Identifiable, Hashable, Sendable {
  /// The title of a group, with its sum.
  case title(ReportSection, ReportLine)
  /// The date of a day, with its subtotal.
  case day(ReportSection, Day, ReportLine)
  /// A transaction.
  case transaction(Transaction.ID, ReportLine)
  /// Something that the account holds, by its number.
  case holding(Int, ReportLine)
  /// A record that could not be read, by its number, and why.
  case rejected(ReportSection, Int, ReportLine)
  /// That a group has nothing to show, or that the source does not say.
  case message(ReportSection, String)
  /// A blank line after a day.
  case spacer(ReportSection, Day, ReportBand)
  /// The total of a group, or of all.
  case total(ReportSection, ReportLine)

  /// What a row is found again by.
  public enum ID: Hashable, Sendable {
    case title(ReportSection)
    case day(ReportSection, Day)
    case transaction(Transaction.ID)
    case holding(Int)
    case rejected(ReportSection, Int)
    case message(ReportSection)
    case spacer(ReportSection, Day)
    case total(ReportSection)
  }

  /// What the row is found again by.
  public var id: ID {
    switch self {
    case .title(let section, _): .title(section)
    case .day(let section, let day, _): .day(section, day)
    case .transaction(let id, _): .transaction(id)
    case .holding(let number, _): .holding(number)
    case .rejected(let section, let number, _): .rejected(section, number)
    case .message(let section, _): .message(section)
    case .spacer(let section, let day, _): .spacer(section, day)
    case .total(let section, _): .total(section)
    }
  }

  /// The ground that it stands on.
  public var band: ReportBand {
    switch self {
    case .title(_, let line), .day(_, _, let line), .transaction(_, let line), .holding(_, let line),
      .rejected(_, _, let line), .total(_, let line):
      line.band
    case .spacer(_, _, let band): band
    case .message: .even
    }
  }

  /// Whether another row says the same, on whatever ground it stands: a day that is new changes the grounds below it.
  public func says(theSameAs other: ReportRow) -> Bool { onGround(.even) == other.onGround(.even) }

  private func onGround(_ band: ReportBand) -> ReportRow {
    func on(_ line: ReportLine) -> ReportLine {
      var line = line
      line.band = band
      return line
    }
    return switch self {
    case .title(let section, let line): .title(section, on(line))
    case .day(let section, let day, let line): .day(section, day, on(line))
    case .transaction(let id, let line): .transaction(id, on(line))
    case .holding(let number, let line): .holding(number, on(line))
    case .rejected(let section, let number, let line): .rejected(section, number, on(line))
    case .message: self
    case .spacer(let section, let day, _): .spacer(section, day, band)
    case .total(let section, let line): .total(section, on(line))
    }
  }

  /// Transactions, holdings and totals can be selected; dates, blank lines and messages cannot.
  public var isSelectable: Bool {
    switch self {
    case .transaction, .holding, .rejected, .total: true
    case .title, .day, .message, .spacer: false
    }
  }
}
