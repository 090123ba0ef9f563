import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Connects a bank: asks one question at a time, then tests the connection, and saves it only after that.
final class SetupScreen: SessionScreen {
  private let form = SetupView()
  private var dialog: SetupDialog
  private var reply = Reply()
  private var problem: SetupError?
  private var work: SyncProgress?
  private var report = SetupProgress()
  /// The source that is connected again; nil for a new one.
  private let known: String?

  /// Connects a new source.
  convenience init(_ session: Session) {
    let taken = session.snapshot?.sources.map(\.name) ?? []
    self.init(session, SetupDialog(places: SetupScreen.places, taken: taken), known: nil)
  }

  /// Connects an existing source again. Nil for sources that cannot be connected.
  convenience init?(_ session: Session, reconnecting source: SourceStatus) {
    guard let dialog = SetupDialog(reconnecting: source, places: SetupScreen.places) else { return nil }
    self.init(session, dialog, known: source.name)
  }

  private init(_ session: Session, _ dialog: SetupDialog, known: String?) {
    (self.dialog, self.known) = (dialog, known)
    super.init(session, .setup, head: form, list: SpacerView())
    Task { [weak self] in
      let places = await session.bank.secretPlaces()
      self?.dialog.places = places
      self?.application?.setNeedsDisplay()
    }
  }

  /// The places for secrets that work everywhere.
  private static let places = SetupPlace.offered([SetupPlace.file.rawValue])

  /// Shows the question, or the progress of the test.
  override func update() {
    form.model = model
    // While text is typed, keys are letters.
    hints.keys = dialog.choices.isEmpty ? [] : keys
    if let work, let capabilities = application?.terminal.capabilities {
      hints.status = work.status(capabilities.symbols, session.settings.presenter)
    } else {
      show(position: strings.setupKeys)
    }
  }

  /// Keys and pasted text answer the question. During the test only Esc has a meaning.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape): goBack()
    case .key(.enter): enter()
    case .key(let key) where answer(key): break
    case .paste(let text) where work == nil && dialog.choices.isEmpty: reply.prompt.insert(text)
    default: return super.handle(event)
    }
    application?.setNeedsDisplay()
    return true
  }

  /// Returns to the previous question with its answer; from the first one, leaves the screen. Stops a running test.
  override func goBack() {
    if let work { return work.stop() }
    problem = nil
    guard let answer = dialog.back() else { return leave() }
    reply.prompt = Prompt(dialog.choices.isEmpty ? answer.reveal() : "")
    reply.selected = dialog.choices.firstIndex(of: answer.reveal()) ?? 0
  }

  /// Returns to the screen below, which may have to be replaced by now.
  private func leave() {
    application?.pop()
    session.onChange()
  }

  private var model: SetupView.Model {
    var model = SetupView.Model(
      title: known.map { strings.reconnectTitle(session.settings.formats.foreign($0)) } ?? strings.setupTitle,
      problem: problem.map(strings.setupProblem))
    guard let step = dialog.step else {
      model.help = strings.setupTesting(dialog.name ?? "")
      return model
    }
    model.help = strings.setupHelp(step, suggestedName: dialog.suggestedName)
    (model.choices, model.selected) = (strings.setupChoices(of: dialog), reply.selected)
    (model.prompt, model.typed, model.isSecret) = (strings.setupPrompt(step), reply.prompt.text, step.isSecret)
    return model
  }

  /// Returns whether a key has a meaning in the question.
  private func answer(_ key: Key) -> Bool {
    guard work == nil, let effect = reply.take(key, among: dialog.choices.count) else { return false }
    if effect == .chosen { enter() }
    return true
  }

  private func enter() {
    guard work == nil else { return }
    let choices = dialog.choices
    do throws(SetupError) {
      try dialog.answer(choices.isEmpty ? reply.prompt.text : choices[min(reply.selected, choices.count - 1)])
      (reply, problem) = (Reply(), nil)
      if dialog.step == nil { connect(isTested: true) }
    } catch {
      problem = error
    }
  }
}

extension SetupScreen {
  private func connect(isTested: Bool) {
    let task = known.map { session.bank.reconnectSource($0, dialog.setup, isTested: isTested) }
    follow(task ?? session.bank.addSource(dialog.setup, isTested: isTested))
  }

  private func follow(_ task: RunningSync) {
    let name = dialog.name ?? ""
    let report = report
    let work = SyncProgress(
      strings.setupTesting(name), report.watching(task, strings), isMoving: session.settings.motion,
      application: application)
    self.work = work
    Task { [weak self] in
      let outcome = await work.outcome()
      self?.end(outcome, name)
    }
  }

  private func end(_ outcome: SyncProgress.Outcome, _ name: String) {
    work = nil
    application?.setNeedsDisplay()
    switch outcome {
    case .finished: leave(connected: name)
    case .stopped where report.isSaved: leave(connected: name)
    case .stopped: goBack()
    case .failed(let trouble), .postponed(let trouble): ask(trouble, name)
    }
  }

  private func leave(connected name: String) {
    let (session, found) = (session, report.found)
    application?.pop()
    Task { await session.goOn(connected: name, found) }
  }

  /// A claimed token is saved already; otherwise the user decides.
  private func ask(_ trouble: SyncProblems, _ name: String) {
    let presenter = session.settings.presenter
    let note = report.isSaved ? "\n" + presenter.formats.foreign(strings.setupIsSaved(name)) : ""
    let words = trouble.text(presenter) + note
    let again = Alert.Choice("a", strings.setupAgain) { [weak self] in self?.tryAgain(name) }
    let others: [Alert.Choice] =
      report.isSaved
      ? [.init("o", strings.ok) { [weak self] in self?.leave(connected: name) }]
      : [
        .init("s", strings.setupSaveAnyway) { [weak self] in self?.connect(isTested: false) },
        .init("c", strings.setupChange) { [weak self] in self?.goBack() },
      ]
    application?.present(Alert(Text(strings.setupFailed(name), .title), Text(words), [again] + others))
  }

  private func tryAgain(_ name: String) {
    if report.isSaved { follow(session.bank.testSource(name)) } else { connect(isTested: true) }
  }
}

extension Session {
  /// Starts connecting a bank. The demo refuses, because its data is temporary.
  func addSource() {
    guard !bank.isDemo else { return notice = settings.strings.setupNotInDemo }
    application?.push(SetupScreen(self))
  }

  /// Starts connecting a source again.
  func reconnect(_ source: SourceStatus) {
    guard !bank.isDemo else { return notice = settings.strings.setupNotInDemo }
    guard let screen = SetupScreen(self, reconnecting: source) else { return notice = settings.strings.notConnected }
    application?.push(screen)
  }

  /// Tests a source and shows the result.
  func test(_ source: SourceStatus) {
    let strings = settings.strings
    guard source.canRefresh else { return notice = strings.notConnected }
    guard !bank.isDemo else { return notice = strings.setupNotInDemo }
    let (name, report) = (settings.formats.foreign(source.name), SetupProgress())
    start(
      strings.setupTesting(name), { report.watching(bank.testSource(source.name), strings) },
      failure: strings.testFailed(name)
    ) { [weak self] _ in self?.notice = strings.testDone(name, found: report.found) }
  }

  /// Asks what to do with the accounts of a source, then removes it. The default answer is not to remove it.
  func askToRemove(_ source: SourceStatus) {
    let strings = settings.strings
    guard source.canRefresh else { return notice = strings.notConnected }
    guard !bank.isDemo else { return notice = strings.setupNotInDemo }
    let name = settings.formats.foreign(source.name)
    let count = snapshot?.accounts.count { $0.account.source == source.name } ?? 0
    application?.present(
      Alert(
        Text(strings.removeTitle(name), .title), Text(strings.removeQuestion(accounts: strings.accounts(count))),
        [
          .init("k", strings.removeKeeping, isDestructive: true) { [weak self] in
            self?.remove(source, deletingData: false)
          },
          .init("d", strings.removeDeleting, isDestructive: true) { [weak self] in
            self?.remove(source, deletingData: true)
          },
          .init("n", strings.cancel),
        ]))
  }

  private func remove(_ source: SourceStatus, deletingData: Bool) {
    let (strings, name) = (settings.strings, settings.formats.foreign(source.name))
    start(
      strings.removing(name), { bank.removeSource(source.name, deletingData: deletingData) },
      failure: strings.removeFailed
    ) { [weak self] _ in self?.notice = strings.setupRemoved(name, keepsAccounts: !deletingData) }
  }

  /// Continues after a source was connected: fetches all its data immediately.
  func goOn(connected name: String, _ found: String?) async {
    await load()
    ask()
    notice = settings.strings.setupDone(name, found: found)
  }
}
