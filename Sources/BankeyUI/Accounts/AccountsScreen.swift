import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The first screen: all balances at a glance.
final class AccountsScreen: ListScreen<AccountSection, AccountItem> {
  let panel = HeaderPanel()
  let pane = AccountPane()
  let panes: TwoPanes
  /// Loads the contents of the pane.
  let source = PaneSource()
  /// The state from which the pane was drawn, and the account in it.
  var paneState: PaneState?
  var shownInPane: Account.ID?
  let rows: RowStyle
  private var density: Density
  private var sections: [AccountSection] = []
  /// The space for which the density was chosen.
  private var room = (columns: 0, lines: 0, height: 0)
  /// Whether there is room for a blank line between sections.
  private var hasSpacers = false
  /// The account whose amounts are shown in privacy mode.
  var peeked: Account.ID? { didSet { if peeked != oldValue { needsFilling() } } }
  private var time: LocalTime?
  /// Keys typed before the accounts were loaded, which act on them then.
  private var early: [Event] = []

  init(_ session: Session) {
    let rows = RowStyle(raisesCents: session.settings.raisesCents)
    self.rows = rows
    density = session.settings.startingDensity(isDemo: session.bank.isDemo)
    let table = TableView<AccountSection, AccountItem> { rows.showing($0) }
    panes = TwoPanes(table, pane)
    super.init(session, .accounts, head: panel, table: table, in: panes)
    pane.onPress = { [unowned self] in self.table.open() }
    table.header = { $0.header.map { .with(SectionHeaderView.self, $0) } }
    table.footer = { [unowned self] in
      $0.footer.map { .with(FooterView.self, $0) } ?? (hasSpacers ? .title("") : nil)
    }
    table.isSelectable = { if case .row(let row) = $0 { row.isSelectable } else { false } }
    table.onOpen = { [unowned self] in open($0) }
    table.onSelect = { [unowned self] _ in peeked = nil }
  }

  /// The state that determines the rows: accounts and trends.
  override var state: ListState { ListState(version: session.version, trends: session.trends) }

  /// Updates everything to the accounts, the time and the terminal's size.
  override func update() {
    panes.split(wantsPane)
    panel.isSlim = panes.isSplit
    if panel.isSlim { panel.isFolded = false }
    let isNew = takeState()
    showHeader(isNew: isNew)
    layOut()
    if isNew {
      sections = makeSections()
      fitColumns()
    }
    if table.display != display { table.display = display }
    chooseDensity(isNew: isNew)
    if isNew { show(sections) }
    if session.state != .loading, !early.isEmpty { session.runTask { [weak self] in self?.sendEarly() } }
    if !panel.isSlim { fold(panel, over: table) }
    followSelection()
    show(position: position)
  }

  override func endPeek() { peeked = nil }

  /// Keeps keys that need the accounts until they are loaded, and all after them except that for quitting.
  override func handle(_ event: Event) -> Bool {
    guard case .key(let key) = event, session.state == .loading || !early.isEmpty else { return super.handle(event) }
    let command = session.settings.keys.bindings.first { $0.places.contains(place) && $0.keys.contains(key) }?.command
    let waits = command.map(AccountsScreen.needingAccounts.contains) ?? false
    guard command != .quit, waits || !early.isEmpty else { return super.handle(event) }
    early.append(event)
    return true
  }

  private static let needingAccounts: Set<Command> = [
    .row, .page, .halfPage, .end, .section, .open, .copyAmount, .copyNumber, .peek, .changeAccount, .sortOrder,
    .stateBalance, .export,
  ]

  private func sendEarly() {
    let events = early
    early = []
    for event in events { application?.send(event) }
  }

  /// Changes the density and opens other screens; Esc stops a refresh.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .netWorth: open(.netWorth)
    case .density: changeDensity()
    case .pane: switchPane()
    case .chartRange: switchChart(isForward: isForward)
    case .peek: peek()
    case .copyAmount, .copyNumber: copy(command)
    case .leave: _ = session.stop()
    case .find: open(.find)
    case .export: askHowToExportAccounts()
    case .undo: session.undo()
    case .changeAccount: session.changeAccount(selected?.id, asking: .menu)
    case .sortOrder: session.changeAccount(selected?.id, asking: .order)
    case .stateBalance: session.changeAccount(selected?.id, asking: .balance)
    case .quit: application?.quit()
    default: super.perform(command, isForward: isForward)
    }
  }

  /// Updates the header when the accounts or the minute have changed.
  private func showHeader(isNew: Bool) {
    let presenter = session.settings.presenter
    guard isNew || presenter.now != time else { return }
    time = presenter.now
    panel.model = presenter.header(
      name: session.settings.name, of: session.snapshot, isLoading: session.state == .loading, days: session.recent,
      arrived: session.news.arrived)
  }

  /// "1–5 of 12", counting only accounts and not the messages above them.
  override var position: String {
    guard session.snapshot?.hasVisible == true, let position = table.position else { return "" }
    let dash = session.settings.formats.isASCII ? "-" : "–"
    let above = sections.filter { $0.id == .message }.reduce(0) { $0 + $1.items.count }
    let (first, last) = (max(1, position.first - above), max(1, position.last - above))
    let formats = session.settings.formats
    let rows = formats.count(first) + (first == last ? "" : dash + formats.count(last))
    return strings.position(rows, of: formats.count(position.count - above))
  }

  private func show(_ sections: [AccountSection]) {
    rows.isMasked = session.settings.choices.isPrivate
    table.apply(AccountsContent(sections))
    if table.selectedRow == nil { selectFirst() }
  }

  /// Takes over the room that the rows need.
  private func fitColumns() {
    let presenter = session.settings.presenter.peeking(at: peeked)
    rows.form = session.snapshot.map { presenter.form(of: sections, in: $0) } ?? ListForm()
    panes.listNeeds = CompactColumns.least(rows.form)
  }

  /// Selects the first account, even when a message above it could be selected.
  private func selectFirst() {
    table.moveToFirst()
    if case .message = table.selectedRow { table.move(by: 1) }
  }

  private func makeSections() -> [AccountSection] {
    let presenter = session.settings.presenter.peeking(at: peeked)
    return switch session.state {
    case .loading: presenter.skeleton(rows: 12)
    case .loaded(let snapshot): presenter.sections(of: snapshot, choice)
    case .failed(let reason): [presenter.message(MessageViewModel(failure(reason), action: .refresh))]
    }
  }

  /// The configured display; a message in place of accounts is always shown.
  private var display: SectionDisplay<SectionKey> {
    session.snapshot?.hasVisible == true ? session.settings.display : .hidesWithoutRows
  }

  private var choice: ListChoice {
    ListChoice(
      order: session.settings.order, hasEmptySections: session.settings.display != .hidesWithoutRows,
      isDemo: session.bank.isDemo, news: session.news,
      days: session.recent)
  }

  private func failure(_ reason: String) -> String {
    strings.sentence(strings.loadFailed, BankError(reason)) + "\n" + strings.loadFailedHelp
  }

  private func open(_ item: TableItem<AccountSection, AccountItem>) {
    peeked = nil
    switch item {
    case .row(.account(let row)): open(.account(row.id))
    case .row(.message(let message)): message.action.map { perform($0, isForward: true) }
    default: break
    }
  }

  private func changeDensity() {
    density = density.next
    session.choose { $0.density = density }
    let isRefused = panes.isSplit && isCompact && density != .compact
    session.notice = isRefused ? strings.compactBesidePane : strings.density(density)
  }

  /// Whether rows are compact with the chosen density.
  private var isCompact: Bool {
    panes.isSplit
      ? density.isCompactBesidePane(sections, lines: listLines)
      : density.isCompact(sections, columns: table.frame.width, lines: listLines)
  }

  /// The height of the list below the unfolded header, so that choices based on it stay the same when the header folds.
  private var listLines: Int { table.frame.height - (panel.isFolded && panel.canUnfold ? panel.foldedAway : 0) }

  /// Chooses the density. Examines all accounts, so it only runs when something relevant changed.
  private func chooseDensity(isNew: Bool) {
    let height = application?.terminal.size.height ?? 0
    let room = (columns: table.frame.width, lines: listLines, height: height)
    guard isNew || room != self.room else { return }
    self.room = room
    let isCompact = isCompact
    let isTall = height >= 30
    let hasSpacers = isTall && sections.lines(isCompact: isCompact) + sections.count <= listLines
    guard (rows.isCompact, self.hasSpacers) != (isCompact, hasSpacers) else { return }
    (rows.isCompact, self.hasSpacers) = (isCompact, hasSpacers)
    table.reload()
  }
}

extension AccountsScreen {
  /// Shows the amounts of the selected account in privacy mode until the selection moves, or hides them again.
  func peek() {
    peek { peeked = peeked == nil ? selected?.id : nil }
  }

  /// Copies the balance of the selected account, or its number.
  func copy(_ command: Command) {
    let text = selected.flatMap { account in
      command == .copyAmount ? account.balance.map(account.copyable) : account.copyableNumber
    }
    session.copy(text, isShown: peeked != nil)
  }

  private var selected: Account? {
    guard case .account(let row) = table.selectedRow else { return nil }
    return session.snapshot?.accounts.first { $0.id == row.id }?.account
  }
}
