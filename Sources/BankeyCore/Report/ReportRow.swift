import BankeyModel
import BankeyText

/// A row of the transactions report.
public enum ReportRow: Identifiable, Hashable, Sendable {
  /// The title of a group, with its sum.
  case title(ReportSection, ReportLine)
  /// The heading of a month, with money in and money out.
  case period(ReportSection, Day, ReportLine)
  /// A transaction's row, identified by the transaction.
  case transaction(Transaction.ID, ReportLine)
  /// A holding of the account, with its number.
  case holding(Int, ReportLine)
  /// A record that could not be read, with its number and the reason.
  case rejected(ReportSection, Int, ReportLine)
  /// The message that a group is empty, or that the source does not say.
  case message(ReportSection, String)
  /// A blank line after a month.
  case spacer(ReportSection, Day, ReportBand)
  /// The total of a group, or the grand total.
  case total(ReportSection, ReportLine)

  /// The identity of a row.
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

  /// The identity of the row.
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

  /// Whether the row is tinted. The rows of every second day are, except gaps and the headings of months.
  public var isTinted: Bool {
    switch self {
    case .spacer, .period: false
    default: band == .odd
    }
  }

  /// The background of the row.
  public var band: ReportBand {
    switch self {
    case .title(_, let line), .period(_, _, let line), .transaction(_, let line), .holding(_, let line),
      .rejected(_, _, let line), .total(_, let line):
      line.band
    case .spacer(_, _, let band): band
    case .message: .even
    }
  }

  /// Whether another row has the same content, regardless of its position. A new day changes the backgrounds below it,
  /// and a new row within a day takes over the date or the daily sum from its neighbor.
  public func says(theSameAs other: ReportRow) -> Bool { byItself == other.byItself }

  private var byItself: ReportRow {
    func on(_ line: ReportLine) -> ReportLine {
      var line = line
      (line.band, line.date, line.daySum, line.isNew) = (.even, nil, nil, false)
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

  /// Whether the row can be selected. Headings, blank lines and messages cannot.
  public var isSelectable: Bool {
    switch self {
    case .transaction, .holding, .rejected, .total: true
    case .title, .period, .message, .spacer: false
    }
  }
}

/// The texts of a report's row. Texts from the bank are verbatim.
public struct ReportLine: Hashable, Sendable {
  /// "GREEN GROCER"
  public var text: String
  /// "Nov 20", for the first row of a day; nil for other rows.
  public var date: RowDate?
  /// "Acme Corporation", the counterparty; nil when the text already names it.
  public var counterparty: String?
  /// "authorized Nov 17"
  public var note: String?
  /// "monthly", where the note "every month" does not fit.
  public var shortNote: String?
  /// "in +6,032.10" and "out −4,828.00", for months.
  public var parts: [String]
  /// "day −52.90", for the last row of a day with several transactions.
  public var daySum: String?
  /// Whether to highlight the note as a warning.
  public var isWarning: Bool
  /// "−48.80"; nil for rows without an amount.
  public var amount: String?
  /// "929,466.23", the balance after the transaction; nil when not shown.
  public var balance: String?
  /// Whether it is money in, which is also shown by color.
  public var isIncome: Bool
  /// The background of the row.
  public var band: ReportBand
  /// Whether to mark it as new since the user last looked.
  public var isNew = false

  /// Creates the texts of a row.
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

/// A day in forms of different lengths.
public struct RowDate: Hashable, Sendable {
  /// "Nov 20, 2026"
  public var medium: String
  /// "Nov 20"
  public var short: String
  /// "20"
  public var number: String
}

/// The content of a detail row.
public enum ReportDetail: Hashable, Sendable {
  /// A transaction, with the balance after it if shown.
  case transaction(Transaction, balance: Amount?)
  /// The record with this number could not be read, for this reason. It counts in no sum.
  case rejected(number: Int, reason: String)
}

/// The source of a report's transactions: a list in memory, or pages of a database.
public protocol ReportDetails {
  /// The transaction at index `number` of a section, on the day at index `day`.
  func detail(_ number: Int, day: Int, of section: ReportSection) -> ReportDetail

  /// The index of a transaction in a section, if it is in memory.
  func number(of id: Transaction.ID, in section: ReportSection) -> Int?

  /// The least and the greatest balance at the end of a day; empty when the section shows none.
  func balanceBounds(of section: ReportSection) -> [Amount]
}
