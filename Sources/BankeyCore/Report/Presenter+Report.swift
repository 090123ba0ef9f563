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
