import BankeyModel
import BankeyText

/// Net worth over time, by currency.
public struct NetWorthViewModel: Hashable, Sendable {
  /// "Net worth"
  public var title: String
  /// The currencies, the main one first. Then, if that is switched on, all of them converted to one.
  public var currencies: [InCurrency]
  /// "≈ 1,204,000 NOK, rates of Nov 20"; nil when that is switched off, or there is nothing to convert.
  public var converted: FigureRow?

  /// The net worth of the accounts in one currency, with its chart and its months.
  public struct InCurrency: Identifiable, Hashable, Sendable {
    /// A currency, and whether the others are converted to it.
    public struct ID: Hashable, Sendable {
      /// The currency of the figures.
      public var currency: Currency
      /// Whether the balances in other currencies are converted and included.
      public var isConverted: Bool

      /// Creates an id; a converted total differs from the accounts in its currency.
      public init(currency: Currency, isConverted: Bool = false) {
        (self.currency, self.isConverted) = (currency, isConverted)
      }
    }
    /// The currency, and whether the figures are converted to it.
    public var id: ID
    /// "NOK 1,240.50"
    public var figure: String
    /// The exact figure; nil when others are converted to its currency.
    var amount: Amount?
    /// The chart of the figure over time.
    public var chart: ChartViewModel
    /// Assets and debts, each with its own chart; empty when there are no debts.
    public var sides: [Side]
    /// The titles of the rows' cells: the kinds, when there are several, then assets and debts, when there are `sides`.
    public var columns: [String]
    /// The last day, and the ends of all months before it within the range.
    public var rows: [FigureRow]
  }

  /// The assets or the debts within net worth.
  public struct Side: Hashable, Sendable {
    /// "Owned"
    public var title: String
    /// "$989,801.32"
    public var figure: String
    /// The exact figure.
    var amount: Amount
    /// The side over time.
    public var chart: ChartViewModel
  }
}

extension Presenter {
  /// Net worth over time by currency, computed from daily totals of posted transactions. With totals in one currency,
  /// also converted with the rates of each day.
  public func netWorth(
    of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]], _ range: ChartRange, by choice: OneCurrency? = nil
  ) -> NetWorthViewModel {
    let sums = sums(of: snapshot.accounts, main: mainCurrency(of: snapshot.accounts))
    let currencies = (sums.suffix(1) + sums.dropLast()).compactMap { sum in
      NetWorthHistories(histories(of: snapshot, in: sum.currency, days)).map { currency($0, sum, range) }
    }
    let whole = choice.flatMap { convertedNetWorth(of: snapshot, days, range, by: $0) }
    return NetWorthViewModel(
      title: strings.netWorth, currencies: currencies + (whole.map { [$0] } ?? []),
      converted: converted(snapshot).map { total in
        FigureRow(
          id: .converted, label: line(of: total), shortLabel: shortLine(of: total), figure: "",
          copy: total.total?.description)
      })
  }

  private func currency(
    _ histories: NetWorthHistories, _ sum: Money, _ range: ChartRange
  ) -> NetWorthViewModel.InCurrency {
    let currency = sum.currency
    let series = ChartSeries(histories.whole, range, until: now.day)
    let sides = histories.sides.map { own, owed in [(strings.owned, own), (strings.owed, owed)] } ?? []
    let kinds = histories.kinds.count > 1 ? histories.kinds : []
    return NetWorthViewModel.InCurrency(
      id: .init(currency: currency), figure: formats.money(sum), amount: sum.amount,
      chart: chart(series, range, in: currency),
      sides: sides.map { title, history in
        NetWorthViewModel.Side(
          title: title, figure: formats.money(Money(history.balance(on: now.day), currency)),
          amount: history.balance(on: now.day),
          chart: chart(ChartSeries(history, range, until: now.day), range, in: currency))
      },
      columns: kinds.map { strings.kind($0.kind) } + sides.map(\.0),
      rows: rows(of: histories.whole, cells: kinds.map(\.history) + sides.map(\.1), series, in: currency))
  }

  private func rows(
    of history: BalanceHistory, cells: [BalanceHistory], _ series: ChartSeries, in currency: Currency
  ) -> [FigureRow] {
    let days = ends(of: series.days)
    func plain(_ amount: Amount) -> String { formats.plain(amount, decimals: currency.decimals) }
    return days.enumerated().map { index, day in
      let balance = history.balance(on: day)
      let before = index + 1 < days.count ? history.balance(on: days[index + 1]) : nil
      let change = before?.negated.flatMap(balance.adding).flatMap { $0 == .zero ? nil : $0 }
      var row = FigureRow(
        id: .netWorth(.init(currency: currency), day), label: formats.mediumDate(day),
        shortLabel: formats.shortDate(day),
        figure: plain(balance), change: change.map { difference(Money($0, currency)) }, copy: balance.description)
      row.cells = cells.map { plain($0.balance(on: day)) }
      row.exact = FigureAmounts(balance, currency)
      row.exact?.cells = cells.map { $0.balance(on: day) }
      row.exact?.change = change
      return row
    }
  }

  /// The last day, and the last days of the months before it.
  func ends(of days: ClosedRange<Day>) -> [Day] {
    var ends = [days.upperBound]
    while let last = ends.last {
      let day = last.endOfMonthBefore
      if day < days.lowerBound { break }
      ends.append(day)
    }
    return ends
  }
}

extension Presenter {
  /// The change of net worth in a currency since the end of the month before `day`, and the accounts that caused it,
  /// largest changes first.
  public func changes(
    until day: Day, in currency: Currency, of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]]
  ) -> (title: String, figure: String, rows: [FigureRow]) {
    let start = day.endOfMonthBefore
    let moved = histories(of: snapshot, in: currency, days).compactMap { account, history -> AccountMove? in
      let (before, after) = (history.balance(on: start), history.balance(on: day))
      guard let change = before.negated.flatMap(after.adding), change != .zero else { return nil }
      return AccountMove(account: account, before: before, after: after, change: change)
    }
    let dash = formats.isASCII ? " - " : " – "
    return (
      formats.shortDate(start) + dash + formats.mediumDate(day),
      moved.map(\.change).sum.map { formats.signed(Money($0, currency)) } ?? unknown,
      moved.isEmpty
        ? [FigureRow(message: strings.nothingChanged)] : moved.sorted(by: >).map(knowing(snapshot.accounts).row)
    )
  }

  private func row(_ move: AccountMove) -> FigureRow {
    let (account, decimals) = (move.account, move.account.currency.decimals)
    let arrow = formats.isASCII ? " -> " : " → "
    let note = formats.plain(move.before, decimals: decimals) + arrow + formats.plain(move.after, decimals: decimals)
    return FigureRow(
      id: .account(account.id), label: distinctName(of: account), note: note,
      figure: formats.signedPlain(move.change, decimals: decimals), copy: account.copyable(move.change))
  }
}

/// The change of an account's balance.
private struct AccountMove: Comparable {
  let account: Account
  let before: Amount
  let after: Amount
  let change: Amount

  private var size: Amount { change.isNegative ? change.negated ?? change : change }

  static func < (a: AccountMove, b: AccountMove) -> Bool { a.size < b.size }
}

/// The histories in one currency: of each kind, of assets and debts, and of the total.
private struct NetWorthHistories {
  let whole: BalanceHistory
  /// The kinds that have accounts, in their usual order.
  let kinds: [(kind: AccountKind, history: BalanceHistory)]
  /// Assets and debts; nil when there were never debts, or they do not fit.
  let sides: (own: BalanceHistory, owed: BalanceHistory)?

  /// Nil when there are no accounts, or the sums do not fit.
  init?(_ accounts: [(account: Account, history: BalanceHistory)]) {
    guard let whole = BalanceHistory(sum: accounts.map(\.history)) else { return nil }
    self.whole = whole
    let byKind = Dictionary(grouping: accounts, by: \.account.kind)
    kinds = AccountKind.allCases.compactMap { kind in
      BalanceHistory(sum: byKind[kind, default: []].map(\.history)).map { (kind, $0) }
    }
    let owed = BalanceHistory(sum: accounts.map { $0.history.part(isNegative: true) })
    let own = BalanceHistory(sum: accounts.map { $0.history.part(isNegative: false) })
    sides = own.flatMap { own in owed.flatMap { $0.isZero ? nil : (own, $0) } }
  }
}

extension BalanceHistory {
  /// The positive or the negative part of the balance, day by day.
  fileprivate func part(isNegative: Bool) -> BalanceHistory {
    func part(_ amount: Amount) -> Amount { amount.isNegative == isNegative ? amount : .zero }
    return BalanceHistory(
      opening: part(opening), steps: steps.map { Step(day: $0.day, balance: part($0.balance)) }, last: last)
  }

  fileprivate var isZero: Bool { opening == .zero && steps.allSatisfy { $0.balance == .zero } }
}

extension Day {
  /// The last day of the previous month.
  fileprivate var endOfMonthBefore: Day { advanced(by: -components.day) }
}
