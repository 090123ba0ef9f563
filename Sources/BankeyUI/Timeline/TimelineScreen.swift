import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// All accounts by day: authorized transactions, then posted ones by month.
final class TimelineScreen: SearchableScreen<Timeline.Section, TimelineRow> {
  private let panel = TitlePanel()
  private let head = ReportHeadView()
  private let rows: ReportStyle
  private(set) var content: TimelineContent?
  /// The accounts or the kind that are shown; nil for all.
  var narrowing: FindTerm? { didSet { if narrowing != oldValue { load() } } }
  private let reading: TimelineReading
  private let transfers: TimelineTransfers
  /// The row that the user wanted to go to while only the last months were loaded: an end, or a row by its number.
  private var wish: (isForward: Bool, number: Int)?
  /// The row whose amounts are shown in privacy mode.
  private var peeked: TimelineRow.ID? { didSet { if peeked != oldValue { needsFilling() } } }

  init(_ session: Session) {
    let rows = ReportStyle()
    self.rows = rows
    (reading, transfers) = (TimelineReading(session), TimelineTransfers(session))
    let table = TableView<Timeline.Section, TimelineRow> { row in
      if case .day = row.id { .with(TimelineDayView.self, rows.model(row.row)) } else { rows.showing(row.row) }
    }
    super.init(session, .timeline, head: panel, line: head, table: table)
    table.isSelectable = { if case .row(let row) = $0 { row.isSelectable } else { false } }
    table.onOpen = { [unowned self] in open($0) }
    table.onSelect = { [unowned self] _ in peeked = nil }
    reading.onRead = { [unowned self] in take($0) }
    transfers.onRead = { [unowned self] in show(transfers: $0) }
  }

  override func endPeek() { peeked = nil }

  /// Removes the marks of new transactions, because the user has seen them.
  override func goBack() {
    session.leaveNewRows(of: Set(reading.accounts.map(\.id)))
    super.goBack()
  }

  override var scope: FindScope {
    let shown = Set(accounts.map(\.id))
    return FindScope(date: .booked, accounts: accountsInQuestion.map(shown.intersection) ?? shown)
  }

  override func row(of transaction: Transaction.ID) -> TimelineRow.ID? { .line(transaction) }

  override func place(of row: TimelineRow.ID?) -> MatchNavigator.Position? {
    guard case .line(let id) = row, let transaction = content?.transaction(id) else { return nil }
    return MatchNavigator.Position(status: transaction.status, key: transaction.key(by: .booked))
  }

  override func restoreRows() { fill() }

  /// Reads again when the database changes, and fills the list with the result.
  override func update() {
    if reading.loads != session.loads {
      load()
      findAgain()
    }
    session.findNewRows()
    if takeState() { fill() }
    light()
    layOut()
    showHeading()
    showLastLine(position: position)
  }

  /// Any key cancels going to a row that is not loaded yet.
  override func handle(_ event: Event) -> Bool {
    if case .key = event { wish = nil }
    return super.handle(event)
  }

  /// Narrows, exports, deletes, undoes, copies, and moves by month.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .end where !reading.isWhole:
      wish = (isForward, count)
      super.perform(command, isForward: isForward)
    case .narrow: askWhatToShow()
    case .export: export()
    case .delete: session.askToDelete(selectedTransaction)
    case .undo: session.undo(selectedTransaction)
    case .rename: session.namePayee(of: selectedTransaction)
    case .peek: peek { peeked = peeked == nil ? table.selectedRow?.id : nil }
    case .copyAmount: session.copy(table.selectedRow.flatMap { content?.amount(of: $0.id) }, isShown: peeked != nil)
    case .copyNumber: session.copy(selectedTransaction?.copyableNumber, isShown: peeked != nil)
    case .month: moveByMonth(isForward)
    case .counterparties: showCounterparties()
    default: super.perform(command, isForward: isForward)
    }
  }

  private func open(_ item: TableItem<Timeline.Section, TimelineRow>) {
    guard case .row(let row) = item else { return }
    peeked = nil
    switch row.id {
    case .line(let id):
      open(.transaction(id) { [weak self] in self?.neighbor(of: $0, isForward: $1) })
    case .month(let day, let currency): explain(day, in: currency)
    case .authorized, .day, .message: break
    }
  }

  /// The line below or above another. It is also selected here, so that going back returns to it.
  private func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard let next = content?.neighbor(of: id, isForward: isForward) else { return nil }
    _ = table.select(.line(next))
    return next
  }

  private func moveByMonth(_ isForward: Bool) {
    guard let row = content?.month(from: table.selectedPlace, isForward: isForward) else { return }
    _ = table.select(row)
  }

  // MARK: Reading

  /// The accounts that the timeline covers: those that count in net worth and that the user has not narrowed out.
  var accounts: [Account] {
    let counted = (session.snapshot?.accounts ?? []).filter { !$0.isExcluded }.map(\.account)
    guard let narrowing else { return counted }
    let wanted = FindQuery([narrowing]).accounts(among: counted)
    return counted.filter { wanted?.contains($0.id) ?? true }
  }

  private func load() { reading.read(accounts) }

  /// Shows what was read. Transfers of the last months stay known when the older days follow.
  private func take(_ reading: TimelineReading.Part) {
    if reading == .anew { transfers.forget() }
    needsFilling()
    application?.setNeedsDisplay()
  }

  /// Shows the days, or why there are none.
  override func fill() {
    (head.titles.strings, head.titles.noteTitle) = (strings, strings.column(.account))
    panel.title = strings.timeline + (narrowing.map { (canDraw ? " · " : " - ") + name(of: $0) } ?? "")
    panel.notes = [isFiltered ? strings.matchesOnly : strings.leavesOutTransfers]
    guard let days = reading.days, session.snapshot != nil, reading.failure == nil else {
      return show(message: reading.failure ?? strings.loading)
    }
    do {
      let pages = try session.bank.transactions()
      let presenter = session.presenter.marking(session.news.arrived.accounts.keys)
      let timeline =
        if let found = shownMatches {
          Timeline(of: found, in: reading.accounts, from: pages)
        } else {
          Timeline(of: reading.accounts, days, rows: try pages.timeline(of: reading.accounts))
        }
      guard timeline.count > 0 else { return show(message: isFiltered ? strings.noMatches : strings.emptyTimeline) }
      show(TimelineContent(timeline, pages, presenter))
    } catch {
      show(message: strings.sentence(strings.transactionsFailed, error))
    }
  }

  private func show(_ content: TimelineContent) {
    content.peeked = peeked
    // Matches count on each side, so nothing is left out.
    let none = content.timeline.months.map { ($0.id, [OwnTransfer]()) }
    content.transfers = isFiltered ? Dictionary(none, uniquingKeysWith: { first, _ in first }) : transfers.known
    content.onMissing = { [weak self, timeline = content.timeline] in self?.transfers.read(around: $0, of: timeline) }
    (rows.form, head.titles.form, self.content) = (content.form, content.form, content)
    let isFirst = table.selectedRow == nil
    apply(content)
    if isFirst { selectFirstLine() }
    if reading.isWhole, let wish {
      _ = table.move(.end, isForward: wish.isForward, times: wish.number)
      self.wish = nil
    }
  }

  /// Begins at the newest transaction rather than at the heading above it.
  private func selectFirstLine() {
    guard let content, let line = content.first else { return }
    _ = table.select(.line(line))
  }

  private func show(message: String) {
    content = nil
    table.apply(Sections([(Timeline.Section(status: .posted, day: Day(number: 0)), [TimelineRow(message: message)])]))
  }

  private func show(transfers: [Day: [OwnTransfer]]) {
    if !isFiltered { content?.transfers = transfers }
    table.reload()
    application?.setNeedsDisplay()
  }

  // MARK: What is shown

  /// The matches, when only these are shown.
  var shownMatches: FoundTransactions? { isFiltered ? finding.found : nil }

  private var isFiltered: Bool { finding.showsMatchesOnly && finding.found != nil }

  /// The selected transaction; of a transfer, the side that the money leaves.
  private var selectedTransaction: Transaction? {
    guard case .line(let id) = table.selectedRow?.id else { return nil }
    return content?.transaction(id)
  }

  private func light() {
    guard rows.query != finding.query else { return }
    rows.query = finding.query
    table.reload()
  }

  /// Keeps the month and day of the first visible row in view where there is a line for it, and the column titles on
  /// tall screens.
  private func showHeading() {
    head.show(height: application?.terminal.size.height ?? 0, layOut: layOut) {
      let row = table.firstPlace.flatMap { content?.heading(at: $0) }
      return (row.map { rows.model($0.row) }, content != nil, table.isScrolled && row != nil)
    }
  }

  /// "1 of 412", counting transactions.
  override var position: String {
    guard reading.isWhole, let content, let place = table.selectedPlace, let number = content.number(at: place) else {
      return ""
    }
    return show(number, of: content.timeline.count)
  }
}
