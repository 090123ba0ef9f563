import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Net worth over time, one currency at a time: the charts, and a table of months and kinds.
final class NetWorthScreen: FiguresScreen<CurrencyHeading> {
  private let panel = NetWorthPanel()
  private let heading: NetWorthHeading
  private let style: NetWorthStyle
  private var model: NetWorthViewModel?
  private var days: [Account.ID: [DayTotal]]?
  /// The currency in which totals are shown in addition, with all its rates; nil when that is switched off.
  private var oneCurrency: OneCurrency?
  private var failure: String?
  /// The currency shown; nil for the main one.
  private var shown: NetWorthViewModel.InCurrency.ID?

  init(_ session: Session) {
    let style = NetWorthStyle()
    (self.style, heading) = (style, NetWorthHeading(style))
    super.init(session, on: .netWorth, head: panel, line: heading, showing: style.showing)
    table.onOpen = { [unowned self] in open($0) }
  }

  /// The state that determines the rows: accounts, and the width of the table.
  override var state: ListState {
    ListState(version: session.version, columns: application?.terminal.size.width ?? 0)
  }

  /// Loads the data once the screen is visible.
  override func didAppear() { if days == nil { load() } }

  /// `[` and `]` change the range of the chart, Tab the currency.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .chartRange: session.switchChart(by: isForward ? 1 : -1)
    case .currency: switchCurrency(by: isForward ? 1 : -1)
    default: super.perform(command, isForward: isForward)
    }
  }

  private func load() {
    session.runTask { [weak self, bank = session.bank] in
      do throws(BankError) {
        let days = try await bank.dayTotals(since: nil)
        self?.oneCurrency = try await bank.oneCurrency()
        self?.days = days
      } catch {
        self?.failure = self?.strings.sentence(self?.strings.transactionsFailed ?? "", error)
      }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// Shows a currency by month, or the reason why there is nothing.
  override func fill() {
    panel.title.title = strings.netWorth
    guard let days, let snapshot = session.snapshot else { return showOnly(message: failure ?? strings.loading) }
    let model = presenter.netWorth(of: snapshot, days, session.chartRange, by: oneCurrency)
    self.model = model
    guard let currency = currency(of: model) else {
      return showOnly(message: snapshot.accounts.isEmpty ? strings.noAccounts : strings.noBalances)
    }
    panel.title.figure = currency.figure
    panel.title.shortFigure = currency.id.isConverted ? model.converted?.shortLabel : nil
    panel.title.notes = others(than: currency, in: model).map(\.figure)
    panel.title.key = Key.tab.name(in: application?.terminal.capabilities ?? Capabilities())
    panel.show(currency, isTable: !canDraw)
    style.titles = NetWorthTitles(month: strings.month, whole: strings.netWorth, change: strings.change)
    style.fit(currency, columns: table.frame.width)
    heading.isHidden = style.columns == nil
    layOut()
    let total = currency.id.isConverted ? nil : model.converted
    apply(Sections([(CurrencyHeading(id: currency.id.currency), (total.map { [$0] } ?? []) + currency.rows)]))
  }

  private func currency(of model: NetWorthViewModel) -> NetWorthViewModel.InCurrency? {
    model.currencies.first { $0.id == shown } ?? model.currencies.first
  }

  /// The other currencies, beginning with the one that Tab shows next.
  private func others(
    than currency: NetWorthViewModel.InCurrency, in model: NetWorthViewModel
  ) -> [NetWorthViewModel.InCurrency] {
    let index = model.currencies.firstIndex { $0.id == currency.id } ?? 0
    let rotated = model.currencies[index...].dropFirst() + model.currencies[..<index]
    return rotated.filter { !$0.id.isConverted }
  }

  private func switchCurrency(by count: Int) {
    guard let model, let current = currency(of: model),
      let index = model.currencies.firstIndex(where: { $0.id == current.id })
    else { return }
    shown = model.currencies[(index + count + model.currencies.count) % model.currencies.count].id
    needsFilling()
    table.moveToFirst()
  }

  private func open(_ item: TableItem<CurrencyHeading, FigureRow>) {
    guard case .row(let row) = item, let days else { return }
    switch row.id {
    case .converted: application?.push(ConvertedScreen(session) { $0.converted($1) })
    case .netWorth(let id, let day) where id.isConverted:
      guard let oneCurrency else { return }
      application?.push(ConvertedScreen(session) { $0.converted($1, days, on: day, by: oneCurrency) })
    case .netWorth(let id, let day): application?.push(MonthScreen(session, until: day, in: id.currency, days))
    default: break
    }
  }

  private func showOnly(message: String) {
    model = nil
    panel.show(nil, isTable: true)
    style.columns = nil
    heading.isHidden = true
    layOut()
    show(message: message)
  }
}

/// The changes of a month by account.
final class MonthScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let day: Day
  private let currency: Currency
  private let days: [Account.ID: [DayTotal]]

  init(_ session: Session, until day: Day, in currency: Currency, _ days: [Account.ID: [DayTotal]]) {
    (self.day, self.currency, self.days) = (day, currency, days)
    super.init(session, head: panel)
    table.onOpen = { [unowned self] in
      guard case .row(let row) = $0, case .account(let id) = row.id else { return }
      open(.account(id))
    }
  }

  /// Shows the accounts whose balance changed.
  override func fill() {
    let changes = presenter.changes(until: day, in: currency, of: session.snapshot ?? AccountsSnapshot(), days)
    (panel.title, panel.figure) = (changes.title, changes.figure)
    apply(Sections([(CurrencyHeading(id: currency), changes.rows)]))
  }
}
