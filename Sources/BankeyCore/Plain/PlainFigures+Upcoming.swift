import BankeyModel
import BankeyText

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
        let figure = money(lowest.balance, forecast.currency)
        return PlainPage(
          [presenter.headline(of: forecast, lowest) + ": " + strings.plainBalance + " " + figure],
          lines(of: presenter.parts(ofLowestIn: forecast)))
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
