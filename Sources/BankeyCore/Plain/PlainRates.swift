import BankeyModel
import BankeyText

extension PlainFigures {
  /// The parts of a total in one currency; only a message when there are none any more.
  func page(of total: ConvertedTotal?, on day: Day?) -> PlainPage {
    guard let total else { return PlainPage([strings.noRates], []) }
    let (title, figure) = presenter.title(of: total)
    return PlainPage(
      [title + ": " + figure],
      zip(total.parts, presenter.rows(of: total)).map { part, row in
        PlainPage.Line(
          text: Self.joined([money(part.amount, part.currency), row.note]) + ": " + row.figure,
          target: .convertedPart(part.currency, day))
      })
  }

  /// The accounts of one part.
  func page(of currency: Currency, in total: ConvertedTotal?) -> PlainPage {
    guard let total, let part = total.parts.first(where: { $0.currency == currency }) else {
      return PlainPage([strings.noRates], [])
    }
    return PlainPage(
      [Self.joined([money(part.amount, currency), presenter.note(on: part, in: total)])],
      part.accounts.map { account, balance in
        PlainPage.Line(
          text: presenter.name(of: account) + ": " + money(balance, currency), target: .account(account.id))
      })
  }
}
