import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The state that all screens share: accounts, running work, and the notice for the user.
final class Session {
  /// The state of the accounts.
  enum State: Equatable {
    /// Loading for the first time.
    case loading
    /// The accounts as last read.
    case loaded(AccountsSnapshot)
    /// The database could not be read, with the reason in the user's language.
    case failed(String)
  }

  /// An action that `u` undoes without asking.
  enum Undoable {
    case deletion(Transaction.ID)
    /// Naming payees, with the changes that take it back.
    case naming([PayeeChange])
  }

  let bank: any BankService
  var settings: ViewerSettings { didSet { version += 1 } }
  /// Called when the accounts have changed.
  var onChange: () -> Void = {}
  weak var application: Application?

  /// The state of the accounts.
  private(set) var state = State.loading {
    didSet {
      version += 1
      loads += 1
    }
  }
  /// A number that changes whenever the database may have changed.
  private(set) var loads = 0
  /// A number that changes whenever the accounts may have changed.
  private(set) var version = 0
  /// The daily totals of posted transactions of the last 30 days, for trends. They are loaded after the accounts.
  private(set) var recent: [Account.ID: [DayTotal]] = [:]
  /// A number that changes whenever the trends do.
  private(set) var trends = 0
  /// The reconciliation with statements. Loaded when the user first opens the sources, and after every later change.
  private(set) var proofs: [AccountReconciliation]? { didSet { version += 1 } }
  /// The notice in the status line, shown until the next key.
  var notice: String? { didSet { application?.setNeedsDisplay() } }
  /// The news: recent changes for a moment, unseen transactions until the account is opened.
  var news = AccountNews() { didSet { if news != oldValue { version += 1 } } }
  /// The transactions that a screen has shown as new.
  var shownRows: Set<Transaction.ID> = []
  /// The state of the database from which the new rows were read.
  var newRowsRead = -1
  /// The timer that ends that moment; nil when no changes are shown.
  var ending: ScheduledAction?
  /// The lock; nil when it is off.
  var lock: Lock?
  /// What was done last in this session and can be undone.
  var lastDone: Undoable?
  var chartRange = ChartRange.quarter { didSet { version += 1 } }
  /// The stage of the demo's first seconds; nil when they are not played.
  var demoStart: DemoStart?
  /// The answers in a setup that the user left before the source was saved; nil when there are none.
  var setupDraft: SetupDialog?
  /// The running refresh or import.
  private(set) var work: SyncProgress?

  init(bank: any BankService, settings: ViewerSettings) {
    self.bank = bank
    self.settings = settings
  }

  /// Changes settings and saves them.
  func choose(_ change: (inout ViewerChoices) -> Void) {
    change(&settings.choices)
    settings.onChoice(settings.choices)
    application?.setNeedsDisplay()
  }

  /// The accounts; nil until they are loaded.
  var snapshot: AccountsSnapshot? {
    if case .loaded(let snapshot) = state { snapshot } else { nil }
  }

  /// The presenter, which knows the names of all accounts.
  var presenter: Presenter { settings.presenter.knowing(snapshot?.accounts ?? []) }

  /// Loads the accounts. The screen keeps its contents until then. `tell` reports the changes in the same frame, so
  /// that no key can come between the two.
  func load(_ tell: (SnapshotChanges) -> Void = { _ in }) async {
    var changes = SnapshotChanges()
    do throws(BankError) {
      let new = try await bank.snapshot()
      if let snapshot { changes = SnapshotChanges(from: snapshot, to: new) }
      if bank.isDemo {
        keepUp(with: new)
        if snapshot == nil { markFirstDay() }
      }
      state = .loaded(new)
    } catch {
      state = .failed(error.message)
    }
    show(changes)
    tell(changes)
    onChange()
    startDemo()
    application?.setNeedsDisplay()
    await loadTrends()
    findNewRows()
    if proofs != nil { await prove() }
  }

  /// Loads the reconciliation with statements.
  func prove() async {
    guard let found = try? await bank.reconciliation(), found != proofs else { return }
    proofs = found
    application?.setNeedsDisplay()
  }

  private func loadTrends() async {
    guard let days = try? await bank.dayTotals(since: settings.presenter.now.day.advanced(by: -30)), days != recent
    else {
      return
    }
    (recent, trends) = (days, trends + 1)
    application?.setNeedsDisplay()
  }

  /// Makes the demo bank's newest day today, because each refresh advances it.
  private func keepUp(with snapshot: AccountsSnapshot) {
    guard let day = snapshot.accounts.compactMap(\.account.balanceDate?.day).max() else { return }
    settings.clock.daysAhead += settings.clock.localNow.day.distance(to: day)
  }

  /// Switches to the demo bank.
  func openDemo() {
    let before = state
    state = .loading
    news = AccountNews()
    onChange()
    runTask { [self] in
      do throws(BankError) {
        try await bank.openDemo()
        await load()
      } catch {
        state = before
        onChange()
        alert(settings.strings.help(.demo), error.message)
      }
    }
  }

  /// Starts a task of a screen, unless the application has ended.
  @discardableResult
  func runTask(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? { application?.runTask(work) }

  /// Shows a message that the user must confirm.
  func alert(_ title: String, _ message: String) {
    let ok = Alert.Choice("o", settings.strings.ok)
    application?.present(Alert(Text(title, .title), Text(message), [ok]))
  }

  /// The user's names for sources, by their own.
  private var titles: [String: String] {
    let named = (snapshot?.sources ?? []).compactMap { source in source.title.map { (source.name, $0) } }
    return Dictionary(named, uniquingKeysWith: { $1 })
  }

  /// Runs work and reports its progress; refuses when other work is running. `done` reports the result instead of the
  /// number of changes.
  func start(_ title: String, _ begin: () -> RunningSync, failure: String, done: ((SyncProgress) -> Void)? = nil) {
    guard work == nil else { return notice = settings.strings.refreshIsRunning }
    let work = SyncProgress(title, begin(), isMoving: settings.motion, titles: titles, application: application)
    self.work = work
    notice = nil
    runTask { [self] in
      let outcome = await work.outcome()
      await load { changes in
        // Only after the accounts are loaded; otherwise another reload could report these changes first.
        self.work = nil
        tell(outcome, changes, failure: failure, done: done.map { done in { done(work) } })
        tell(rememberedBy: work)
      }
    }
  }

  /// Adds to the notice which profiles were saved to the config.
  private func tell(rememberedBy work: SyncProgress) {
    let words = work.remembered.map(settings.strings.remembered)
    if !words.isEmpty { notice = (words + [notice].compactMap(\.self)).joined(separator: ", ") }
    guard let reason = work.notRemembered else { return }
    alert(settings.strings.notRemembered, settings.presenter.formats.foreign(reason))
  }

  /// Reports how work ended. Work that was stopped may have changed something, which is reported too.
  private func tell(_ outcome: SyncProgress.Outcome, _ changes: SnapshotChanges, failure: String, done: (() -> Void)?) {
    switch outcome {
    case .stopped:
      let summary = settings.presenter.summary(of: changes)
      return notice = [settings.strings.refreshStopped, summary].compactMap(\.self).joined(separator: ": ")
    case .finished(let count):
      if let done { return done() }
      notice = settings.strings.refreshed(changes: count)
    case .failed(let trouble):
      alert(trouble.hasRest ? settings.strings.refreshedPartly : failure, trouble.text(settings.presenter))
    case .postponed(let trouble): alert(settings.strings.notAsked, trouble.text(settings.presenter))
    }
    tell(changes)
  }
}

extension Session {
  func switchPrivacy() {
    choose { $0.isPrivate.toggle() }
    notice = settings.strings.privacy(isOn: settings.choices.isPrivate)
  }

  /// Changes the range of charts.
  func switchChart(by count: Int) {
    chartRange = chartRange.advanced(by: count)
    notice = settings.strings.chart(of: settings.strings.range(chartRange))
  }

  func switchMouse() {
    choose { $0.takesMouse.toggle() }
    application?.terminal.captureMouse(settings.choices.takesMouse)
    notice = settings.strings.mouse(isOn: settings.choices.takesMouse)
  }

  /// Locks the screen, if the lock is on.
  func lockScreen() {
    guard let lock else { return notice = settings.strings.lockIsOff }
    lock.close()
  }

  /// Copies a text, unless it is masked on the screen, and reports that.
  func copy(_ text: String?, isShown: Bool) {
    let strings = settings.strings
    guard let text else { return notice = strings.nothingToCopy }
    guard isShown || !settings.choices.isPrivate else { return notice = strings.copyIsMasked }
    notice = application?.terminal.copy(text) == true ? strings.copied : strings.cannotCopy
  }
}
