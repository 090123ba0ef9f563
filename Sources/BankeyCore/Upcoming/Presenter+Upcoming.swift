import BankeyModel
import BankeyText
import TerminalText

/// Forecasts as lists of figures, each of which can be opened to see what it is derived from.
extension Presenter {
  /// The lowest balance before payday, followed by the expected payments by day.
  public func rows(of forecast: Forecast) -> [FigureRow] {
    let lowest = forecast.lowest.map { lowest in
      var row = FigureRow(
        id: .lowest(forecast.currency), label: headline(of: forecast, lowest),
        figure: figure(lowest.balance, forecast.currency),
        copy: lowest.balance.low.description,
        line: ReportLine(
          text: headline(of: forecast, lowest), amount: "", balance: figure(lowest.balance, forecast.currency)),
        exact: FigureAmounts(lowest.balance, forecast.currency))
      // The day matters more than the payday after it.
      row.shortLabel = strings.lowest(on: formats.shortDate(lowest.day), before: nil)
      row.pieces = pieces(of: row.figure)
      return row
    }
    return [lowest].compactMap(\.self) + forecast.items.map { row(of: $0, forecast.currency) }
  }

  /// "lowest on Dec 14, before PAYROLL", with "(2 of 3 counted)" when some balance is unknown.
  public func headline(of forecast: Forecast, _ lowest: Forecast.Lowest) -> String {
    let headline = strings.lowest(on: formats.shortDate(lowest.day), before: forecast.payday.map { payee(of: $0) })
    let known = forecast.accounts.count { $0.balance != nil }
    return known == forecast.accounts.count
      ? headline
      : headline + " (" + strings.counted(formats.count(known), of: formats.count(forecast.accounts.count)) + ")"
  }

  /// The counterparty, or else the text, of an expected payment.
  public func payee(of item: Forecast.Item) -> String {
    switch item.cause {
    case .series(let series): formats.foreign(series.name.isEmpty ? strings.noText : series.name)
    case .authorized(let transaction): text(of: transaction)
    }
  }

  private func row(of item: Forecast.Item, _ currency: Currency) -> FigureRow {
    let date = formats.shortDate(item.day)
    let gap = String(repeating: " ", count: max(2, dateColumns + 2 - date.columns))
    let amount = signedFigure(Forecast.Ends(low: item.low, high: item.high), currency)
    var row = FigureRow(
      id: .expected(item.id), label: date + gap + payee(of: item), note: note(on: item, currency), figure: amount,
      copy: item.low.description,
      line: ReportLine(
        text: payee(of: item), date: self.date(of: item.day), note: kind(of: item), amount: amount,
        balance: item.balance.map { figure($0, currency) }, isIncome: item.low > .zero),
      exact: FigureAmounts(Forecast.Ends(low: item.low, high: item.high), currency, after: item.balance))
    (row.pieces, row.shortNote) = (pieces(of: amount), kind(of: item))
    if case .series(let series) = item.cause { row.line?.shortNote = strings.shortRecurrence(series.rhythm.word) }
    row.exact?.note = kind(of: item, inWords: true)
    return row
  }

  /// The ends of a range, each on a line of its own.
  private func pieces(of range: String) -> [String] {
    guard let place = range.firstRange(of: dash) else { return [range] }
    return [String(range[..<place.upperBound]), String(range[place.upperBound...])]
  }

  /// Everything known besides the amount: the rhythm, since when it has this amount, and the balance after it.
  private func note(on item: Forecast.Item, _ currency: Currency) -> String {
    guard let balance = item.balance else { return kind(of: item) }
    return kind(of: item) + (formats.isASCII ? " -> " : " · → ") + figure(balance, currency)
  }

  /// "every month, ▲ since Oct 4", in words "every month, more since Oct 4", or that the transaction is authorized.
  public func kind(of item: Forecast.Item, inWords: Bool = false) -> String {
    guard case .series(let series) = item.cause else { return strings.authorized }
    let often = strings.recurrence(series.rhythm.word)
    guard case .stepped(let old, let new, let day) = series.sum else { return often }
    let isMore = old.isNegative ? new < old : new > old
    let mark = formats.isASCII ? (isMore ? "+" : "-") : (isMore ? "▲" : "▼")
    return often + ", " + (inWords ? strings.plainStep(isMore: isMore) : mark) + " "
      + strings.since(formats.shortDate(day))
  }

  /// "3,120.00–3,480.00", or one figure when both ends are equal.
  public func figure(_ ends: Forecast.Ends, _ currency: Currency) -> String {
    let (low, high) = (
      formats.plain(ends.low, decimals: currency.decimals), formats.plain(ends.high, decimals: currency.decimals)
    )
    return ends.low == ends.high ? low : low + dash + high
  }

  /// A signed range with the smaller figure first, as a payment is written: "−61.40–92.10", "+380.11–673.31". A range
  /// from a payment to an income has both signs.
  public func signedFigure(_ ends: Forecast.Ends, _ currency: Currency) -> String {
    func written(_ amount: Amount) -> String { formats.signedPlain(amount, decimals: currency.decimals) }
    guard ends.low != ends.high else { return written(ends.low) }
    let unsigned = ends.high.isNegative ? ends.low.negated : ends.low > .zero ? ends.high : nil
    let end = unsigned.map { formats.plain($0, decimals: currency.decimals) } ?? written(ends.high)
    let start = ends.high.isNegative && unsigned != nil ? ends.high : ends.low
    return written(start) + dash + end
  }

  /// The sign between the ends of a range. In ASCII it has blanks around it, because two dots would touch the decimals.
  private var dash: String { formats.isASCII ? " .. " : "–" }
}

extension Presenter {
  /// The parts of the lowest balance before payday: the balances, the expected payments up to that day, and everyday
  /// spending.
  public func parts(ofLowestIn forecast: Forecast) -> [FigureRow] {
    guard let lowest = forecast.lowest else { return [] }
    let currency = forecast.currency
    let accounts = forecast.accounts.map { account in
      FigureRow(
        id: .account(account.id), label: distinctName(of: account),
        note: account.balance == nil ? strings.unknownBalance : strings.balanceNow,
        figure: account.balance.map { formats.plain($0, decimals: currency.decimals) } ?? unknown,
        copy: account.balance.map(account.copyable), exact: account.balance.map { FigureAmounts($0, currency) })
    }
    let expected = forecast.items.filter { $0.day <= lowest.day }.map { row(of: $0, currency) }
    return accounts + expected + [lowest.everyday.map { row(of: $0, currency) }].compactMap(\.self)
  }

  private func row(of everyday: Forecast.Everyday, _ currency: Currency) -> FigureRow {
    FigureRow(
      id: .everyday(currency), label: strings.everyday,
      note: strings.everydaySpans(days(everyday.light), days(everyday.heavy)),
      figure: signedFigure(everyday.amount, currency),
      copy: everyday.amount.low.description, exact: FigureAmounts(everyday.amount, currency))
  }

  /// The past days with the lowest spending, and those with the highest.
  public func rows(of everyday: Forecast.Everyday, in currency: Currency) -> [FigureRow] {
    [(everyday.light, everyday.amount.high), (everyday.heavy, everyday.amount.low)].enumerated().map { number, span in
      FigureRow(
        id: .part(number), label: days(span.0), figure: formats.signedPlain(span.1, decimals: currency.decimals),
        copy: span.1.description, exact: FigureAmounts(span.1, currency))
    }
  }

  private func days(_ days: ClosedRange<Day>) -> String {
    formats.shortDate(days.lowerBound) + dash + formats.shortDate(days.upperBound)
  }

  /// The transactions in which a series was found, newest first.
  public func rows(of series: RecurringSeries) -> [FigureRow] {
    series.occurrences.map { occurrence in
      FigureRow(
        id: .transaction(occurrence.id), label: formats.mediumDate(occurrence.day),
        shortLabel: formats.shortDate(occurrence.day),
        figure: formats.signedPlain(occurrence.amount, decimals: series.currency.decimals),
        copy: occurrence.amount.description, exact: FigureAmounts(occurrence.amount, series.currency))
    }
  }

  /// The name and rhythm of a series.
  public func title(of series: RecurringSeries) -> (title: String, note: String) {
    (formats.foreign(series.name.isEmpty ? strings.noText : series.name), strings.recurrence(series.rhythm.word))
  }
}

extension Rhythm {
  var word: RecurrenceWord {
    switch self {
    case .week: .week
    case .twoWeeks: .twoWeeks
    case .fourWeeks: .fourWeeks
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}
