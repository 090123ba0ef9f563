import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension Session {
  /// Refreshes all sources or one. When there is none to ask, says what to do instead.
  func refresh(_ source: String? = nil) {
    switch state {
    case .loading: notice = settings.strings.stillLoading
    case .failed:
      runTask { [self] in await load() }
    case .loaded where source == Account.filesSource:
      askForFiles(settings.strings.filesCannotBeRefreshed)
    case .loaded(let snapshot) where snapshot.isFromFilesOnly && !settings.hasInbox:
      askForFiles(settings.presenter.whyNothingToRefresh(in: snapshot))
    case .loaded:
      if demoStart != nil { demoStart = .over }
      askOrConfirm(source)
    }
  }

  /// Says why nothing can be refreshed, and offers to import files instead.
  private func askForFiles(_ reason: String) {
    let strings = settings.strings
    let choices: [Alert.Choice] = [
      .init("i", strings.importNewFiles) { [self] in open(.importPrompt) },
      .init("o", strings.ok),
    ]
    application?.present(Alert(Text(strings.nothingToRefresh, .title), Text(reason), choices))
  }

  /// Refreshes all sources or one. Sources with few calls left are only asked when forced.
  func ask(_ source: String? = nil, isForced: Bool = false) {
    let sources = source.map { [$0] } ?? []
    start(
      settings.strings.refreshing(0, of: 0), { bank.refresh(sources, isForced: isForced) },
      failure: settings.strings.refreshFailed)
  }

  /// Asks the user first when a source has few calls left.
  private func askOrConfirm(_ source: String?) {
    let sources = snapshot?.sourcesToAsk(source) ?? []
    let (presenter, strings) = (settings.presenter, settings.strings)
    guard work == nil, let few = presenter.fewCalls(of: sources) else { return ask(source) }
    var choices = [Alert.Choice("y", strings.refreshAll) { [weak self] in self?.ask(source, isForced: true) }]
    if sources.contains(where: { presenter.fewCalls(of: [$0]) == nil }) {
      choices.append(Alert.Choice("o", strings.refreshOthers) { [weak self] in self?.ask(source) })
    }
    choices.append(Alert.Choice("n", strings.cancel))
    application?.present(
      Alert(Text(strings.fewCallsLeft, .title), Text(few + "\n" + strings.refreshAnyway), choices))
  }

  /// Stops the running work; returns false when there is none.
  func stop() -> Bool {
    work?.stop()
    return work != nil
  }

  /// The status text: the last notice until the next key, or else the running work.
  func status(_ capabilities: Capabilities) -> Text? {
    if let notice { return Text(notice, .strong) }
    if let work { return work.status(capabilities.symbols, settings.presenter) }
    return state == .loading ? Text(settings.strings.loading, .secondary) : nil
  }
}

extension Session {
  /// The time for which changes are shown.
  static let moment = Duration.seconds(4)

  /// Shows changes for a moment. Without motion, only marks accounts with unseen transactions.
  func show(_ changes: SnapshotChanges) {
    guard !changes.isEmpty else { return }
    news.count(changes)
    guard settings.motion else { return }
    news.changes = changes
    ending?.cancel()
    ending = application?.schedule(after: Session.moment) { [weak self] in self?.endMoment() }
  }

  /// Marks the transactions of an account as seen.
  func look(at id: Account.ID) {
    news.unread[id] = nil
  }

  /// Summarizes changes in the status line, if there are any.
  func tell(_ changes: SnapshotChanges) {
    if let summary = settings.presenter.summary(of: changes) { notice = summary }
  }

  private func endMoment() {
    ending = nil
    news.changes = SnapshotChanges()
    demoMomentEnded()
  }
}

/// The stages of the demo's first seconds.
enum DemoStart {
  /// The first day is shown, and the user has not advanced it yet.
  case firstDay
  /// The next day is about to appear.
  case nextDay
  /// The user continues with `r`.
  case over
}

extension Session {
  /// The time for which the demo's first day is shown.
  static let firstDay = Duration.seconds(3)

  /// Plays the demo's first seconds: the accounts, then automatically the next day, then the hint to press `r`.
  func startDemo() {
    guard demoStart == nil, bank.isDemo, settings.motion, settings.showsNextDay, snapshot != nil else { return }
    demoStart = .firstDay
    application?.schedule(after: Session.firstDay) { [weak self] in self?.showNextDay() }
  }

  /// Shows the hint after the next day has been shown.
  func demoMomentEnded() {
    guard demoStart == .nextDay else { return }
    demoStart = .over
    notice = settings.strings.nextDayHint
  }

  private func showNextDay() {
    guard demoStart == .firstDay, work == nil else { return }
    demoStart = .nextDay
    ask()
  }
}

extension Session {
  /// Reads which transactions are new, once for each state of the database.
  func findNewRows() {
    guard newRowsRead != loads else { return }
    newRowsRead = loads
    runTask { [weak self, bank] in
      guard let found = try? await bank.newRows(), let self else { return }
      news.arrived = found.filter { id, _ in !self.shownRows.contains(id) }
      application?.setNeedsDisplay()
    }
  }

  /// Removes the marks from the transactions of accounts, because the user leaves the screen that has shown them.
  func leaveNewRows(of accounts: Set<Account.ID>) {
    shownRows.formUnion(news.arrived.filter { _, account in accounts.contains(account) }.accounts.keys)
    news.arrived = news.arrived.filter { _, account in !accounts.contains(account) }
  }

  /// Marks all news up to a mark as seen. What arrived since stays new.
  func markNews(_ mark: NewsMark) {
    bank.markNews(mark)
    news.arrived = news.arrived.filter { id, _ in id > mark.transaction }
  }

  /// Marks the first day of the demo as seen, because all of its accounts would be news.
  func markFirstDay() {
    runTask { [weak self, bank] in
      if let news = try? await bank.news() { self?.markNews(news.record.mark) }
    }
  }
}
