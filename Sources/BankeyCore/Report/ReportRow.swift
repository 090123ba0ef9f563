import BankeyModel
import BankeyText

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

/// The texts of a row of the report, as they came where they are a bank's.
public struct ReportLine: Hashable, Sendable {
  /// "GREEN GROCER"
  public var text: String
  /// The text in fewer letters, for where it has no room: "Nov 20".
  public var shortText: String?
  /// "authorized Nov 17"
  public var note: String?
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
    text: String, shortText: String? = nil, note: String? = nil, isWarning: Bool = false, amount: String? = nil,
    balance: String? = nil,
    isIncome: Bool = false, band: ReportBand = .even
  ) {
    self.text = text
    self.shortText = shortText
    self.note = note
    self.isWarning = isWarning
    self.amount = amount
    self.balance = balance
    self.isIncome = isIncome
    self.band = band
  }
}

/// What a line of the report below a date says.
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

/// The balance after each posted transaction, counted back from the account's balance through the sums of days: exact, and
/// without reading the transactions.
public struct RunningBalance: Sendable {
  /// The balance at the end of each day, newest first; nil where a sum does not fit.
  private let ends: [Amount?]

  /// The balances of an account with these posted days, newest first. Days after the balance's own date are not in it yet.
  /// Nil when the balance is not known.
  public init?(of account: Account, days: [DayTotal]) {
    guard let balance = account.balance else { return nil }
    let later = days.prefix { day in account.balanceDate.map { day.day > $0.day } ?? false }
    var end = later.reduce(balance) { (sum: Amount?, day) in RunningBalance.add(sum, day.total) }
    ends = days.map { day in
      defer { end = RunningBalance.add(end, day.total?.negated) }
      return end
    }
  }

  /// The balance after a transaction of the day at an index, `newer` being the amounts of its day that came after it.
  public func balance(day: Int, newer: some Collection<Amount>) -> Amount? {
    RunningBalance.add(ends[day], newer.sum?.negated)
  }

  private static func add(_ a: Amount?, _ b: Amount?) -> Amount? { a.flatMap { a in b.flatMap(a.adding) } }
}
