import BankeyModel
import BankeyText

/// The news and the timeline as lines.
extension PlainFigures {
  /// The news, by account.
  func news(_ news: NewsRecord, since mark: NewsMark, in snapshot: AccountsSnapshot) -> PlainPage {
    let sections = presenter.news(news, since: mark, in: snapshot)
    return PlainPage(
      [strings.newsTitle],
      sections.flatMap { section -> [PlainPage.Line] in
        let title = section.title.isEmpty ? [] : [PlainPage.Line(text: section.title, isHeading: true)]
        return title
          + section.rows.map { row in
            PlainPage.Line(text: text(of: row), target: row.target(account: section.id))
          }
      })
  }

  /// A labeled figure as a line.
  func text(of row: FigureRow) -> String {
    let label = row.label.split(separator: "  ").map(\.trimmed).joined(separator: ", ")
    let figure = row.figure.isEmpty ? nil : row.figure
    // The arrow before a balance would be read as an arrow.
    guard case .expected = row.id, let line = row.line, let balance = line.balance else {
      return Self.joined([label, row.note, figure])
    }
    return Self.joined([label, line.note, figure, strings.plainBalanceAfter + " " + balance])
  }

  /// The months of the timeline, each of which opens its days.
  func page(of timeline: Timeline, in snapshot: AccountsSnapshot) -> PlainPage {
    let authorized = timeline.authorizedTotals.map { money($0.total, $0.currency, isSigned: true) }
    let first = authorized.isEmpty ? 0 : 1
    return PlainPage([strings.timeline + ": " + count(timeline)], count: first + timeline.months.count) { index in
      guard index >= first else {
        let texts = [strings.notYetInBalance] + authorized.map { strings.plainTogether + " " + $0 }
        return PlainPage.Line(
          text: strings.title(.group(.authorized)) + ": " + Self.joined(texts), target: .timelineMonth(nil))
      }
      let month = timeline.months[index - first]
      return PlainPage.Line(text: self.text(of: month, in: timeline), target: .timelineMonth(month.id))
    }
  }

  private func count(_ timeline: Timeline) -> String {
    strings.transactions(timeline.count, presenter.formats.count(timeline.count))
  }

  private func text(of month: TimelineMonth, in timeline: Timeline) -> String {
    let transfers = (try? timeline.transfers(in: month)) ?? []
    let sums = month.currencies.flatMap { currency -> [String] in
      let sum = month.sum(in: currency, without: transfers)
      let parts = [(sum.income, strings.moneyIn), (sum.outgo, strings.moneyOut)].compactMap { amount, write in
        amount == .zero ? nil : write(money(amount, currency, isSigned: true))
      }
      return parts + [strings.plainTogether + " " + money(sum.total, currency, isSigned: true)]
    }
    let left =
      transfers.isEmpty
      ? nil : strings.withoutTransfers(transfers.count, presenter.formats.count(transfers.count))
    return presenter.month(month.id) + ": " + Self.joined(sums + [left])
  }

  /// The days of a month, or of the authorized transactions.
  func page(of start: Day?, in timeline: Timeline) -> PlainPage {
    let month = start.flatMap { start in timeline.months.first { $0.id == start } }
    let authorized = timeline.days.indices.prefix { timeline.days[$0].section.status == .authorized }
    guard let days = start == nil ? authorized : month.map({ timeline.days.indices[$0.days] }) else {
      return PlainPage([strings.emptyTimeline], [])
    }
    let heading = month.map { text(of: $0, in: timeline) } ?? strings.title(.group(.authorized))
    return PlainPage(
      [heading],
      days.flatMap { index -> [PlainPage.Line] in
        let (section, lines) = (timeline.days[index].section, try? timeline.lines(ofDay: index))
        let sums = timeline.currencies.compactMap { currency in
          lines?.sums[currency].map { strings.daySum(money($0, currency, isSigned: true)) }
        }
        let title = Self.joined([presenter.formats.mediumDate(section.day)] + sums)
        return [PlainPage.Line(text: title, isHeading: true)]
          + (lines?.lines ?? []).map {
            PlainPage.Line(text: text(of: $0, on: section.day), target: .transaction($0.id))
          }
      })
  }

  private func text(of line: TimelineLines.Line, on day: Day) -> String {
    switch line {
    case .transaction(let transaction):
      return self.line(of: transaction, on: day, in: presenter.name(ofKnown: transaction.account))
    case .transfer(let out, let transfer):
      let size = out.amount.isNegative ? out.amount.negated ?? out.amount : out.amount
      return Self.joined([
        presenter.formats.mediumDate(day), presenter.route(of: out, transfer), presenter.text(of: out),
        strings.plainAmount + " " + money(size, out.currency),
      ])
    }
  }
}

/// The lines of expected payments.
extension PlainFigures {
  /// The expected payments of each currency.
  func page(of upcoming: Upcoming, in snapshot: AccountsSnapshot) -> PlainPage {
    guard !upcoming.forecasts.isEmpty else { return PlainPage([strings.upcoming, strings.nothingUpcoming], []) }
    return PlainPage(
      [strings.upcoming],
      upcoming.forecasts.flatMap { forecast -> [PlainPage.Line] in
        let title = PlainPage.Line(text: forecast.currency.code, isHeading: true)
        return [title]
          + presenter.rows(of: forecast).map { row in
            PlainPage.Line(text: text(of: row), target: row.id == .message ? nil : .basis(row.id))
          }
      })
  }

  /// The page of the transactions or parts behind a figure of the forecast.
  func page(of id: FigureRow.ID, in upcoming: Upcoming, of snapshot: AccountsSnapshot) -> PlainPage {
    for forecast in upcoming.forecasts {
      if case .lowest(forecast.currency) = id, let lowest = forecast.lowest {
        let figure = presenter.figure(lowest.balance, forecast.currency)
        return PlainPage(
          [presenter.headline(of: forecast, lowest) + ": " + figure], lines(of: presenter.parts(ofLowestIn: forecast)))
      }
      if case .everyday(forecast.currency) = id, let everyday = forecast.lowest?.everyday {
        return PlainPage([strings.everyday], lines(of: presenter.rows(of: everyday, in: forecast.currency)))
      }
      guard case .expected(let wanted) = id, let item = forecast.items.first(where: { $0.id == wanted }) else {
        continue
      }
      guard case .series(let series) = item.cause else { break }
      let (title, note) = presenter.title(of: series)
      return PlainPage([Self.joined([title, note])], lines(of: presenter.rows(of: series)))
    }
    return PlainPage([strings.plainGone], [])
  }

  private func lines(of rows: [FigureRow]) -> [PlainPage.Line] {
    rows.map { PlainPage.Line(text: text(of: $0), target: $0.target(account: nil)) }
  }
}

extension FigureRow {
  /// The page that the row opens; nil for none.
  fileprivate func target(account: Account.ID?) -> PlainPlace? {
    switch id {
    case .transaction(let id): .transaction(id)
    case .account(let id): .account(id)
    case .lowest, .expected, .everyday: .basis(id)
    default: nil
    }
  }
}
