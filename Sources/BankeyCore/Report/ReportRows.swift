import BankeyModel
import BankeyText
import TerminalText

/// Writes a report as rows of a screen. Every text is final.
public struct ReportRows: ReportOutput {
  /// The rows written so far.
  public private(set) var rows: [ReportRow] = []
  private let presenter: Presenter
  private let currency: Currency
  private let options: ReportOptions

  /// Creates an output without rows.
  public init(_ presenter: Presenter, in currency: Currency, _ options: ReportOptions = ReportOptions()) {
    (self.presenter, self.currency, self.options) = (presenter, currency, options)
  }

  /// Adds the title of a group with its sum.
  public mutating func header(_ group: ReportGroup) {
    rows.append(presenter.title(group, showsBalance: showsBalance(group.section), in: currency))
  }

  /// Whether the group's title labels the column of balances; on tall screens a line above all groups does.
  private func showsBalance(_ section: ReportSection) -> Bool { !options.hasSpacers && Report.runs(section, options) }

  /// Adds the heading of a month, with money in and money out, or of a day.
  public mutating func subheader(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {
    rows.append(presenter.heading(period, section, band, in: currency))
  }

  /// Adds a transaction, or the reason why it cannot be read.
  public mutating func detail(
    _ detail: ReportDetail, at place: PlaceInDay?, of section: ReportSection, _ band: ReportBand
  ) {
    switch detail {
    case .transaction(let transaction, let balance):
      rows.append(presenter.row(of: transaction, at: place, by: options.grouping, balance: balance, band))
    case .rejected(let number, let reason): rows.append(presenter.rejected(section, number, reason, band))
    }
  }

  /// Adds the blank line after a month.
  public mutating func subfooter(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {
    rows.append(.spacer(section, period.start, band))
  }

  /// Adds the total of a group.
  public mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand) {
    rows.append(presenter.total(section, total, band, in: currency))
  }

  /// Appends the grand total; a nil `total` is shown as a dash.
  public mutating func grandFooter(_ total: Amount?) {
    rows.append(presenter.total(.grandTotal, total, .even, in: currency))
  }

  /// Adds the message that there are no transactions, or no matches.
  public mutating func noTransactions(in section: ReportSection) {
    let strings = presenter.strings
    rows.append(.message(section, options.isFiltered ? strings.noMatches : strings.noTransactions(section)))
  }

  /// Adds the message that nothing is known about the group's transactions.
  public mutating func notAvailable(_ section: ReportSection) {
    rows.append(.message(section, presenter.strings.notAvailable))
  }
}

/// A destination for the rows of a report, in order: a screen or a file.
public protocol ReportOutput {
  /// Writes the title of a group.
  mutating func header(_ group: ReportGroup)
  /// Writes the heading of a day or month.
  mutating func subheader(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand)
  /// Writes a transaction, or a record that could not be read, whose `place` is nil.
  mutating func detail(_ detail: ReportDetail, at place: PlaceInDay?, of section: ReportSection, _ band: ReportBand)
  /// Writes the end of a day or month.
  mutating func subfooter(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand)
  /// Writes the total of a group with transactions; nil when it does not fit.
  mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand)
  /// Writes the grand total, once; nil when it does not fit.
  mutating func grandFooter(_ total: Amount?)
  /// Writes that a group has no transactions.
  mutating func noTransactions(in section: ReportSection)
  /// Writes that the source does not give the group's transactions.
  mutating func notAvailable(_ section: ReportSection)
}

extension Presenter {
  /// The title of a group with its sum.
  func title(_ group: ReportGroup, showsBalance: Bool, in currency: Currency) -> ReportRow {
    let isEmpty = group.outline.days.isEmpty
    let note = group.section == .group(.authorized) && !isEmpty ? strings.notYetInBalance : nil
    return .title(
      group.section,
      ReportLine(
        text: strings.title(group.section), note: note,
        amount: isEmpty ? nil : figure(group.outline.total, currency), balance: showsBalance ? strings.balance : nil))
  }

  /// The heading of a month with money in, money out and the total, or of a day with its total.
  func heading(
    _ period: ReportPeriod, _ section: ReportSection, _ band: ReportBand, in currency: Currency
  ) -> ReportRow {
    let isMonth = period.division == .months
    let text = isMonth ? month(period.start) : formats.mediumDate(period.start)
    return .period(
      section, period.start,
      ReportLine(
        text: text, parts: isMonth ? parts(of: period, currency) : [], amount: figure(period.total, currency),
        band: band))
  }

  /// "NOVEMBER", with the year unless it is the current one.
  func month(_ day: Day) -> String {
    let (name, year) = (formats.month(day).uppercased(), day.components.year)
    return year == now.day.components.year ? name : "\(name) \(year)"
  }

  /// "in +6,032.10", "out −4,828.00", without zero and unknown parts.
  private func parts(of period: ReportPeriod, _ currency: Currency) -> [String] {
    [(period.income, strings.moneyIn), (period.outgo, strings.moneyOut)].compactMap { amount, write in
      amount.flatMap { $0 == .zero ? nil : write(figure($0, currency)) }
    }
  }

  /// The row of a transaction for one of its dates, with the balance after it if shown.
  func row(
    of transaction: Transaction, at place: PlaceInDay?, by grouping: GroupingDate, balance: Amount?, _ band: ReportBand
  ) -> ReportRow {
    var line = ReportLine(
      text: text(of: transaction), date: place.flatMap { $0.isFirst ? date(of: $0.day.day) : nil },
      counterparty: counterparty(of: transaction), note: note(on: transaction, grouping),
      daySum: place.flatMap { daySum(at: $0, transaction.currency) }, isWarning: isOverdue(transaction),
      amount: figure(transaction.amount, transaction.currency),
      balance: balance.map { formats.plain($0, decimals: transaction.currency.decimals) },
      isIncome: transaction.amount > .zero, band: band)
    line.isNew = newRows.contains(transaction.id)
    return .transaction(transaction.id, line)
  }

  /// The largest width of a date without a year.
  public var dateColumns: Int {
    (1...12).compactMap { Day(year: 2026, month: $0, day: 28) }.map { formats.shortDate($0).columns }.max() ?? 0
  }

  /// The largest width of a date with its year.
  public var longDateColumns: Int {
    (1...12).compactMap { Day(year: 2026, month: $0, day: 28) }.map { formats.mediumDate($0).columns }.max() ?? 0
  }

  /// The heading of a month or group with a day appended.
  public func naming(_ day: Day, in row: ReportRow) -> ReportRow {
    func named(_ line: ReportLine) -> ReportLine {
      var line = line
      line.text += (formats.isASCII ? " - " : " · ") + formats.shortDate(day)
      return line
    }
    return switch row {
    case .title(let section, let line): .title(section, named(line))
    case .period(let section, let day, let line): .period(section, day, named(line))
    case .transaction, .holding, .rejected, .message, .spacer, .total: row
    }
  }

  /// A day in the forms that rows can show.
  func date(of day: Day) -> RowDate {
    RowDate(
      medium: formats.mediumDate(day), short: formats.shortDate(day), number: String(day.components.day))
  }

  /// The sum of a day with several transactions, for its last row.
  private func daySum(at place: PlaceInDay, _ currency: Currency) -> String? {
    guard place.isLast, !place.isFirst else { return nil }
    return strings.daySum(figure(place.day.total, currency))
  }

  /// The counterparty, or the bank's text when the user has named the payee; nil when the text that is shown begins
  /// with it.
  public func counterparty(of transaction: Transaction) -> String? {
    let name = transaction.payee == nil ? transaction.counterparty : transaction.bankText
    guard let name, !name.allSatisfy(\.isWhitespace) else { return nil }
    let shown = formats.foreign(name)
    return text(of: transaction).hasPrefix(shown) ? nil : shown
  }

  /// Whether it was authorized so long ago that the bank will probably not book it.
  func isOverdue(_ transaction: Transaction) -> Bool {
    transaction.status == .authorized && age(of: transaction) > Presenter.pendingDays
  }

  /// The days since the day of a transaction.
  func age(of transaction: Transaction) -> Int { transaction.day.distance(to: now.day) }

  /// The number of days within which banks usually book what they reserve.
  static let pendingDays = 8

  /// A note beside the text, or nil: how long it has been pending, or its other date.
  public func note(on transaction: Transaction, _ grouping: GroupingDate) -> String? {
    switch transaction.status {
    case .authorized: isOverdue(transaction) ? strings.pending(formats.count(age(of: transaction))) : nil
    case .posted: transfer(of: transaction) ?? otherDate(of: transaction, grouping)
    }
  }

  /// The date of the authorized transaction that it was matched to, or else the date by which it is not grouped, if
  /// that differs.
  private func otherDate(of transaction: Transaction, _ grouping: GroupingDate) -> String? {
    if let match = transaction.match { return strings.wasAuthorized(on: formats.shortDate(match.day)) }
    guard let authorized = transaction.authorizedDay, authorized != transaction.day else { return nil }
    return switch grouping {
    case .booked: strings.authorized(on: formats.shortDate(authorized))
    case .authorized: strings.booked(on: formats.shortDate(transaction.day))
    }
  }

  /// The row of a record that could not be read.
  func rejected(_ section: ReportSection, _ number: Int, _ reason: String, _ band: ReportBand) -> ReportRow {
    let text = [strings.unreadable, reason].filter { !$0.isEmpty }.joined(separator: ": ")
    return .rejected(section, number, ReportLine(text: formats.foreign(text), band: band))
  }

  /// The total of a group, or the grand total.
  func total(_ section: ReportSection, _ total: Amount?, _ band: ReportBand, in currency: Currency) -> ReportRow {
    .total(section, ReportLine(text: strings.total(section), amount: figure(total, currency), band: band))
  }

  private func figure(_ amount: Amount?, _ currency: Currency) -> String {
    amount.map { formats.signedPlain($0, decimals: currency.decimals) } ?? unknown
  }

  /// The user's name for the payee, or else the bank's description, or else the counterparty, or else a text that says
  /// there is none.
  public func text(of transaction: Transaction) -> String {
    (transaction.payee ?? transaction.bankText).map(formats.foreign) ?? strings.noText
  }
}

extension Transaction {
  /// The bank's description, or else the counterparty, verbatim; nil when both are blank.
  var bankText: String? { [description, counterparty ?? ""].first { !$0.allSatisfy(\.isWhitespace) } }
}
