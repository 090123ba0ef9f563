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
