import BankeyModel
import BankeyText

/// A row of the transactions report.
public enum ReportRow: Identifiable, Hashable, Sendable {
  /// The title of a group, with its sum.
  case title(ReportSection, ReportLine)
  /// The heading of a month, with what came in and what went out.
  case period(ReportSection, Day, ReportLine)
  /// A transaction.
  case transaction(Transaction.ID, ReportLine)
  /// Something that the account holds, by its number.
  case holding(Int, ReportLine)
  /// A record that could not be read, by its number, and why.
  case rejected(ReportSection, Int, ReportLine)
  /// That a group has nothing to show, or that the source does not say.
  case message(ReportSection, String)
  /// A blank line after a month.
  case spacer(ReportSection, Day, ReportBand)
  /// The total of a group, or of all.
  case total(ReportSection, ReportLine)

  /// What a row is found again by.
  public enum ID: Hashable, Sendable {
    case title(ReportSection)
    case period(ReportSection, Day)
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
    case .period(let section, let day, _): .period(section, day)
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
    case .title(_, let line), .period(_, _, let line), .transaction(_, let line), .holding(_, let line),
      .rejected(_, _, let line), .total(_, let line):
      line.band
    case .spacer(_, _, let band): band
    case .message: .even
    }
  }

  /// Whether another row says the same, wherever it stands: a day that is new changes the grounds below it, and a row that is new in a
  /// day takes the date from the one below it and adds to the sum beside the last.
  public func says(theSameAs other: ReportRow) -> Bool { byItself == other.byItself }

  private var byItself: ReportRow {
    func on(_ line: ReportLine) -> ReportLine {
      var line = line
      (line.band, line.date, line.daySum) = (.even, nil, nil)
      return line
    }
    return switch self {
    case .title(let section, let line): .title(section, on(line))
    case .period(let section, let day, let line): .period(section, day, on(line))
    case .transaction(let id, let line): .transaction(id, on(line))
    case .holding(let number, let line): .holding(number, on(line))
    case .rejected(let section, let number, let line): .rejected(section, number, on(line))
    case .message: self
    case .spacer(let section, let day, _): .spacer(section, day, .even)
    case .total(let section, let line): .total(section, on(line))
    }
  }

  /// Transactions, holdings and totals can be selected; headings, blank lines and messages cannot.
  public var isSelectable: Bool {
    switch self {
    case .transaction, .holding, .rejected, .total: true
    case .title, .period, .message, .spacer: false
    }
  }
}

/// The texts of a row of the report, as they came where they are a bank's.
public struct ReportLine: Hashable, Sendable {
  /// "GREEN GROCER"
  public var text: String
  /// "Nov 20", in the first row of a day.
  public var date: RowDate?
  /// "Acme Corporation", the other side, where the text does not say it already.
  public var counterparty: String?
  /// "authorized Nov 17"
  public var note: String?
  /// "in +6,032.10" and "out −4,828.00", of a month.
  public var parts: [String]
  /// "day −52.90", in the last row of a day that has several.
  public var daySum: String?
  /// Whether the note wants attention.
  public var isWarning: Bool
  /// "−48.80"; nil where there is no figure.
  public var amount: String?
  /// "929,466.23", the balance after it; nil where it is not shown.
  public var balance: String?
  /// Whether money comes in, which colour shows beside the sign.
  public var isIncome: Bool
  /// The ground that it stands on.
  public var band: ReportBand

  /// A row's texts.
  public init(
    text: String, date: RowDate? = nil, counterparty: String? = nil, note: String? = nil, parts: [String] = [],
    daySum: String? = nil, isWarning: Bool = false, amount: String? = nil, balance: String? = nil,
    isIncome: Bool = false, band: ReportBand = .even
  ) {
    self.text = text
    self.date = date
    self.counterparty = counterparty
    self.note = note
    self.parts = parts
    self.daySum = daySum
    self.isWarning = isWarning
    self.amount = amount
    self.balance = balance
    self.isIncome = isIncome
    self.band = band
  }
}

/// The day of a row, as long as there is room.
public struct RowDate: Hashable, Sendable {
  /// "Nov 20, 2026"
  public var medium: String
  /// "Nov 20"
  public var short: String
  /// "20"
  public var number: String
}

/// What a line of the report says.
public enum ReportDetail: Hashable, Sendable {
  /// A transaction, and the balance after it where that is shown.
  case transaction(Transaction, balance: Amount?)
  /// The record with this number could not be read, and why. It counts in no sum.
  case rejected(number: Int, reason: String)
}

/// Where a report takes its transactions from: a list, or pages of a database.
public protocol ReportDetails {
  /// The transaction of a section that `number` others stand before, of the day at an index.
  func detail(_ number: Int, day: Int, of section: ReportSection) -> ReportDetail
}
