import BankeyModel
import BankeyText

/// A row of the timeline: a report's row with the identity that it has among all accounts.
public struct TimelineRow: Identifiable, Hashable, Sendable {
  /// The identity of a row.
  public enum ID: Hashable, Sendable {
    /// The title of the authorized transactions of a currency.
    case authorized(Currency)
    /// The sums of a month in a currency.
    case month(Day, Currency)
    /// The sums of a day with several lines.
    case day(Timeline.Section)
    /// A transaction, or the transfer that the money leaves by it.
    case line(Transaction.ID)
    /// A message instead of transactions.
    case message
  }

  /// The subject of the row, which identifies it when rows change.
  public let id: ID
  /// The formatted cells of the row.
  public let row: ReportRow

  init(_ id: ID, _ row: ReportRow) { (self.id, self.row) = (id, row) }

  /// Creates a row that only shows `message`.
  public init(message: String) { self.init(.message, .message(.all, message)) }

  /// The row with a day appended to its heading.
  public func naming(_ day: Day, _ presenter: Presenter) -> TimelineRow {
    TimelineRow(id, presenter.naming(day, in: row))
  }

  /// Whether the row can be selected: lines, and the sums of months, which open their parts.
  public var isSelectable: Bool {
    switch id {
    case .month, .line: true
    case .authorized, .day, .message: false
    }
  }
}

extension Presenter {
  /// The sums of a month in a currency. It has no figures until the transfers that they leave out are known.
  public func heading(
    _ month: TimelineMonth, in currency: Currency, isFirst: Bool, without transfers: [OwnTransfer]?
  ) -> TimelineRow {
    let sum = transfers.map { month.sum(in: currency, without: $0) }
    return TimelineRow(
      .month(month.id, currency),
      .period(
        .group(.posted), month.id,
        ReportLine(
          text: isFirst ? self.month(month.id) : currency.code, parts: sum.map { parts(of: $0, currency) } ?? [],
          amount: sum.map { signed($0.total, currency) } ?? "")))
  }

  /// "in +$6,032.10", "out −$4,828.00", without zero and unknown parts.
  public func parts(of sum: TimelineMonth.Sum, _ currency: Currency) -> [String] {
    [(sum.income, strings.moneyIn), (sum.outgo, strings.moneyOut)].compactMap { amount, write in
      amount.flatMap { $0 == .zero ? nil : write(signed($0, currency)) }
    }
  }

  /// The title of the authorized transactions with their sum in a currency.
  public func authorizedTitle(_ total: Amount?, in currency: Currency, isFirst: Bool) -> TimelineRow {
    TimelineRow(
      .authorized(currency),
      .title(
        .group(.authorized),
        ReportLine(
          text: isFirst ? strings.title(.group(.authorized)) : "", note: isFirst ? strings.notYetInBalance : nil,
          amount: signed(total, currency))))
  }

  /// The date of a day with several lines, and its sums, in the order of `currencies`.
  public func heading(
    _ section: Timeline.Section, _ sums: [Currency: Amount?], in currencies: [Currency], _ band: ReportBand
  ) -> TimelineRow {
    var figures = currencies.compactMap { currency in sums[currency].map { signed($0, currency) } }
    let last = figures.isEmpty ? "" : figures.removeFirst()
    return TimelineRow(
      .day(section),
      .period(
        .group(section.status), section.day,
        ReportLine(
          text: "", date: date(of: section.day, section.status), parts: figures, amount: last, band: band)))
  }

  /// A line of a day; `day` is the date for the only line of a day.
  public func row(of line: TimelineLines.Line, day: Day?, _ band: ReportBand) -> TimelineRow {
    var shown = texts(of: line)
    (shown.date, shown.band) = (day.map { date(of: $0, line.transaction.status) }, band)
    shown.isNew = line.sides.contains(where: newRows.contains)
    return TimelineRow(.line(line.id), .transaction(line.id, shown))
  }

  /// A day, with its year unless the row or a month above it says which.
  private func date(of day: Day, _ status: TransactionStatus) -> RowDate {
    var date = date(of: day)
    if needsYear(day, status) { date.short = date.medium }
    return date
  }

  /// The width of the dates of a timeline.
  public func dateColumns(of timeline: Timeline) -> Int {
    let authorized = timeline.days.prefix { $0.section.status == .authorized }
    return authorized.contains { needsYear($0.section.day, .authorized) } ? longDateColumns : dateColumns
  }

  /// Authorized days have no month above them, so one of another year would read as one of this year.
  private func needsYear(_ day: Day, _ status: TransactionStatus) -> Bool {
    status == .authorized && day.components.year != now.day.components.year
  }

  private func texts(of line: TimelineLines.Line) -> ReportLine {
    switch line {
    case .transaction(let transaction):
      let warning = isOverdue(transaction) ? note(on: transaction, .booked) : nil
      let place = [name(ofKnown: transaction.account), transfer(of: transaction), warning].compactMap(\.self)
      return ReportLine(
        text: text(of: transaction), counterparty: counterparty(of: transaction),
        note: place.joined(separator: formats.isASCII ? " - " : " · "), isWarning: isOverdue(transaction),
        amount: signed(transaction.amount, transaction.currency), isIncome: transaction.amount > .zero)
    case .transfer(let out, let transfer):
      return ReportLine(text: route(of: out, transfer), amount: moved(out.amount, out.currency))
    }
  }

  /// "Checking → Savings", "≈ Checking → Savings" for a probable one.
  public func route(of out: Transaction, _ transfer: Transfer) -> String {
    let names = [out.account, transfer.account].map { name(ofKnown: $0) ?? unknown }
    let route = names.joined(separator: formats.isASCII ? " -> " : " → ")
    return transfer.isCertain ? route : (formats.isASCII ? "~ " : "≈ ") + route
  }

  /// The amount of a transfer, without a sign.
  public func moved(_ amount: Amount, _ currency: Currency) -> String {
    formats.money(Money(amount.isNegative ? amount.negated ?? amount : amount, currency))
  }

  /// A signed amount with its currency, or the sign for an unknown one.
  public func signed(_ amount: Amount?, _ currency: Currency) -> String {
    amount.map { formats.signed(Money($0, currency)) } ?? unknown
  }
}

extension Presenter {
  /// The number of a line among all transactions, counted from 1, by the index of its day.
  public func number(of line: Int, ofDay day: Int, in timeline: Timeline) -> Int? {
    guard let lines = try? timeline.lines(ofDay: day), lines.numbers.indices.contains(line) else { return nil }
    return timeline.transactions(beforeDay: day) + lines.numbers[line] + 1
  }
}
