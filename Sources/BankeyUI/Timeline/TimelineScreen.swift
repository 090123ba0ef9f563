import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// All accounts by day: authorized transactions, then posted ones by month.
final class TimelineScreen: SearchableScreen<Timeline.Section, TimelineRow> {
  private let panel = TitlePanel()
  private let titles = ReportTitlesView()
  /// The month and day of the first visible row, while their own lines are scrolled away.
  private let heading = ReportRowView()
  private let rows: ReportStyle
  private(set) var content: TimelineContent?
  /// The accounts or the kind that are shown; nil for all.
  var narrowing: FindTerm? { didSet { if narrowing != oldValue { load() } } }
  private var days: TimelineDays?
  /// Whether `days` reach back to the first transaction.
  private var isWhole = false
  /// The row that the user wished to go to while only the last months were there: an end, or a row by its number.
  private var wish: (isForward: Bool, number: Int)?
  /// The accounts whose days these are.
  private var shown: [Account] = []
  private var failure: String?
  /// The certain transfers of the months that have been shown.
  private var transfers: [Day: [OwnTransfer]] = [:]
  /// The state of the database that was read.
  private var read = -1
  private var reading: Task<Void, Never>?
  private var adding: Task<Void, Never>?
  /// The row whose amounts are shown in privacy mode.
  private var peeked: TimelineRow.ID? { didSet { if peeked != oldValue { needsFilling() } } }

  init(_ session: Session) {
    let rows = ReportStyle()
    self.rows = rows
    heading.isHidden = true
    let table = TableView<Timeline.Section, TimelineRow> { row in
      if case .day = row.id { .with(TimelineDayView.self, rows.model(row.row)) } else { rows.showing(row.row) }
    }
    super.init(session, .timeline, head: panel, line: StackView(.vertical, [titles, heading]), table: table)
    table.isSelectable = { if case .row(let row) = $0 { row.isSelectable } else { false } }
    table.onOpen = { [unowned self] in open($0) }
    table.onSelect = { [unowned self] _ in peeked = nil }
  }

  isolated deinit {
    reading?.cancel()
    adding?.cancel()
  }

  override func endPeek() { peeked = nil }

  /// What was marked as new has been seen.
  override func goBack() {
    session.leaveNewRows(of: Set(shown.map(\.id)))
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
    if read != session.loads {
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

  /// Any key takes back the wish to go to a row that is not read yet.
  override func handle(_ event: Event) -> Bool {
    if case .key = event { wish = nil }
    return super.handle(event)
  }

  /// Narrows, exports, deletes, undoes, copies, and moves by month.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .end where !isWhole:
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

  /// The accounts that the timeline covers: those of net worth, as far as they are to be shown.
  var accounts: [Account] {
    let counted = (session.snapshot?.accounts ?? []).filter { !$0.isExcluded }.map(\.account)
    guard let narrowing else { return counted }
    let wanted = FindQuery([narrowing]).accounts(among: counted)
    return counted.filter { wanted?.contains($0.id) ?? true }
  }

  /// Reads the days. The list keeps its contents until then. The first time it shows the last months at once, and then
  /// everything, because the days of many accounts over many years take a moment.
  private func load() {
    read = session.loads
    reading?.cancel()
    let accounts = accounts
    let recent: Day? = days == nil ? firstOfRecent : nil
    reading = session.runTask { [weak self, bank = session.bank] in
      do throws(BankError) {
        if let recent {
          let days = try await bank.timeline(of: accounts, since: recent)
          if !Task.isCancelled, !days.posted.isEmpty { self?.take(days, of: accounts, isWhole: false) }
        }
        let days = try await bank.timeline(of: accounts, since: nil)
        if Task.isCancelled { return }
        self?.take(days, of: accounts, isWhole: true)
      } catch {
        self?.failure = self?.strings.sentence(self?.strings.transactionsFailed ?? "", error)
      }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// The first day of the third last month.
  private var firstOfRecent: Day {
    let day = session.settings.presenter.now.day.advanced(by: -62)
    return day.advanced(by: 1 - day.components.day)
  }

  private func take(_ days: TimelineDays, of accounts: [Account], isWhole: Bool) {
    if self.isWhole || !isWhole { transfers = [:] }
    (self.days, shown, self.isWhole, failure) = (days, accounts, isWhole, nil)
    needsFilling()
    application?.setNeedsDisplay()
  }

  /// Shows the days, or why there are none.
  override func fill() {
    (titles.strings, titles.noteTitle) = (strings, strings.column(.account))
    panel.title = strings.timeline + (narrowing.map { (canDraw ? " · " : " - ") + name(of: $0) } ?? "")
    panel.notes = [isFiltered ? strings.matchesOnly : strings.leavesOutTransfers]
    guard let days, let snapshot = session.snapshot, failure == nil else { return say(failure ?? strings.loading) }
    do {
      let pages = try session.bank.transactions()
      let presenter = session.settings.presenter.knowing(snapshot.accounts).marking(session.newRows.keys)
      let timeline =
        if let found = shownMatches {
          Timeline(of: found, in: shown, from: pages)
        } else {
          Timeline(of: shown, days, rows: try pages.timeline(of: shown))
        }
      guard timeline.count > 0 else { return say(isFiltered ? strings.noMatches : strings.emptyTimeline) }
      show(TimelineContent(timeline, pages, presenter))
    } catch {
      say(strings.sentence(strings.transactionsFailed, error))
    }
  }

  private func show(_ content: TimelineContent) {
    content.peeked = peeked
    // Matches count on each side, so nothing is left out.
    let none = content.timeline.months.map { ($0.id, [OwnTransfer]()) }
    content.transfers = isFiltered ? Dictionary(none, uniquingKeysWith: { first, _ in first }) : transfers
    content.onMissing = { [weak self] in self?.add(transfersOf: $0) }
    (rows.form, titles.form, self.content) = (content.form, content.form, content)
    let isFirst = table.selectedRow == nil
    apply(content)
    if isFirst { selectFirstLine() }
    if isWhole, let wish {
      _ = table.move(.end, isForward: wish.isForward, times: wish.number)
      self.wish = nil
    }
  }

  /// Begins at the newest transaction rather than at the heading above it.
  private func selectFirstLine() {
    guard let content, let line = content.first else { return }
    _ = table.select(.line(line))
  }

  private func say(_ message: String) {
    content = nil
    table.apply(Sections([(Timeline.Section(status: .posted, day: Day(number: 0)), [TimelineRow(message: message)])]))
  }

  /// Reads the transfers of a month and its neighbors, so that they are there when the user moves on.
  private func add(transfersOf month: Int) {
    guard adding == nil, let content else { return }
    let months = content.timeline.months
    let wanted = [month, month + 1, month - 1].filter { months.indices.contains($0) }.map { months[$0] }
      .filter { transfers[$0.id] == nil }
    let accounts = content.timeline.accounts
    adding = session.runTask { [weak self, bank = session.bank, read] in
      for month in wanted {
        let found = try? await bank.transfers(in: month.span, between: accounts)
        guard let self, self.read == read, !Task.isCancelled else { break }
        self.transfers[month.id] = found ?? []
        self.content?.transfers[month.id] = found ?? []
      }
      self?.adding = nil
      self?.table.reload()
      self?.application?.setNeedsDisplay()
    }
  }

  // MARK: What is shown

  /// The matches, when only these are shown.
  private var shownMatches: FoundTransactions? { isFiltered ? finding.found : nil }

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
    let height = application?.terminal.size.height ?? 0
    let row = table.firstPlace.flatMap { content?.heading(at: $0) }
    let hides = (titles: height < 30 || content == nil, heading: !table.isScrolled || row == nil || height < 10)
    if heading.isHidden != hides.heading || titles.isHidden != hides.titles {
      (heading.isHidden, titles.isHidden) = (hides.heading, hides.titles)
      layOut()
    }
    if !hides.heading { heading.show(row.map { rows.model($0.row) }) }
  }

  /// "1 of 412", counting transactions.
  override var position: String {
    guard isWhole, let content, let place = table.selectedPlace, let number = content.number(at: place) else {
      return ""
    }
    return show(number, of: content.timeline.count)
  }

  /// Shows what the sum of a month is made of.
  private func explain(_ day: Day, in currency: Currency) {
    guard let content, let month = content.timeline.months.first(where: { $0.id == day }) else { return }
    let found = shownMatches.map { found in
      Dictionary(
        found.groups.filter { $0.key.status == .posted }.map { ($0.key.account, $0.value.days) },
        uniquingKeysWith: { $1 })
    }
    application?.push(
      TimelineMonthScreen(
        session, month, in: currency, of: content.timeline.accounts, without: content.transfers[day] ?? [], found))
  }

  /// Exports what is shown: the matches, or all transactions of the accounts shown.
  private func export() {
    if finding.isLooking { return session.notice = strings.nothingToExport }
    if let found = shownMatches { return askHowToExport(found.count) { ReportExport(of: found, as: $0) } }
    let scope = FindScope(date: .booked, accounts: Set(accounts.map(\.id)))
    session.runTask { [weak self, finder = session.bank.finder] in
      guard let found = try? await finder.all(of: FindQuery([]), in: scope) else { return }
      self?.askHowToExport(found.count) { ReportExport(of: found, as: $0) }
    }
  }
}
