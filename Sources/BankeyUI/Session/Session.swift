import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What all screens share: the accounts, the work that runs, and what is to be said of it.
final class Session {
  /// How far the accounts are.
  enum State: Equatable {
    /// They are being read for the first time.
    case loading
    /// They are here.
    case loaded(AccountsSnapshot)
    /// They could not be read.
    case failed(String)
  }

  let bank: any BankService
  var settings: ViewerSettings { didSet { version += 1 } }
  /// Called when other accounts are there, or none.
  var onChange: () -> Void = {}
  weak var application: Application?

  /// How far the accounts are.
  private(set) var state = State.loading {
    didSet {
      version += 1
      loads += 1
    }
  }
  /// Another number whenever the database may say something else.
  private(set) var loads = 0
  /// Another number whenever the accounts may be others.
  private(set) var version = 0
  /// The sums of posted days of the last 30 days, for trends; they come after the accounts.
  private(set) var recent: [Account.ID: [DayTotal]] = [:]
  /// Another number whenever they are others.
  private(set) var trends = 0
  /// What statements prove: read once somebody looks at the sources, and after every change from then on.
  private(set) var proofs: [AccountReconciliation]? { didSet { version += 1 } }
  /// What was last done, for the status line, until the next key.
  var notice: String? { didSet { application?.setNeedsDisplay() } }
  /// What is new: for a moment what has changed, until it is opened what was not looked at.
  var news = AccountNews() { didSet { version += 1 } }
  /// What ends that moment; nil when nothing is shown.
  var ending: Appointment?
  /// What stands before the screens until the user is there; nil where nothing is locked.
  var lock: Lock?
  /// What was deleted last and is not back.
  var lastDeleted: Transaction.ID?
  /// How far back charts go.
  var chartRange = ChartRange.quarter { didSet { version += 1 } }
  /// How far the demo's first seconds are; nil where they are not shown.
  var demoStart: DemoStart?
  /// The refresh or import that runs.
  private(set) var work: SyncProgress?

  init(bank: any BankService, settings: ViewerSettings) {
    self.bank = bank
    self.settings = settings
  }

  /// Changes what keys can change, and lets it be remembered.
  func choose(_ change: (inout ViewerChoices) -> Void) {
    change(&settings.choices)
    settings.onChoice(settings.choices)
    application?.setNeedsDisplay()
  }

  /// The accounts, once they are here.
  var snapshot: AccountsSnapshot? {
    if case .loaded(let snapshot) = state { snapshot } else { nil }
  }

  /// Reads the accounts. What is on the screen stays until they are here; `tell` says what is different in the same frame, so
  /// that no key can come between the two.
  func load(_ tell: (SnapshotChanges) -> Void = { _ in }) async {
    var changes = SnapshotChanges()
    do throws(BankFailure) {
      let new = try await bank.snapshot()
      if let snapshot { changes = SnapshotChanges(from: snapshot, to: new) }
      if bank.isDemo { keepUp(with: new) }
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
    if proofs != nil { await prove() }
  }

  /// Reads what statements prove.
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

  /// The demo bank's newest day is today, for it moves on with each refresh.
  private func keepUp(with snapshot: AccountsSnapshot) {
    guard let day = snapshot.accounts.compactMap(\.account.balanceDate?.day).max() else { return }
    settings.clock.daysAhead += settings.clock.localNow.day.distance(to: day)
  }

  /// Goes over to the demo bank.
  func openDemo() {
    let before = state
    state = .loading
    news = AccountNews()
    onChange()
    Task {
      do throws(BankFailure) {
        try await bank.openDemo()
        await load()
      } catch {
        state = before
        onChange()
        alert(settings.strings.help(.demo), error.message)
      }
    }
  }

  /// Shows a message that has to be answered.
  func alert(_ title: String, _ message: String) {
    let ok = Alert.Choice("o", settings.strings.ok)
    application?.present(Alert(Text(title, .title), Text(message), [ok]))
  }

  /// Runs something that reports its progress; refused with a word while something else runs. `done` says what came of it,
  /// where that is not how much is different.
  func start(_ title: String, _ begin: () -> SyncTask, failure: String, done: ((SyncProgress) -> Void)? = nil) {
    guard work == nil else { return notice = settings.strings.refreshIsRunning }
    let work = SyncProgress(title, begin(), isMoving: settings.motion, application: application)
    self.work = work
    notice = nil
    Task {
      let outcome = await work.outcome()
      await load { changes in
        // Not before the accounts are here: else a look at what somebody else wrote could take the changes away from this one.
        self.work = nil
        tell(outcome, changes, failure: failure, done: done.map { done in { done(work) } })
        tell(rememberedBy: work)
      }
    }
  }

  /// Says what stands in the config now, before what else is to be said.
  private func tell(rememberedBy work: SyncProgress) {
    let words = work.remembered.map(settings.strings.remembered)
    if !words.isEmpty { notice = (words + [notice].compactMap(\.self)).joined(separator: ", ") }
    guard let reason = work.notRemembered else { return }
    alert(settings.strings.notRemembered, settings.presenter.formats.foreign(reason))
  }

  /// Says how work ended. What was done before it was stopped is in, so that is said beside it.
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
  /// Masks all figures, or shows them again.
  func switchPrivacy() {
    choose { $0.isPrivate.toggle() }
    notice = settings.strings.privacy(isOn: settings.choices.isPrivate)
  }

  /// Lets charts go further back, or less far.
  func switchChart(by count: Int) {
    chartRange = chartRange.advanced(by: count)
    notice = settings.strings.chart(of: settings.strings.range(chartRange))
  }

  /// Takes the mouse, or leaves it to the terminal.
  func switchMouse() {
    choose { $0.takesMouse.toggle() }
    application?.terminal.captureMouse(settings.choices.takesMouse)
    notice = settings.strings.mouse(isOn: settings.choices.takesMouse)
  }

  /// Locks the screen, where there is a lock.
  func lockScreen() {
    guard let lock else { return notice = settings.strings.lockIsOff }
    lock.close()
  }

  /// Puts a text on the clipboard, unless it is masked on the screen, and says what became of it.
  func copy(_ text: String?, isShown: Bool) {
    let strings = settings.strings
    guard let text else { return notice = strings.nothingToCopy }
    guard isShown || !settings.choices.isPrivate else { return notice = strings.copyIsMasked }
    notice = application?.terminal.copy(text) == true ? strings.copied : strings.cannotCopy
  }
}
