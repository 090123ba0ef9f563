import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension Session {
  /// Asks the sources for news, all of them or one; where there is none to ask, says what to do instead.
  func refresh(_ source: String? = nil) {
    switch state {
    case .loading: notice = settings.strings.stillLoading
    case .failed:
      Task { await load() }
    case .loaded where source == Account.filesSource:
      alert(settings.strings.nothingToRefresh, settings.strings.filesAreNotAsked)
    case .loaded(let snapshot) where snapshot.isFromFilesOnly && !settings.hasInbox:
      alert(settings.strings.nothingToRefresh, settings.strings.allFromFiles)
    case .loaded:
      if demoStart != nil { demoStart = .over }
      askOrConfirm(source)
    }
  }

  /// Asks the sources for news, all of them or one. Those with few calls left are asked only when it is forced.
  func ask(_ source: String? = nil, isForced: Bool = false) {
    let sources = source.map { [$0] } ?? []
    start(
      settings.strings.refreshing(0, of: 0), { bank.refresh(sources, isForced: isForced) },
      failure: settings.strings.refreshFailed)
  }

  /// Asks the person first where a source has only a few calls left.
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

  /// Stops what runs; false when nothing does.
  func stop() -> Bool {
    work?.stop()
    return work != nil
  }

  /// What the status line says: what was last done, until the next key, then the work that runs.
  func status(_ capabilities: Capabilities) -> Text? {
    if let notice { return Text(notice, .strong) }
    if let work { return work.status(capabilities.symbols, settings.presenter) }
    return state == .loading ? Text(settings.strings.loading, .secondary) : nil
  }
}

extension Session {
  /// How long it is shown what has changed.
  static let moment = Duration.seconds(4)

  /// Shows for a moment what is different; without motion only what was not looked at is marked.
  func show(_ changes: SnapshotChanges) {
    guard !changes.isEmpty else { return }
    news.count(changes)
    guard settings.motion else { return }
    news.changes = changes
    ending?.cancel()
    ending = application?.schedule(after: Session.moment) { [weak self] in self?.endMoment() }
  }

  /// The transactions of an account are being looked at: none of them is new any more.
  func look(at id: Account.ID) {
    if news.unread[id] != nil { news.unread[id] = nil }
  }

  /// Says what is different, if anything is.
  func tell(_ changes: SnapshotChanges) {
    if let summary = settings.presenter.summary(of: changes) { notice = summary }
  }

  private func endMoment() {
    ending = nil
    news.changes = SnapshotChanges()
    demoMomentEnded()
  }
}

/// How far the demo's first seconds are.
enum DemoStart {
  /// Its first day is shown, and nothing was pressed yet that moves it on.
  case firstDay
  /// The next day comes by itself.
  case nextDay
  /// It goes on with `r`.
  case over
}

extension Session {
  /// How long the first day is shown.
  static let firstDay = Duration.seconds(3)

  /// The demo's first seconds: accounts, then by itself the next day, then the hint to press `r`.
  func startDemo() {
    guard demoStart == nil, bank.isDemo, settings.motion, settings.showsNextDay, snapshot != nil else { return }
    demoStart = .firstDay
    application?.schedule(after: Session.firstDay) { [weak self] in self?.showNextDay() }
  }

  /// Says how it goes on, once the next day was seen.
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
