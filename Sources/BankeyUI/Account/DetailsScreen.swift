import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The screen of an account: its amounts and its transactions.
final class DetailsScreen: SearchableScreen<ReportSection, ReportRow> {
  let id: Account.ID
  let panel = DetailsPanel()
  private let head = ReportHeadView()
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
    let table = TableView<ReportSection, ReportRow> { rows.showing($0) }
    table.changedRole = .inserted
    table.hasDifferentContent = { !$0.says(theSameAs: $1) }
    super.init(session, .details, head: panel, line: head, table: table)
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

  /// Removes the marks of new transactions, because the user has seen them.
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
      return show(message: strings.accountGone)
    }
    let presenter = session.presenter.marking(session.news.arrived.accounts.keys)
    panel.model = presenter.details(of: account, changes: session.news.changes)
    do {
      let (content, history) = try reading(of: account).opened(presenter)
      content.peeked = peeked
      rows.form = content.form
      (head.titles.form, head.titles.strings) = (content.form, strings)
      panel.show(
        history.map { presenter.chart($0, session.chartRange, in: account.currency) }, isTable: !canDraw)
      hideHints(of: history == nil ? [.chartRange, .chartDay] : [])
      layOut()
      let isMarking = self.content.map(looksAlike) == true && !session.news.changes.isEmpty
      table.apply(content, marking: isMarking)
      self.content = content
      if table.selectedRow == nil { beforeFinding.map(table.select) == true ? () : table.moveToFirst() }
    } catch {
      show(message: strings.sentence(strings.transactionsFailed, error))
    }
  }

  /// The report in its current state; nil when it cannot be read, or the account no longer exists.
  var report: Report? {
    guard let account = session.snapshot?.accounts.first(where: { $0.id == id })?.account else { return nil }
    return try? reading(of: account).report
  }

  /// The matches, when only these are shown.
  var shownMatches: FoundTransactions? { isFiltered ? finding.found : nil }

  /// Whether to keep the current rows until new matches arrive, because deleted transactions would shift the old
  /// matches.
  private var waitsForMatches: Bool { isFiltered && finding.isLooking && content.map(looksAlike) == true }

  private func reading(of account: Account) -> DetailsReading {
    DetailsReading(account: account, options: options, found: shownMatches, bank: session.bank)
  }

  private var isFiltered: Bool { finding.showsMatchesOnly && finding.found != nil }

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

  private func show(message: String) {
    content = nil
    table.apply(Sections([(.grandTotal, [ReportRow.message(.grandTotal, message)])]))
  }

  /// Keeps the month and day of the first visible row in view where there is a line for it, and the column titles on
  /// tall screens.
  private func showHeading() {
    head.show(height: application?.terminal.size.height ?? 0, layOut: layOut) {
      let row = table.position.flatMap { content?.heading(ofRow: $0.first - 1) }
      return (row.map(rows.model), content != nil, table.isScrolled && content != nil)
    }
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
