import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Totals by counterparty, of a search or of an account.
final class CounterpartiesScreen: FiguresScreen<CurrencyHeading> {
  private let query: FindQuery
  private let scope: FindScope
  private let panel = TitlePanel()
  private var totals: [CounterpartyTotal]?
  private var failure: (any Error)?
  private var reading: Task<Void, Never>?

  /// Creates the screen for the matches of a query in a scope. `onOpen` receives the name that the user opens.
  init(_ session: Session, _ query: FindQuery, in scope: FindScope, onOpen: @escaping (String) -> Void) {
    (self.query, self.scope) = (query, scope)
    super.init(session, head: panel)
    table.onOpen = { [unowned self] item in
      guard case .row(let row) = item, case .counterparty(let name, _) = row.id, !name.isEmpty else { return }
      goBack()
      onOpen(name)
    }
  }

  isolated deinit { reading?.cancel() }

  /// Starts computing the totals once the screen is visible.
  override func didAppear() {
    guard reading == nil else { return }
    let (query, scope, finder) = (query, scope, session.bank.finder)
    reading = session.runTask { [weak self] in
      do { self?.totals = try await finder.counterparties(of: query, in: scope) } catch { self?.failure = error }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// Shows the totals, or the reason why there are none.
  override func fill() {
    panel.title = strings.counterpartiesTitle
    guard let totals, !totals.isEmpty else { return show(message: message) }
    apply(CounterpartiesContent(totals, presenter))
  }

  private var message: String {
    if let failure { return strings.sentence(strings.findFailed, failure) }
    return totals == nil ? strings.searching : strings.noTransactionsFound
  }
}

/// Totals by counterparty as table content. Rows are created on demand.
final class CounterpartiesContent: TableContent {
  private let currencies: [(currency: Currency, totals: ArraySlice<CounterpartyTotal>)]
  private let presenter: Presenter

  /// Groups totals by currency.
  init(_ totals: [CounterpartyTotal], _ presenter: Presenter) {
    self.presenter = presenter
    var rest = totals[...]
    var currencies: [(Currency, ArraySlice<CounterpartyTotal>)] = []
    while let first = rest.first {
      let run = rest.prefix { $0.currency == first.currency }
      currencies.append((first.currency, run))
      rest = rest.dropFirst(run.count)
    }
    self.currencies = currencies
  }

  var sectionCount: Int { currencies.count }

  func section(_ section: Int) -> CurrencyHeading { CurrencyHeading(id: currencies[section].currency) }

  func count(in section: Int) -> Int { currencies[section].totals.count }

  func row(_ row: Int, in section: Int) -> FigureRow {
    let totals = currencies[section].totals
    return presenter.row(of: totals[totals.startIndex + row])
  }

  func find(_ id: FigureRow.ID, near place: Place) -> Place? {
    guard case .counterparty(let name, let currency) = id,
      let section = currencies.firstIndex(where: { $0.currency == currency })
    else { return nil }
    let totals = currencies[section].totals
    return totals.firstIndex { $0.name == name }.map { Place(section, $0 - totals.startIndex) }
  }
}
