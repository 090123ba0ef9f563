import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension AccountsScreen {
  /// Whether to show the selected account beside the list: when switched on, on a wide screen, with accounts to show.
  var wantsPane: Bool {
    guard session.settings.showsPane, hasRoomForPane else { return false }
    return session.state == .loading || session.snapshot?.hasVisible == true
  }

  /// Changes the range of the pane's chart.
  func switchChart(isForward: Bool) {
    guard panes.isSplit else { return session.notice = strings.paneNeeds(columns: TwoPanes.columns) }
    session.switchChart(by: isForward ? 1 : -1)
  }

  /// Makes the pane follow the selection. Its contents stay until the next account is loaded.
  func followSelection() {
    guard panes.isSplit, let application else { return }
    if let id = selectedAccount ?? source.loaded?.request.account {
      let request = PaneSource.Request(
        account: id, loads: session.loads, date: session.settings.choices.grouping, lines: pane.frame.height)
      source.load(request, of: session.bank, application)
    }
    let state = PaneState(loaded: source.version, session: session.version, size: pane.frame.size)
    guard state != paneState else { return }
    let isLoadedNew = state.loaded != paneState?.loaded
    paneState = state
    showPane(isMarking: isLoadedNew && !session.news.changes.isEmpty)
  }

  private var selectedAccount: Account.ID? {
    if case .account(let row) = table.selectedRow { row.id } else { nil }
  }

  private func showPane(isMarking: Bool) {
    guard let loaded = source.loaded else { return pane.show(nil, nil, nil) }
    let listed = session.snapshot?.accounts.first { $0.id == loaded.request.account }
    guard let account = listed?.account else { return pane.show(message: strings.accountGone, of: nil) }
    let row = rows.row(session.settings.presenter.row(of: account, in: session.news))
    pane.isTable = !canDraw
    pane.show(account, loaded, in: session, row, isMarking: isMarking && shownInPane == account.id)
    shownInPane = account.id
  }
}

extension AccountPane {
  /// Shows a loaded account, or the reason why loading failed.
  func show(
    _ account: Account, _ loaded: PaneSource.Loaded, in session: Session, _ row: AccountRow, isMarking: Bool = false
  ) {
    let (presenter, strings) = (session.presenter, session.settings.strings)
    let showsBalance = session.settings.choices.showsRunningBalance ?? (frame.width >= ReportColumns.balanceIsUsual)
    let options = ReportOptions(hasSpacers: false, grouping: loaded.request.date, showsBalance: showsBalance)
    do {
      let slice = try loaded.slice.get()
      let content = try ReportContent(
        of: account, holding: slice.holdings, pages: slice, presenter: presenter, options)
      let days = slice.dayTotals(of: TransactionGroup(account: account.id, status: .posted, date: loaded.request.date))
      let balances = loaded.request.date == .booked ? slice.knownBalances(of: account.id) : []
      let history = days.isEmpty ? nil : BalanceHistory(of: account, days: days, known: balances)
      let chart = history.map { presenter.chart($0, session.chartRange, in: account.currency) }
      show(row, chart, content, isMarking: isMarking)
    } catch {
      show(message: strings.sentence(strings.transactionsFailed, error), of: row)
    }
  }
}

/// The state from which the pane was drawn.
nonisolated struct PaneState: Equatable {
  let loaded: Int
  let session: Int
  let size: Size
}
