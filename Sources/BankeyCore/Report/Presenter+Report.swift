extension Presenter {
  /// The title of a group with its sum.
  public func title(
    _ status: TransactionStatus, total: Amount?, isEmpty: Bool, showsBalance: Bool = false, in currency: Currency
  ) -> ReportRow {
    let note = status == .authorized && !isEmpty ? strings.notYetInBalance : nil
    return .title(
      status,
      ReportLine(
        text: strings.group(status), note: note, amount: isEmpty ? nil : figure(total, currency),
        balance: showsBalance ? strings.balance : nil))
  }

  /// The date line of a day with its subtotal.
  public func day(_ day: DayTotal, _ status: TransactionStatus, in currency: Currency) -> ReportRow {
    .day(
      status, day.day, ReportLine(text: formats.mediumDate(day.day), amount: figure(day.total, currency)))
  }

  /// The row of a transaction under one of its dates, with the balance after it where that is shown.
  public func row(
    of transaction: Transaction, by grouping: GroupingDate = .booked, balance: Amount? = nil
  ) -> ReportRow {
    .transaction(
      transaction.id,
      ReportLine(
        text: text(of: transaction), note: transaction.status == .posted ? otherDate(of: transaction, grouping) : nil,
        amount: figure(transaction.amount, transaction.currency),
        balance: balance.map { formats.plain($0, decimals: transaction.currency.decimals) },
        isIncome: transaction.amount > .zero))
  }

  /// The date that it does not stand under, when that is another one.
  private func otherDate(of transaction: Transaction, _ grouping: GroupingDate) -> String? {
    guard let authorized = transaction.authorizedDay, authorized != transaction.day else { return nil }
    return switch grouping {
    case .booked: strings.authorized(on: formats.shortDate(authorized))
    case .authorized: strings.booked(on: formats.shortDate(transaction.day))
    }
  }

  /// Why a group shows no transactions.
  public func message(_ status: TransactionStatus, isAvailable: Bool) -> ReportRow {
    .message(status, isAvailable ? strings.noTransactions(status) : strings.notAvailable(status))
  }

  /// The total of a group or of all.
  public func total(_ section: ReportSection, _ total: Amount?, in currency: Currency) -> ReportRow {
    let text =
      switch section {
      case .group(let status): strings.total(status)
      case .grandTotal: strings.grandTotal
      }
    return .total(section, ReportLine(text: text, amount: figure(total, currency)))
  }

  private func figure(_ amount: Amount?, _ currency: Currency) -> String {
    amount.map { formats.signedPlain($0, decimals: currency.decimals) } ?? unknown
  }

  /// The bank's text; else the other side; else that there is none.
  private func text(of transaction: Transaction) -> String {
    let texts = [transaction.description, transaction.counterparty ?? ""]
    return texts.first { !$0.allSatisfy(\.isWhitespace) }.map(formats.foreign) ?? strings.noText
  }
}
