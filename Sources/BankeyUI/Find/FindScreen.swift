import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Searches all accounts: shows matching accounts, then matching transactions, newest first.
final class FindScreen: SearchableScreen<FindSection, FindRow> {
  private let title = Label()
  let pane = FoundPane()
  let panes: TwoPanes
  /// Loads the account in the pane.
  let source = PaneSource()
  /// The state from which the pane was drawn, and the timer that waits for the selection to rest.
  var paneState: FoundPaneState?
  var waiting: ScheduledAction?
  private(set) var content: FindContent?
  /// The row whose amounts are shown in privacy mode.
  private(set) var peeked: FindRow.ID? { didSet { if peeked != oldValue { needsFilling() } } }
  /// The transactions shown: the first matches, or all of them.
  private var found: [TransactionKey] = []
  /// The query of the matches shown.
  private var shownQuery = FindQuery([])
  /// The query among whose matches a key has moved.
  private var movedQuery: FindQuery?
  /// Whether to open the first match once it arrives.
  private var opensFirst = false
  private let rows: FoundStyle
  /// The width of the list beside the pane, in which most matches are as complete as on a screen of 80 columns. It does
  /// not depend on the matches, because the pane would move with every letter that is typed.
  private static let listColumns = 76

  init(_ session: Session) {
    let rows = FoundStyle()
    self.rows = rows
    let table = TableView<FindSection, FindRow> { rows.showing($0) }
    panes = TwoPanes(table, pane)
    super.init(session, .find, head: title, table: table, in: panes)
    panes.listNeeds = FindScreen.listColumns
    for pane in [pane, pane.account] { pane.onPress = { [unowned self] in self.table.open() } }
    table.isSelectable = { if case .row(.message) = $0 { false } else if case .row = $0 { true } else { false } }
    table.onSelect = { [unowned self] _ in peeked = nil }
    table.onOpen = { [unowned self] in open($0) }
    startFinding()
  }

  /// Updates the rows to the accounts and settings.
  override func update() {
    let symbols = application?.terminal.capabilities.symbols
    title.text = Text((symbols?.back ?? "") + " ", .secondary) + Text(strings.findTitle, .strong)
    if takeState() {
      show()
      findAgain()
    }
    panes.split(wantsPane)
    layOut()
    followSelection()
    showLastLine(position: position)
  }

  /// Exports the results, peeks, and copies.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .leave: goBack()
    case .export: export()
    case .pane: switchPane()
    case .peek: peek()
    case .copyAmount, .copyNumber: copy(command)
    case .counterparties: showCounterparties()
    case .rename: rename()
    case .undo: session.undo()
    default: super.perform(command, isForward: isForward)
    }
  }

  /// Enter in the prompt opens the selected match, or the first one once it arrives.
  override func didKeep() {
    if shownQuery == finding.query { table.open() } else { opensFirst = true }
  }

  /// Any key but Enter cancels opening the first match, and a key in the list keeps the selection where it moves it.
  override func handle(_ event: Event) -> Bool {
    if case .key = event {
      opensFirst = false
      if finding.prompt == nil { movedQuery = finding.query }
    }
    return super.handle(event)
  }

  /// Tab moves from the prompt to the list.
  override func switchFilter() { keep() }

  /// Leaves the screen when the user leaves the prompt, without which it shows nothing.
  override func didFind(isBack: Bool) {
    if isBack, finding.prompt == nil { goBack() }
  }

  override var scope: FindScope { FindScope(date: session.settings.choices.grouping, accounts: accountsInQuestion) }

  /// Shows as many matches as fit on the screen, until all are known.
  override func showFirstMatch(of query: FindQuery, _ finder: any TransactionFinder) async throws {
    let first = try await finder.matches(of: query, in: scope, from: .first, limit: table.frame.height)
    guard query == finding.query else { return }
    show(first.map { $0.key(by: scope.date) })
    if movedQuery != query { table.moveToFirst() }
    if opensFirst { table.open() }
    opensFirst = false
  }

  /// Every row here is a match.
  override func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) async {
    table.move(by: isForward ? 1 : -1)
  }

  override func showFound() {
    if !finding.isActive { show([]) } else if let found = finding.found { show(found.newestFirst) }
  }

  func show(_ found: [TransactionKey]) {
    (self.found, shownQuery) = (found, finding.query)
    show()
  }

  private func show() {
    guard let pages = try? session.bank.transactions() else { return }
    let presenter = session.presenter
    let names = Dictionary(
      uniqueKeysWithValues: (session.snapshot?.accounts ?? []).map { ($0.id, presenter.distinctName(of: $0.account)) })
    let head = head(presenter)
    otherMatches = head.count { if case .account = $0 { true } else { false } }
    rows.query = finding.query
    let content = FindContent(head: head, found, pages) { [peeked] transaction, day in
      let isPeeked = peeked == .transaction(.transaction(transaction.id))
      return (isPeeked ? presenter.unmasked : presenter).row(of: transaction, on: day, in: names[transaction.account])
    }
    rows.form.widen(by: ReportForm(of: content.firstLines, dateColumns: presenter.longDateColumns))
    rows.shortDateColumns = presenter.dateColumns
    apply(content)
    self.content = content
  }

  private func head(_ presenter: Presenter) -> [FindRow] {
    guard finding.isActive else { return [.message(MessageViewModel(strings.findHelp, action: nil))] }
    let accounts = session.snapshot?.visible.map(\.account).filter(finding.query.matches) ?? []
    if accounts.isEmpty, finding.found?.count == 0 {
      return [.message(MessageViewModel(strings.noMatches, action: nil))]
    }
    return accounts.map { account in
      .account((peeked == .account(account.id) ? presenter.unmasked : presenter).row(of: account))
    }
  }

  private func open(_ item: TableItem<FindSection, FindRow>) {
    switch item {
    case .row(.account(let row)): open(.account(row.id))
    case .row(.transaction(let row)):
      guard case .transaction(let id) = row.id, let account = content?.transaction(id)?.account else { return }
      open(.account(account, selecting: id))
    default: break
    }
  }

  /// Names the payee of the selected transaction, or changes the selected account.
  private func rename() {
    switch table.selectedRow {
    case .account(let row): session.changeAccount(row.id, asking: .menu)
    case .transaction(let row):
      guard case .transaction(let id) = row.id else { return }
      session.namePayee(of: content?.transaction(id))
    case .message, nil: session.namePayee(of: nil)
    }
  }

  private func export() {
    guard !finding.isLooking, let found = finding.found else { return session.notice = strings.nothingToExport }
    askHowToExport(found.count) { ReportExport(of: found, as: $0) }
  }

  private func copy(_ command: Command) {
    session.copy(copyable(command), isShown: peeked != nil)
  }

  private func peek() {
    peek { peeked = peeked == nil ? table.selectedRow?.id : nil }
  }

  private func copyable(_ command: Command) -> String? {
    switch table.selectedRow {
    case .account(let row):
      guard let account = session.snapshot?.accounts.first(where: { $0.id == row.id })?.account else { return nil }
      return command == .copyAmount ? account.balance.map(account.copyable) : account.copyableNumber
    case .transaction(let row):
      guard case .transaction(let id) = row.id, let transaction = content?.transaction(id) else { return nil }
      let account = session.snapshot?.accounts.first { $0.id == transaction.account }?.account
      return command == .copyAmount ? account?.copyable(transaction.amount) : transaction.copyableNumber
    case .message, nil: return nil
    }
  }

  override var position: String {
    guard let position = table.position, finding.isActive, let selected = position.selected else { return "" }
    return show(selected, of: position.count)
  }
}

/// Selects the view for each result.
final class FoundStyle {
  private let accounts = RowStyle(raisesCents: false)
  /// The query whose matches are highlighted.
  var query = FindQuery([])
  /// The widths of the first matches' texts.
  var form = ReportForm()
  /// The width of dates without their year.
  var shortDateColumns = 0

  init() { accounts.isCompact = true }

  func showing(_ row: FindRow) -> Showing {
    switch row {
    case .account(let account): accounts.showing(.account(account))
    case .transaction(let row): .with(FoundRowView.self, model(row))
    case .message(let message): accounts.showing(.message(message))
    }
  }

  private func model(_ row: ReportRow) -> FoundRow {
    let line = if case .transaction(_, let line) = row { line } else { ReportLine(text: "") }
    return FoundRow(line: line, form: form, shortDateColumns: shortDateColumns, query: query)
  }
}
