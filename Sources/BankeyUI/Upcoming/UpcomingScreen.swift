import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Expected payments and income by currency, with the lowest balance before payday.
final class UpcomingScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let report: FigureReport
  private var upcoming: Upcoming?
  private var failure: String?
  /// The state of the database from which the forecast was read.
  private var read = -1
  private var reading: Task<Void, Never>?

  init(_ session: Session) {
    let report = FigureReport()
    self.report = report
    super.init(session, on: .upcoming, head: panel, line: report.titles) { report.showing($0) }
    table.onOpen = { [unowned self] in open($0) }
    table.header = { [unowned self] heading in
      (upcoming?.forecasts.count ?? 0) > 1 ? .title(Text("  ") + Text(heading.id.code, .title)) : nil
    }
  }

  isolated deinit { reading?.cancel() }

  /// Reads the data when the screen appears, and again when the database changes.
  override func update() {
    if read != session.loads { load() }
    super.update()
  }

  /// Dismisses a series, and performs the commands of all figures.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .dismiss: askToDismiss()
    default: super.perform(command, isForward: isForward)
    }
  }

  private func load() {
    read = session.loads
    reading?.cancel()
    let today = session.settings.presenter.now.day
    reading = session.runTask { [weak self, bank = session.bank] in
      do throws(BankError) {
        let upcoming = try await bank.upcoming(on: today)
        self?.upcoming = upcoming
        self?.failure = nil
      } catch {
        self?.failure = self?.strings.sentence(self?.strings.transactionsFailed ?? "", error)
      }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// Shows the expected payments, or why there are none.
  override func fill() {
    panel.title = strings.upcoming
    guard let upcoming, failure == nil else { return showOnly(message: failure ?? strings.loading) }
    guard !upcoming.forecasts.isEmpty else { return showOnly(message: strings.nothingUpcoming) }
    let rows = upcoming.forecasts.map { (CurrencyHeading(id: $0.currency), presenter.rows(of: $0)) }
    fit(report, to: rows.flatMap(\.1))
    apply(Sections(rows))
  }

  /// The state that determines the rows: the forecast, and the room for columns.
  override var state: ListState { ListState(version: session.version, size: application?.terminal.size) }

  private func showOnly(message: String) {
    fit(report, to: [])
    show(message: message)
  }

  private func open(_ item: TableItem<CurrencyHeading, FigureRow>) {
    guard case .row(let row) = item else { return }
    if case .lowest(let currency) = row.id, let forecast = upcoming?.forecasts.first(where: { $0.currency == currency })
    {
      application?.push(LowestScreen(session, forecast))
    } else if let item = expected(row.id) {
      open(item)
    }
  }

  private func expected(_ id: FigureRow.ID?) -> Forecast.Item? {
    guard case .expected(let id) = id else { return nil }
    return upcoming?.forecasts.lazy.flatMap(\.items).first { $0.id == id }
  }

  private func askToDismiss() {
    guard let item = expected(table.selectedRow?.id), case .series(let series) = item.cause else {
      return session.notice = strings.nothingToDismiss
    }
    let question = presenter.payee(of: item) + "\n" + strings.dismissQuestion
    session.ask(strings.dismissTitle, question, yes: strings.dismiss) { [weak self] in self?.dismiss(series) }
  }

  private func dismiss(_ series: RecurringSeries) {
    session.runTask { [weak self, session] in
      do throws(BankError) {
        try await session.bank.dismiss(series.occurrences.map(\.id))
        session.notice = session.settings.strings.dismissed
        self?.load()
      } catch {
        session.alert(session.settings.strings.changeFailed, error.message)
      }
    }
  }
}

extension SessionScreen {
  /// Opens the past occurrences of an expected payment, or its authorized transaction.
  fileprivate func open(_ item: Forecast.Item) {
    switch item.cause {
    case .series(let series): application?.push(OccurrencesScreen(session, series))
    case .authorized(let transaction): open(.transaction(transaction.id))
    }
  }
}

/// The parts of the lowest balance before payday.
final class LowestScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let report: FigureReport
  private let forecast: Forecast

  init(_ session: Session, _ forecast: Forecast) {
    let report = FigureReport()
    (self.report, self.forecast) = (report, forecast)
    super.init(session, head: panel, line: report.titles) { report.showing($0) }
    table.onOpen = { [unowned self] in open($0) }
  }

  /// The state that determines the rows: the accounts, and the room for columns.
  override var state: ListState { ListState(version: session.version, size: application?.terminal.size) }

  /// Shows the parts below their total.
  override func fill() {
    guard let lowest = forecast.lowest else { return goBack() }
    panel.title = presenter.headline(of: forecast, lowest)
    panel.figure = presenter.figure(lowest.balance, forecast.currency)
    let rows = presenter.parts(ofLowestIn: forecast)
    fit(report, to: rows)
    apply(Sections([(CurrencyHeading(id: forecast.currency), rows)]))
  }

  private func open(_ item: TableItem<CurrencyHeading, FigureRow>) {
    guard case .row(let row) = item else { return }
    switch row.id {
    case .account(let id): open(.account(id))
    case .everyday:
      if let everyday = forecast.lowest?.everyday {
        application?.push(EverydayScreen(session, everyday, forecast.currency))
      }
    case .expected(let id):
      if let item = forecast.items.first(where: { $0.id == id }) { open(item) }
    default: break
    }
  }
}

/// The past days that everyday spending is derived from.
final class EverydayScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let everyday: Forecast.Everyday
  private let currency: Currency

  init(_ session: Session, _ everyday: Forecast.Everyday, _ currency: Currency) {
    (self.everyday, self.currency) = (everyday, currency)
    super.init(session, head: panel)
  }

  /// Shows the spending of these days.
  override func fill() {
    panel.title = strings.everyday
    apply(Sections([(CurrencyHeading(id: currency), presenter.rows(of: everyday, in: currency))]))
  }
}

/// The transactions that form a recurring payment.
final class OccurrencesScreen: FiguresScreen<CurrencyHeading> {
  private let panel = TitlePanel()
  private let series: RecurringSeries

  init(_ session: Session, _ series: RecurringSeries) {
    self.series = series
    super.init(session, head: panel)
    table.onOpen = { [unowned self] in
      guard case .row(let row) = $0, case .transaction(let id) = row.id else { return }
      open(.transaction(id, among: { series.occurrences.map(\.id) }))
    }
  }

  /// Shows them, newest first.
  override func fill() {
    let (title, note) = presenter.title(of: series)
    (panel.title, panel.notes) = (title, [note])
    apply(Sections([(CurrencyHeading(id: series.currency), presenter.rows(of: series))]))
  }
}
