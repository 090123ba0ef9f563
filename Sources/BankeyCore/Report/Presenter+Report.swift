extension Presenter {
  /// The title of a group with its sum.
  public func title(_ status: TransactionStatus, total: Amount?, isEmpty: Bool, in currency: Currency) -> ReportRow {
    let note = status == .authorized && !isEmpty ? strings.notYetInBalance : nil
    return .title(
      status, ReportLine(text: strings.group(status), note: note, amount: isEmpty ? nil : figure(total, currency)))
  }

  /// The date line of a day with its subtotal.
  public func day(_ day: DayTotal, _ status: TransactionStatus, in currency: Currency) -> ReportRow {
    .day(
      status, day.day, ReportLine(text: formats.mediumDate(day.day), amount: figure(day.total, currency)))
  }

  /// The row of a transaction.
  public func row(of transaction: Transaction) -> ReportRow {
    let other = transaction.authorizedDay.flatMap {
      $0 == transaction.day ? nil : strings.authorized(on: formats.shortDate($0))
    }
    return .transaction(
      transaction.id,
      ReportLine(
        text: text(of: transaction), note: transaction.status == .posted ? other : nil,
        amount: figure(transaction.amount, transaction.currency), isIncome: transaction.amount > .zero))
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
    return texts.first { !$0.allSatisfy(\.isWhitespace) } ?? strings.noText
  }
}
