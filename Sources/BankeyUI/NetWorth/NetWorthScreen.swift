import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Net worth over time: the chart of a currency, and what it was at the end of each month.
final class NetWorthScreen: FiguresScreen<CurrencyHeading> {
  private let panel = ChartPanel()
  private var model: NetWorthViewModel?
  private var days: [Account.ID: [DayTotal]]?
  private var failure: String?

  init(_ session: Session) {
    super.init(session, head: panel)
    table.header = { [unowned self] in
      model?.currencies.count ?? 0 > 1 ? .title(Text("  ") + Text($0.figure, .title)) : nil
    }
  }

  /// Reads what is needed, once it can be seen.
  override func didAppear() { if days == nil { load() } }

  /// Brings everything up to date with the accounts and the range.
  override func update() {
    super.update()
    showChart()
  }

  /// `[` and `]` change the range of the chart.
  override func perform(_ command: Command, isForward: Bool) {
    if command == .chartRange { return session.switchChart(by: isForward ? 1 : -1) }
    super.perform(command, isForward: isForward)
  }

  private func load() {
    Task { [weak self, bank = session.bank] in
      do throws(BankFailure) {
        self?.days = try await bank.dayTotals(since: nil)
      } catch {
        self?.failure = self?.strings.sentence(self?.strings.transactionsFailed ?? "", error)
      }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// Shows each currency by month, or why there is nothing.
  override func fill() {
    panel.title.title = strings.netWorth
    guard let days, let snapshot = session.snapshot else {
      return say(failure ?? strings.loading)
    }
    let model = presenter.netWorth(of: snapshot, days, session.chartRange)
    self.model = model
    if model.currencies.isEmpty { return say(strings.noAccounts) }
    apply(Sections(model.currencies.map { (CurrencyHeading(id: $0.id, figure: $0.figure), $0.rows) }))
  }

  /// The chart is that of the currency in whose rows the selection is.
  private func showChart() {
    guard let model else { return }
    let selected = model.currencies.first { currency in
      if case .netWorth(currency.id, _) = table.selectedRow?.id { true } else { false }
    }
    let currency = selected ?? model.currencies.first
    panel.title.figure = currency?.figure ?? ""
    panel.show(currency?.chart, isTable: !canDraw)
    layOut()
  }

  private func say(_ message: String) {
    model = nil
    panel.show(nil, isTable: true)
    let row = FigureRow(message: message)
    table.apply(Sections([(CurrencyHeading(id: Currency(code: "XXX"), figure: ""), [row])]))
  }
}

/// What stands above the rows of a currency, where there are several.
nonisolated struct CurrencyHeading: Identifiable, Equatable {
  /// The currency.
  let id: Currency
  /// What there is of it.
  let figure: String
}
