import BankeyModel
import BankeyText

/// A part of a month's sum: money in, money out, or the transfers that both leave out.
public struct MonthPart: Identifiable, Hashable, Sendable {
  /// The part of the sum.
  public enum ID: Hashable, Sendable { case income, outgo, leftOut }
  /// The part of the sum.
  public let id: ID
  /// "Money in"
  public let title: String
  /// The formatted sum of the part.
  public let figure: String
  /// The parts of the sum, one per row.
  public let rows: [FigureRow]
}

extension Presenter {
  /// "NOVEMBER" with its sum in a currency.
  public func whole(
    _ month: TimelineMonth, _ sum: TimelineMonth.Sum, in currency: Currency
  ) -> (title: String, figure: String) {
    (self.month(month.id), signed(sum.total, currency))
  }

  /// The parts of a month's sum in a currency: the money in and out on each account without the transfers between them,
  /// and those transfers. `days` are the totals of posted transactions by account.
  public func parts(
    of month: TimelineMonth, in currency: Currency, on accounts: [Account], days: [Account.ID: [DayTotal]],
    without transfers: [OwnTransfer]
  ) -> [MonthPart] {
    let inside = transfers.filter { $0.out.currency == currency }
    let sum = month.sum(in: currency, without: inside)
    let totals = accounts.filter { $0.currency == currency }.map { account in
      (account, total(of: days[account.id, default: []].filter { month.span.contains($0.day) }))
    }
    func rows(_ figure: KeyPath<TimelineMonth.Sum, Amount?>, _ left: [Amount]) -> [FigureRow] {
      let accounts = totals.filter { $0.1[keyPath: figure] != .zero }.map { account, sum in
        part(.account(account.id), distinctName(of: account), sum[keyPath: figure], currency)
      }
      let rest = left.sum?.negated
      return accounts + (left.isEmpty ? [] : [part(.part(0), strings.transfersBetween, rest, currency)])
    }
    let parts = [
      MonthPart(
        id: .income, title: strings.income, figure: signed(sum.income, currency),
        rows: rows(\.income, inside.map(\.into).filter { month.span.contains($0.day) }.map(\.amount))),
      MonthPart(
        id: .outgo, title: strings.outgo, figure: signed(sum.outgo, currency),
        rows: rows(\.outgo, inside.map(\.out).filter { month.span.contains($0.day) }.map(\.amount))),
      MonthPart(id: .leftOut, title: strings.leftOut, figure: "", rows: inside.newestFirst.map(row)),
    ]
    return parts.filter { !$0.rows.isEmpty }
  }

  private func total(of days: [DayTotal]) -> TimelineMonth.Sum {
    let (totals, incomes) = (days.map(\.total), days.map(\.income))
    let total = totals.contains(nil) ? nil : totals.compactMap(\.self).sum
    let income = incomes.contains(nil) ? nil : incomes.compactMap(\.self).sum
    return TimelineMonth.Sum(
      income: income, outgo: income.flatMap { $0.negated }.flatMap { income in total.flatMap(income.adding) })
  }

  private func part(_ id: FigureRow.ID, _ label: String, _ amount: Amount?, _ currency: Currency) -> FigureRow {
    FigureRow(id: id, label: label, figure: signed(amount, currency), copy: amount?.description)
  }

  private func row(of transfer: OwnTransfer) -> FigureRow {
    let out = transfer.out
    let side = Transfer(other: transfer.into.id, account: transfer.into.account, isCertain: true)
    return FigureRow(
      id: .transaction(out.id), label: formats.shortDate(out.day) + "  " + route(of: out, side), note: text(of: out),
      figure: moved(out.amount, out.currency), copy: out.amount.description)
  }
}

extension [OwnTransfer] {
  fileprivate var newestFirst: [OwnTransfer] { sorted { ($0.out.day, $0.out.id) > ($1.out.day, $1.out.id) } }
}
