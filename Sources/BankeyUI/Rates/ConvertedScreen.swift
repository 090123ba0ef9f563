import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The parts of a total in one currency: the sum of each currency, its rate with the day, and the result.
final class ConvertedScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let total: (Presenter, AccountsSnapshot) -> ConvertedTotal?

  /// Creates the screen. `total` computes the total of the current accounts; nil when there is nothing to convert.
  init(_ session: Session, of total: @escaping (Presenter, AccountsSnapshot) -> ConvertedTotal?) {
    self.total = total
    super.init(session, head: panel)
    table.onOpen = { [unowned self] in
      guard case .row(let row) = $0, case .currency(let currency) = row.id else { return }
      application?.push(ConvertedPartScreen(session, currency, of: total))
    }
  }

  /// Shows the parts; goes back when the total no longer exists.
  override func fill() {
    guard let snapshot = session.snapshot, let total = total(presenter, snapshot) else { return goBack() }
    (panel.title, panel.figure) = presenter.title(of: total)
    apply(Sections([(CurrencyHeading(id: total.base), presenter.rows(of: total))]))
  }
}

/// The accounts whose balances are one part of such a total.
final class ConvertedPartScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let currency: Currency
  private let total: (Presenter, AccountsSnapshot) -> ConvertedTotal?

  init(_ session: Session, _ currency: Currency, of total: @escaping (Presenter, AccountsSnapshot) -> ConvertedTotal?) {
    (self.currency, self.total) = (currency, total)
    super.init(session, head: panel)
    table.onOpen = { [unowned self] in
      guard case .row(let row) = $0, case .account(let id) = row.id else { return }
      open(.account(id))
    }
  }

  /// Shows the accounts below their sum and its rate.
  override func fill() {
    guard let snapshot = session.snapshot, let total = total(presenter, snapshot),
      let part = total.parts.first(where: { $0.currency == currency })
    else { return goBack() }
    panel.title = presenter.note(on: part, in: total)
    panel.figure = part.amount.map { presenter.formats.money(Money($0, currency)) } ?? presenter.unknown
    apply(Sections([(CurrencyHeading(id: currency), presenter.accounts(of: part))]))
  }
}
