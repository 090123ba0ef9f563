import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The screen of an account: its amounts and its transactions.
final class DetailsScreen: SearchableScreen<ReportSection, ReportRow> {
  let id: Account.ID
  let panel = DetailsPanel()
  /// The column titles of a tall screen, and the month and day of the first visible row while their own lines are
  /// scrolled away.
  private let titles = ReportTitlesView()
  private let heading = ReportRowView()
  private let rows: ReportStyle
  private(set) var content: ReportContent?
  private var version = -1
  /// The day being read on the chart; nil for none.
  var reading: Day?
  /// The row whose amounts are shown in privacy mode.
  var peeked: ReportRow.ID? { didSet { if peeked != oldValue { needsFilling() } } }

  /// Creates the screen of an account with a transaction selected, by default the first.
  init(_ session: Session, account id: Account.ID, selecting transaction: Transaction.ID? = nil) {
    self.id = id
    let rows = ReportStyle()
    self.rows = rows
    heading.isHidden = true
    let table = TableView<ReportSection, ReportRow> { rows.showing($0) }
    table.changedRole = .inserted
    table.saysSomethingElse = { !$0.says(theSameAs: $1) }
    super.init(session, .details, head: panel, line: StackView(.vertical, [titles, heading]), table: table)
    beforeFinding = transaction.map { .transaction($0) }
    table.footer = { [unowned self] in state.hasSpacers && $0 != .grandTotal ? .title("") : nil }
    table.isSelectable = { if case .row(let row) = $0 { row.isSelectable } else { false } }
    table.onOpen = { [unowned self] in open($0) }
    table.onSelect = { [unowned self] _ in (peeked, reading) = (nil, nil) }
  }

  /// The state that determines the rows: account, spacing between months, and room for balances.
  override var state: ListState {
    let size = application?.terminal.size ?? Size(80, 24)
    return ListState(
      version: session.version, hasSpacers: size.height >= 30, columns: min(size.width, ReportColumns.balanceIsUsual))
  }

  /// Updates everything to the database, the time and the terminal's size.
  override func update() {
    session.look(at: id)
    session.findNewRows()
    if version != session.version {
      version = session.version
      findAgain()
    }
    if takeState(), !waitsForMatches { read() }
    light()
    showReading()
    layOut()
    // While a day is read on the chart, the chart stays open even when the list is scrolled.
    if reading == nil { fold(panel, over: table) } else { unfold() }
    showHeading()
    showLastLine(position: position)
  }

  override func endPeek() { peeked = nil }

  /// What was marked as new has been seen.
  override func goBack() {
    session.leaveNewRows(of: [id])
    super.goBack()
  }

  /// Searches the account, ordered by the date that groups its report.
  override var scope: FindScope {
    FindScope(account: id, date: session.settings.choices.grouping, accounts: accountsInQuestion)
  }

  override func row(of transaction: Transaction.ID) -> ReportRow.ID? { .transaction(transaction) }

  override func place(of row: ReportRow.ID?) -> MatchNavigator.Position? {
    guard case .transaction(let id) = row, let pages = try? session.bank.transactions(),
      let place = try? pages.place(of: id, by: scope.date)
    else { return nil }
    return MatchNavigator.Position(status: place.group.status, key: TransactionKey(day: place.day, id: id))
  }

  override func restoreRows() { read() }

  /// Exports, deletes, undoes, copies, and changes how the report is shown.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .export: export()
    case .delete: session.askToDelete(selectedTransaction)
    case .undo: session.undo(selectedTransaction)
    case .rename: rename()
    case .stateBalance: session.changeAccount(id, asking: .balance)
    case .peek: peek()
    case .copyAmount, .copyNumber: copy(command)
    case .chartRange: session.switchChart(by: isForward ? 1 : -1)
    case .grouping: switchGrouping()
    case .runningBalance: switchRunningBalance()
    case .month: moveByMonth(isForward)
    case .chartDay: readDay(isForward)
    case .counterparties: showCounterparties()
    default: super.perform(command, isForward: isForward)
    }
  }

  /// Names the payee of the selected transaction; on any other row, changes the account.
  private func rename() {
    guard let selectedTransaction else { return session.changeAccount(id, asking: .menu) }
    session.namePayee(of: selectedTransaction)
  }

  private func open(_ item: TableItem<ReportSection, ReportRow>) {
    peeked = nil
    switch item {
    case .row(.transaction(let id, _)):
      open(.transaction(id) { [weak self] in self?.neighbor(of: $0, isForward: $1) })
    case .row(.total(let section, _)): explain(section)
    default: break
    }
  }

  func read() {
    guard let snapshot = session.snapshot else { return }
    guard let account = snapshot.accounts.first(where: { $0.id == id })?.account else {
      return say(strings.accountGone)
    }
    let presenter = session.settings.presenter.knowing(snapshot.accounts).marking(session.newRows.keys)
    panel.model = presenter.details(of: account, changes: session.news.changes)
    do {
      let pages = try shownPages()
      let holdings = isFiltered ? [] : try session.bank.holdings(of: id)
      let content = try ReportContent(of: account, holding: holdings, pages: pages, presenter: presenter, options)
      content.peeked = peeked
      rows.form = content.form
      (titles.form, titles.strings) = (content.form, strings)
      let history = try history(of: account, content.report)
      panel.show(
        history.map { presenter.chart($0, session.chartRange, in: account.currency) }, isTable: !canDraw)
      layOut()
      let isMarking = self.content.map(looksAlike) == true && !session.news.changes.isEmpty
      table.apply(content, marking: isMarking)
      self.content = content
      if table.selectedRow == nil { beforeFinding.map(table.select) == true ? () : table.moveToFirst() }
    } catch {
      say(strings.sentence(strings.transactionsFailed, error))
    }
  }

  /// The report in its current state; nil when it cannot be read, or the account no longer exists.
  var report: Report? {
    guard let account = session.snapshot?.accounts.first(where: { $0.id == id })?.account else { return nil }
    return try? Report(of: account, from: shownPages(), options)
  }

  /// The matches, when only these are shown.
  var shownMatches: FoundTransactions? { isFiltered ? finding.found : nil }

  /// Whether to keep the current rows until new matches arrive, because removed transactions would shift the old ones.
  private var waitsForMatches: Bool { isFiltered && finding.isLooking && content.map(looksAlike) == true }

  /// All transactions, or only the matches.
  private func shownPages() throws -> any TransactionPages {
    let pages = try session.bank.transactions()
    return shownMatches.map { FoundPages($0, rows: pages) } ?? pages
  }

  private var isFiltered: Bool { finding.showsMatchesOnly && finding.found != nil }

  /// The history of the account's balance, independent of searches; nil when it is not known.
  private func history(of account: Account, _ report: Report) throws -> BalanceHistory? {
    let isWhole = !options.isFiltered && options.grouping == .booked
    let known = isWhole ? report.groups.first { $0.section == .group(.posted) }?.outline.days : nil
    let group = TransactionGroup(account: account.id, status: .posted)
    let days = try known ?? session.bank.transactions().dayTotals(of: group)
    let balances = try session.bank.transactions().knownBalances(of: account.id)
    return days.isEmpty ? nil : BalanceHistory(of: account, days: days, known: balances)
  }

  private var options: ReportOptions {
    let choices = session.settings.choices
    return ReportOptions(
      hasSpacers: state.hasSpacers, grouping: choices.grouping,
      showsBalance: showsBalance, isFiltered: isFiltered)
  }

  /// Whether to show the balance after each transaction.
  var showsBalance: Bool {
    session.settings.choices.showsRunningBalance ?? (state.columns >= ReportColumns.balanceIsUsual)
  }

  /// Whether `content` was created with the current options and masking, so that only data can differ.
  private func looksAlike(_ content: ReportContent) -> Bool {
    content.options == options && content.isMasked == session.settings.choices.isPrivate
  }

  private func say(_ message: String) {
    content = nil
    table.apply(Sections([(.grandTotal, [ReportRow.message(.grandTotal, message)])]))
  }

  /// Keeps the month and day of the first visible row in view where there is a line for it, and the column titles on
  /// tall screens.
  private func showHeading() {
    let height = application?.terminal.size.height ?? 0
    let hidesTitles = height < 30 || content == nil
    let hidesHeading = !table.isScrolled || content == nil || height < 10
    if heading.isHidden != hidesHeading || titles.isHidden != hidesTitles {
      (heading.isHidden, titles.isHidden) = (hidesHeading, hidesTitles)
      layOut()
    }
    guard !hidesHeading, let first = table.position?.first else { return }
    heading.show(content?.heading(ofRow: first - 1).map(rows.model))
  }

  private func unfold() {
    guard panel.isFolded else { return }
    panel.isFolded = false
    layOut()
  }

  private func light() {
    guard rows.query != finding.query else { return }
    rows.query = finding.query
    table.reload()
  }

  /// "1 of 412", counting only transactions.
  override var position: String {
    guard let content, let row = table.position?.selected, let number = content.number(ofRow: row - 1) else {
      return ""
    }
    return show(number, of: content.report.transactions)
  }
}

extension DetailsScreen {
  /// Shows the amounts of the selected row in privacy mode until the selection moves, or hides them again.
  func peek() {
    peek { peeked = peeked == nil ? table.selectedRow?.id : nil }
  }

  /// Copies the amount of the selected row, or the source's id of the transaction.
  func copy(_ command: Command) {
    let text = table.selectedRow.flatMap { row in
      command == .copyAmount ? content?.amount(of: row.id) : content?.number(of: row.id)
    }
    session.copy(text, isShown: peeked != nil)
  }

  /// The selected transaction; nil when another row is selected.
  var selectedTransaction: Transaction? {
    guard case .transaction(let id, _) = table.selectedRow else { return nil }
    return content?.transaction(id)
  }

  /// Groups transactions by their other date.
  func switchGrouping() {
    session.choose { $0.grouping = $0.grouping == .booked ? .authorized : .booked }
    session.notice = strings.grouping(session.settings.choices.grouping)
  }

  /// Toggles the running balance, and explains when it cannot be shown.
  func switchRunningBalance() {
    let shows = !showsBalance
    session.choose { $0.showsRunningBalance = shows }
    session.notice =
      shows
      ? obstacle().map(strings.noRunningBalance) ?? strings.runningBalance(isOn: true)
      : strings.runningBalance(isOn: false)
  }

  private func obstacle() -> NoRunningBalance? {
    if content?.account.balance == nil { return .unknown }
    if session.settings.choices.grouping != .booked { return .grouping }
    let columns = ReportColumns(width: table.frame.width, ReportForm(showsBalance: true))
    return columns.balanceEnd == nil ? .narrow : nil
  }
}
