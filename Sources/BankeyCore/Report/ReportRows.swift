import BankeyModel
import BankeyText

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

  /// The date line of a day with its subtotal.
  func day(_ day: DayTotal, _ section: ReportSection, _ band: ReportBand, in currency: Currency) -> ReportRow {
    .day(
      section, day.day,
      ReportLine(
        text: formats.mediumDate(day.day), shortText: formats.shortDate(day.day), amount: figure(day.total, currency),
        band: band))
  }

  /// The row of a transaction under one of its dates, with the balance after it where that is shown.
  func row(
    of transaction: Transaction, by grouping: GroupingDate, balance: Amount?, _ band: ReportBand
  ) -> ReportRow {
    .transaction(
      transaction.id,
      ReportLine(
        text: text(of: transaction), note: note(on: transaction, grouping), isWarning: isOverdue(transaction),
        amount: figure(transaction.amount, transaction.currency),
        balance: balance.map { formats.plain($0, decimals: transaction.currency.decimals) },
        isIncome: transaction.amount > .zero, band: band))
  }

  /// Whether a bank has reserved it so long ago that it will hardly book it any more.
  func isOverdue(_ transaction: Transaction) -> Bool {
    transaction.status == .authorized && transaction.day.distance(to: now.day) > Presenter.pendingDays
  }

  /// For how many days banks usually reserve what they book.
  static let pendingDays = 8

  private func note(on transaction: Transaction, _ grouping: GroupingDate) -> String? {
    switch transaction.status {
    case .authorized: isOverdue(transaction) ? strings.pending(transaction.day.distance(to: now.day)) : nil
    case .posted: otherDate(of: transaction, grouping)
    }
  }

  /// That it was matched to an authorized one, else the date that it does not stand under, when that is another one.
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

  /// The total of a group or of all.
  func total(_ section: ReportSection, _ total: Amount?, _ band: ReportBand, in currency: Currency) -> ReportRow {
    .total(section, ReportLine(text: strings.total(section), amount: figure(total, currency), band: band))
  }

  private func figure(_ amount: Amount?, _ currency: Currency) -> String {
    amount.map { formats.signedPlain($0, decimals: currency.decimals) } ?? unknown
  }

  /// The bank's text; else the other side; else that there is none.
  func text(of transaction: Transaction) -> String {
    let texts = [transaction.description, transaction.counterparty ?? ""]
    return texts.first { !$0.allSatisfy(\.isWhitespace) }.map(formats.foreign) ?? strings.noText
  }
}

extension Presenter {
  /// The row of a transaction beside the name of its account.
  public func row(of transaction: Transaction, in account: String?) -> ReportRow {
    let amount = formats.signed(Money(transaction.amount, transaction.currency))
    return .transaction(
      transaction.id,
      ReportLine(
        text: text(of: transaction), note: account, amount: amount, isIncome: transaction.amount > .zero))
  }

  /// "COFFEE ROASTERS, −$4.10"
  public func title(of transaction: Transaction) -> String {
    text(of: transaction) + ", " + formats.signed(Money(transaction.amount, transaction.currency))
  }

  /// "12 matches, −$123.45", with a sum for each currency.
  public func summary(of found: FoundTransactions) -> String {
    let sums = found.sums.map { sum in sum.amount.map { formats.signed(Money($0, sum.currency)) } ?? unknown }
    let count = found.count == 0 ? strings.noMatches : strings.matches(found.count, formats.count(found.count))
    return ([count] + sums).joined(separator: ", ")
  }
}
